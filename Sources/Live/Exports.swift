@_exported import Bindings
@_exported import Widgets
