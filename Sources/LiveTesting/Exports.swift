@_exported import Live
