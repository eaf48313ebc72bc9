/// The size of a PNG image, and the form of its pixels.
internal struct PNGHeader {
  /// The components of a pixel.
  enum Kind: UInt8 { case gray = 0, color = 2, palette = 3, grayAlpha = 4, colorAlpha = 6 }

  /// A part of an image: all of its pixels, or some at regular distances if it is interlaced.
  struct Pass {
    let x: Int, y: Int, stepX: Int, stepY: Int

    /// The number of columns and of rows, both at least one.
    let columns: Int, rows: Int
  }

  /// The greatest number of pixels of an image that is decoded: sixteen megapixels.
  static let largestArea = 1 << 24

  /// The greatest number of bytes of all pixels, before they are compressed: 64 MiB.
  static let largestSize = 1 << 26

  let width: Int
  let height: Int

  /// The number of bits of a component: 1, 2, 4, 8 or 16.
  let depth: Int
  let kind: Kind
  let isInterlaced: Bool

  /// The number of bits of a pixel.
  var bits: Int {
    switch kind {
    case .gray, .palette: depth
    case .grayAlpha: depth * 2
    case .color: depth * 3
    case .colorAlpha: depth * 4
    }
  }

  /// Creates the header that the thirteen bytes of the first chunk describe.
  ///
  /// - Throws: ``PNGError``.
  init(_ bytes: ArraySlice<UInt8>) throws(PNGError) {
    let bytes = Array(bytes)
    guard bytes.count == 13, let kind = Kind(rawValue: bytes[9]), bytes[10] == 0, bytes[11] == 0, bytes[12] < 2
    else { throw .damaged }
    let depths: [UInt8] =
      switch kind {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .color, .grayAlpha, .colorAlpha: [8, 16]
      }
    let (width, height) = (bytes[..<4].bigEndian, bytes[4..<8].bigEndian)
    guard depths.contains(bytes[8]), width > 0, height > 0 else { throw .damaged }
    guard width <= Self.largestArea, height <= Self.largestArea, width * height <= Self.largestArea
    else { throw .tooLarge }
    (self.width, self.height, self.kind, depth) = (width, height, kind, Int(bytes[8]))
    isInterlaced = bytes[12] == 1
    guard size <= Self.largestSize else { throw .tooLarge }
  }

  /// The number of bytes of all pixels and filters.
  var size: Int { passes.reduce(0) { $0 + $1.rows * (1 + rowSize($1)) } }

  /// Returns the number of bytes of a row, without the byte of its filter.
  func rowSize(_ pass: Pass) -> Int { (pass.columns * bits + 7) / 8 }

  /// The parts of the image, in the order of their bytes.
  var passes: [Pass] {
    let steps =
      isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    return steps.compactMap { x, y, stepX, stepY in
      let (columns, rows) = ((width - x + stepX - 1) / stepX, (height - y + stepY - 1) / stepY)
      if columns <= 0 || rows <= 0 { return nil }
      return Pass(x: x, y: y, stepX: stepX, stepY: stepY, columns: columns, rows: rows)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The big-endian number in the bytes.
  internal var bigEndian: Int { reduce(0) { $0 << 8 | Int($1) } }
}

/// A reason for which the bytes of a PNG image are not decoded.
internal enum PNGError: Error {
  /// The bytes are no PNG image, or some are damaged or missing.
  case damaged
  /// The image has more pixels, or more bytes, than are decoded.
  case tooLarge
}
