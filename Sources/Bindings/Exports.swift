@_exported import Mod
@_exported import Observation
@_exported import Signals
@_exported import Widgets
