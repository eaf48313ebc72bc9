// `import Styles` also imports the modules that its declarations use. No other public module re-exports one.
@_exported import Mod
@_exported import Pipe
@_exported import Widgets
