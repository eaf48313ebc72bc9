// The generated themes are made of the values of widgets.
@_exported import Widgets
