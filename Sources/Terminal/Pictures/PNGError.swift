/// A reason for which the bytes of a PNG image are not decoded.
internal enum PNGError: Error {
  /// The bytes are those of no PNG image, or some are damaged or missing.
  case damaged
  /// The image has more pixels, or more bytes, than are decoded.
  case tooLarge
}
