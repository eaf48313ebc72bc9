@_exported import Widgets
