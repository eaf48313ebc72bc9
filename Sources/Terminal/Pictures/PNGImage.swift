import Foundation

/// A PNG image. Its rows are read one by one.
///
/// The bytes may be anything. Checksums, profiles of colors and text are skipped.
internal struct PNGImage {
  let header: PNGHeader

  /// The colors of the palette.
  private var palette: [Pixel] = []

  /// The components of the transparent color, if there is one.
  private var transparent: [Int]?

  /// The bytes of all rows, each after its filter.
  private var bytes: [UInt8] = []

  /// The red, green and blue of a pixel and its opacity, in eight bits each.
  struct Pixel: Equatable {
    var red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8
  }

  /// Creates an image from its bytes.
  ///
  /// - Throws: ``PNGError``.
  /// - Complexity: O(*n*) for *n* bytes and pixels.
  init(_ data: Data) throws(PNGError) {
    let file = [UInt8](data)
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw .damaged }
    var (chunks, compressed, position) = ([String: ArraySlice<UInt8>](), [UInt8](), 8)
    // A chunk is its length, its name, its bytes and a checksum.
    while file.count - position >= 12 {
      let length = file[position..<position + 4].bigEndian
      let name = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
      guard length <= file.count - position - 12 else { throw .damaged }
      let bytes = file[position + 8..<position + 8 + length]
      position += length + 12
      switch name {
      case "IDAT": compressed += bytes
      case "IHDR", "PLTE", "tRNS":
        if chunks.updateValue(bytes, forKey: name) != nil { throw .damaged }
      default: break
      }
      if name == "IEND" { break }
    }
    guard let start = chunks["IHDR"] else { throw .damaged }
    header = try PNGHeader(start)
    palette = chunks["PLTE"].map(Self.colors) ?? []
    if let bytes = chunks["tRNS"] { setTransparency(Array(bytes)) }
    if header.kind == .palette, palette.isEmpty { throw .damaged }
    bytes = try Inflater.bytes(ofZlib: compressed, count: header.size)
    try removeFilters()
  }

  private static func colors(_ bytes: ArraySlice<UInt8>) -> [Pixel] {
    let bytes = Array(bytes.prefix(256 * 3))
    return stride(from: 0, to: bytes.count - bytes.count % 3, by: 3).map { start in
      Pixel(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: 255)
    }
  }

  private mutating func setTransparency(_ bytes: [UInt8]) {
    switch header.kind {
    case .palette:
      for (index, alpha) in zip(palette.indices, bytes) { palette[index].alpha = alpha }
    case .gray where bytes.count == 2, .color where bytes.count == 6:
      transparent = stride(from: 0, to: bytes.count, by: 2).map { bytes[$0..<$0 + 2].bigEndian }
    case .gray, .color, .grayAlpha, .colorAlpha: break
    }
  }

  /// Adds the neighbors' bytes that the filter of each row has subtracted.
  private mutating func removeFilters() throws(PNGError) {
    let distance = max(1, header.bits / 8)
    var position = 0
    for pass in header.passes {
      let size = header.rowSize(pass)
      for row in 0..<pass.rows {
        guard let filter = Filter(rawValue: bytes[position]) else { throw .damaged }
        let (start, end) = (position + 1, position + 1 + size)
        position = end
        let hasAbove = row > 0
        switch filter {
        case .none: continue
        case .sub:
          for index in start + distance..<max(start + distance, end) { bytes[index] &+= bytes[index - distance] }
        case .up where hasAbove: for index in start..<end { bytes[index] &+= bytes[index - size - 1] }
        case .up: continue
        case .average, .paeth:
          for index in start..<end {
            let hasLeft = index >= start + distance
            let left = hasLeft ? Int(bytes[index - distance]) : 0
            let above = hasAbove ? Int(bytes[index - size - 1]) : 0
            let corner = hasLeft && hasAbove ? Int(bytes[index - size - 1 - distance]) : 0
            let guess = filter == .average ? (left + above) / 2 : Self.nearest(left, above, corner)
            bytes[index] &+= UInt8(truncatingIfNeeded: guess)
          }
        }
      }
    }
  }

  private enum Filter: UInt8 { case none, sub, up, average, paeth }

  /// Returns the neighbor that is nearest to where their plane leads.
  private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let (first, second, third) = (abs(above - corner), abs(left - corner), abs(left + above - 2 * corner))
    return first <= second && first <= third ? left : second <= third ? above : corner
  }

  /// Calls a closure with the pixels of each row, and with their part of the image.
  ///
  /// - Complexity: O(*n*) for *n* pixels.
  func forEachRow(_ body: (_ pass: PNGHeader.Pass, _ row: Int, _ pixels: [Pixel]) -> Void) {
    var position = 0
    var pixels: [Pixel] = []
    for pass in header.passes {
      pixels = Array(repeating: Pixel(red: 0, green: 0, blue: 0, alpha: 0), count: pass.columns)
      for row in 0..<pass.rows {
        read(&pixels, at: position + 1)
        body(pass, row, pixels)
        position += 1 + header.rowSize(pass)
      }
    }
  }

  private func read(_ pixels: inout [Pixel], at start: Int) {
    guard header.depth >= 8 else { return readSmall(&pixels, at: start) }
    // The upper byte of a 16-bit sample is enough.
    let (bytes, step, size) = (bytes, header.depth / 8, header.bits / 8)
    switch header.kind {
    case .palette: for index in pixels.indices { pixels[index] = color(Int(bytes[start + index])) }
    case .gray, .grayAlpha:
      let hasAlpha = header.kind == .grayAlpha
      for index in pixels.indices {
        let place = start + index * size
        let gray = bytes[place]
        pixels[index] = Pixel(red: gray, green: gray, blue: gray, alpha: hasAlpha ? bytes[place + step] : 255)
      }
    case .color, .colorAlpha:
      let hasAlpha = header.kind == .colorAlpha
      for index in pixels.indices {
        let place = start + index * size
        let alpha = hasAlpha ? bytes[place + 3 * step] : 255
        pixels[index] = Pixel(
          red: bytes[place], green: bytes[place + step], blue: bytes[place + 2 * step], alpha: alpha)
      }
    }
    guard let transparent else { return }
    for index in pixels.indices where isEqual(transparent, start + index * size, step) { pixels[index].alpha = 0 }
  }

  private func isEqual(_ color: [Int], _ place: Int, _ step: Int) -> Bool {
    for (number, component) in color.enumerated() {
      let start = place + number * step
      if bytes[start..<start + step].bigEndian != component { return false }
    }
    return true
  }

  /// Reads pixels of less than a byte, the first pixel in the highest bits.
  private func readSmall(_ pixels: inout [Pixel], at start: Int) {
    let depth = header.depth
    let mask = 1 << depth - 1
    for index in pixels.indices {
      let bit = index * depth
      let value = Int(bytes[start + bit / 8]) >> (8 - depth - bit % 8) & mask
      if header.kind == .palette {
        pixels[index] = color(value)
      } else {
        let gray = UInt8(value * 255 / mask)
        pixels[index] = Pixel(red: gray, green: gray, blue: gray, alpha: transparent == [value] ? 0 : 255)
      }
    }
  }

  /// Returns a color of the palette, or black beyond its end.
  private func color(_ index: Int) -> Pixel {
    index < palette.count ? palette[index] : Pixel(red: 0, green: 0, blue: 0, alpha: 255)
  }
}
