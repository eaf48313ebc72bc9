/// An image for a terminal that draws parts of it as sixels: columns of six pixels, one color after the other.
///
/// Each row of cells has a palette of its own, because there can be only 255 colors.
internal struct SixelImage {
  private let width: Int
  private let rowHeight: Int

  /// Red, green and blue of the colors, for each row of cells.
  private var colors: [[SIMD3<UInt8>]] = []

  /// The number of each pixel's color in its row of cells, or ``clear``.
  private var numbers: [UInt8] = []

  /// The number of pixels without a color.
  private static let clear = UInt8(SixelPalette.count)

  /// Creates an image from pixels, row by row: red, green, blue and the opacity, from the highest byte to the lowest.
  ///
  /// - Parameters:
  ///   - pixels: The pixels.
  ///   - width: The number of pixels in a row of them.
  ///   - rowHeight: The number of rows of pixels in a row of cells.
  /// - Complexity: O(*n*) for *n* pixels.
  init(_ pixels: [UInt32], width: Int, rowHeight: Int) {
    (self.width, self.rowHeight) = (width, rowHeight)
    numbers.reserveCapacity(pixels.count)
    for start in stride(from: 0, to: pixels.count, by: width * rowHeight) {
      let row = pixels[start..<min(start + width * rowHeight, pixels.count)]
      let palette = SixelPalette(row)
      colors.append(palette.colors)
      numbers += row.lazy.map { palette.number(of: $0) ?? Self.clear }
    }
  }

  /// The number of pixels.
  var count: Int { numbers.count }

  /// Returns the command that draws a part of a row of cells at the cursor. Transparent pixels are not drawn.
  ///
  /// - Parameters:
  ///   - row: The row of cells.
  ///   - columns: The columns of pixels.
  ///   - style: A style, which inverts colors if it is reversed, and darkens them if it is dim.
  /// - Complexity: O(*n*) for *n* pixels.
  func command(row: Int, columns: Range<Int>, style: CellStyle) -> [UInt8] {
    let rows = row * rowHeight..<(row + 1) * rowHeight
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(columns.count);\(rowHeight)".utf8)
    for number in used(columns, rows) {
      let color = Self.changed(colors[row][number], by: style)
      bytes += "#\(number);2;\(Self.percent(color.x));\(Self.percent(color.y));\(Self.percent(color.z))".utf8
    }
    for start in stride(from: rows.lowerBound, to: rows.upperBound, by: 6) {
      if start > rows.lowerBound { bytes.append(UInt8(ascii: "-")) }
      draw(columns, start..<min(start + 6, rows.upperBound), to: &bytes)
    }
    return bytes + Array("\u{1B}\\".utf8)
  }

  /// Returns the average color of a part of a row of cells, with its opacity, or 0 if most of it is transparent.
  func average(row: Int, columns: Range<Int>, rows: Range<Int>) -> UInt32 {
    var (sum, count) = (SIMD3<Int>.zero, 0)
    for y in rows {
      for number in numbers[places(columns, y)] where number != Self.clear {
        sum &+= SIMD3(truncatingIfNeeded: colors[row][Int(number)])
        count += 1
      }
    }
    guard count > 0, count * 2 >= columns.count * rows.count else { return 0 }
    let color = sum / count
    return UInt32(color.x) << 24 | UInt32(color.y) << 16 | UInt32(color.z) << 8 | 255
  }

  private func places(_ columns: Range<Int>, _ y: Int) -> Range<Int> {
    y * width + columns.lowerBound..<y * width + columns.upperBound
  }

  /// Returns the numbers of the colors in a part, in their order.
  private func used(_ columns: Range<Int>, _ rows: Range<Int>) -> [Int] {
    var isUsed = [Bool](repeating: false, count: SixelPalette.count + 1)
    for y in rows {
      for number in numbers[places(columns, y)] { isUsed[Int(number)] = true }
    }
    return (0..<SixelPalette.count).filter { isUsed[$0] }
  }

  /// Writes up to six rows of pixels, one color after the other.
  private func draw(_ columns: Range<Int>, _ rows: Range<Int>, to bytes: inout [UInt8]) {
    var lines = [SixelLine](repeating: SixelLine(), count: SixelPalette.count)
    for x in columns {
      var left: UInt8 = (1 << UInt8(rows.count)) - 1
      while left > 0 {
        let number = numbers[(rows.lowerBound + left.trailingZeroBitCount) * width + x]
        let bits = (0..<rows.count).reduce(UInt8(0)) { bits, row in
          numbers[(rows.lowerBound + row) * width + x] == number ? bits | 1 << UInt8(row) : bits
        }
        left &= ~bits
        if number != Self.clear { lines[Int(number)].put(bits, at: x - columns.lowerBound) }
      }
    }
    var isFirst = true
    for number in lines.indices where lines[number].end > 0 {
      bytes += "\(isFirst ? "" : "$")#\(number)".utf8
      lines[number].finish()
      bytes += lines[number].bytes
      isFirst = false
    }
  }

  private static func changed(_ color: SIMD3<UInt8>, by style: CellStyle) -> SIMD3<UInt8> {
    let color = style.isReversed ? ~color : color
    return style.isDim ? color &>> 1 : color
  }

  private static func percent(_ byte: UInt8) -> Int { (Int(byte) * 100 + 127) / 255 }
}

/// The pixels of a color in a band of six rows. Each character is a column, and its lowest bit is the uppermost pixel.
private struct SixelLine {
  private(set) var bytes: [UInt8] = []

  /// The column after the last one.
  private(set) var end = 0

  private var bits: UInt8 = 0
  private var length = 0

  /// Adds the pixels of a column to the right of all others.
  mutating func put(_ bits: UInt8, at column: Int) {
    if column > end { repeating(0, column - end) }
    repeating(bits, 1)
  }

  private mutating func repeating(_ bits: UInt8, _ count: Int) {
    if bits != self.bits { finish() }
    self.bits = bits
    length += count
    end += count
  }

  /// Writes the last run of equal columns.
  mutating func finish() {
    if length > 3 { bytes += "!\(length)".utf8 }
    bytes += repeatElement(63 + bits, count: length > 3 ? 1 : length)
    length = 0
  }
}
