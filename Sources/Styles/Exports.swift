// `import Styles` also imports the modules that its declarations use. Beside it and `FoundationStyles`, no public
// module re-exports one.
@_exported import FoundationStyles
@_exported import Mod
@_exported import Widgets
