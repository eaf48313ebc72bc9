// The generated themes are made of the values that widgets show.
@_exported import Values
