// `import Styles` brings along what styles are made of. Nothing public re-exports a module.
@_exported import Mod
@_exported import Pipe
@_exported import Widgets
