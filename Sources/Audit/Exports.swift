@_exported import Layout
@_exported import Widgets
