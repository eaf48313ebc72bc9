// `import FoundationStyles` also imports the modules that its declarations use.
@_exported import Mod
