@_exported import LivePreview
