@_exported import Live
@_exported import Preview
