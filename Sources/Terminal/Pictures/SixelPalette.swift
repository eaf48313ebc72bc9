/// The palette of an image, because a terminal has registers for 256 colors at most.
///
/// They are found by median cut (Paul Heckbert, "Color Image Quantization for Frame Buffer Display", 1982): the box of
/// all colors is divided at the middle of its longest side, and so on with the box that has the most pixels and length.
internal struct SixelPalette {
  /// Similar colors: the upper five bits of red, green and blue are equal.
  private struct Bin {
    let key: Int
    var count = 0
    var sum = SIMD3<Int>.zero

    /// The five bits of red, green or blue.
    func level(_ part: Int) -> Int { key >> (10 - 5 * part) & 31 }
  }

  private struct Box {
    var bins: ArraySlice<Bin>
    let count: Int
    let longest: Int
    let length: Int

    init(_ bins: ArraySlice<Bin>) {
      self.bins = bins
      count = bins.reduce(0) { $0 + $1.count }
      let lengths = (0..<3).map { part in
        let levels = bins.lazy.map { $0.level(part) }
        return (levels.max() ?? 0) - (levels.min() ?? 0)
      }
      length = lengths.max() ?? 0
      longest = lengths.firstIndex(of: length) ?? 0
    }

    /// The parts before and after the middle of the pixels, along the longest side.
    var halves: [Box] {
      let sorted = bins.sorted { ($0.level(longest), $0.key) < ($1.level(longest), $1.key) }
      var (middle, passed) = (1, sorted[0].count)
      while middle < sorted.count - 1, passed + sorted[middle].count <= count / 2 {
        passed += sorted[middle].count
        middle += 1
      }
      return [Box(sorted[..<middle]), Box(sorted[middle...])]
    }
  }

  /// The number of colors of an image at most.
  static let count = 255

  /// Red, green and blue.
  private(set) var colors: [SIMD3<UInt8>] = []

  /// The numbers of the colors, by the key of a bin.
  private var numbers = [UInt8](repeating: 0, count: 1 << 15)

  /// Creates a palette for the pixels that are not transparent.
  ///
  /// - Complexity: O(*n*) for *n* pixels.
  init(_ pixels: ArraySlice<UInt32>) {
    var bins: [Bin] = []
    var indexes = [UInt16?](repeating: nil, count: 1 << 15)
    for pixel in pixels where Self.isOpaque(pixel) {
      let key = Self.key(pixel)
      let index = indexes[key].map(Int.init) ?? bins.count
      if index == bins.count {
        bins.append(Bin(key: key))
        indexes[key] = UInt16(index)
      }
      bins[index].count += 1
      bins[index].sum &+= SIMD3(Int(pixel >> 24), Int(pixel >> 16 & 255), Int(pixel >> 8 & 255))
    }
    var boxes = bins.isEmpty ? [] : [Box(bins[...])]
    while boxes.count < Self.count,
      let next = boxes.indices.max(by: { boxes[$0].count * boxes[$0].length < boxes[$1].count * boxes[$1].length }),
      boxes[next].length > 0
    {
      boxes.replaceSubrange(next...next, with: boxes[next].halves)
    }
    for (number, box) in boxes.enumerated() {
      let sum = box.bins.reduce(SIMD3<Int>.zero) { $0 &+ $1.sum }
      colors.append(SIMD3(truncatingIfNeeded: (sum &+ box.count / 2) / box.count))
      for bin in box.bins { numbers[bin.key] = UInt8(number) }
    }
  }

  /// Returns the palette number of a pixel's color, or `nil` if the pixel is transparent.
  func number(of pixel: UInt32) -> UInt8? { Self.isOpaque(pixel) ? numbers[Self.key(pixel)] : nil }

  // A pixel is red, green, blue and the opacity, from the highest byte to the lowest. Sixels are opaque.
  private static func isOpaque(_ pixel: UInt32) -> Bool { pixel & 255 > 127 }

  private static func key(_ pixel: UInt32) -> Int {
    let (red, green, blue) = (pixel >> 27, pixel >> 19 & 31, pixel >> 11 & 31)
    return Int(red << 10 | green << 5 | blue)
  }
}
