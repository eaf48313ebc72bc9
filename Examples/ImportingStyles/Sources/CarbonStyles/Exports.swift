@_exported import Styles
