@_exported import Layout
@_exported import Live
