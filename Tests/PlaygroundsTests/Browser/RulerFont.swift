import Foundation

/// A TrueType font whose characters are as wide as the layout takes them to be, and show nothing.
///
/// A browser that sets text in it breaks lines where the layout does, so that the boxes of both can be compared.
struct RulerFont {
  private static let unitsPerEm = 10_000

  /// The width of each character, in shares of the font size.
  let advances: [Unicode.Scalar: Double]

  /// The font, as the `src` of a rule of a style sheet.
  var address: String { "data:font/ttf;base64,\(data.base64EncodedString())" }

  var data: Data {
    let tables = [
      ("OS/2", os2), ("cmap", characters), ("glyf", Data(count: 4)), ("head", head), ("hhea", lines), ("hmtx", widths),
      ("loca", Data(count: (scalars.count + 2) * 2)), ("maxp", maxp), ("name", Data([0, 0, 0, 0, 0, 6])),
      ("post", words([3, 0, 0, 0]) + Data(count: 24)),
    ]
    var directory = words([0x0001, 0, UInt16(tables.count), 128, 3, UInt16(tables.count * 16 - 128)])
    var content = Data()
    let start = 12 + tables.count * 16
    for (name, table) in tables {
      directory += Data(name.utf8) + longs([checksum(table), UInt32(start + content.count), UInt32(table.count)])
      content += table + Data(count: (4 - table.count % 4) % 4)
    }
    return directory + content
  }

  private var scalars: [Unicode.Scalar] { advances.keys.sorted { $0.value < $1.value } }

  private var widths: Data {
    scalars.reduce(into: words([5000, 0])) {
      $0 += words([UInt16(clamping: Int(((advances[$1] ?? 0) * Double(Self.unitsPerEm)).rounded())), 0])
    }
  }

  private var characters: Data {
    let groups = scalars.enumerated().map { longs([$1.value, $1.value, UInt32($0 + 1)]) }
    return words([0, 1, 3, 10]) + longs([12]) + words([12, 0])
      + longs([UInt32(16 + groups.count * 12), 0, UInt32(groups.count)]) + groups.reduce(Data(), +)
  }

  private var head: Data {
    words([1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, UInt16(Self.unitsPerEm)]) + Data(count: 16)
      + words([0, 0, 10_000, 10_000, 0, 8, 2, 0, 0])
  }

  // Text stands where the layout has it: 0.95 of the size below the top of its line, which is 1.2 of the size high.
  private var lines: Data {
    words([1, 0, 9500, UInt16(bitPattern: -2500), 0, 20_000, 0, 0, 20_000, 1, 0, 0]) + Data(count: 10)
      + words([UInt16(scalars.count + 1)])
  }

  private var maxp: Data { words([1, 0, UInt16(scalars.count + 1)]) + Data(count: 26) }

  private var os2: Data {
    words([4, 5000, 400, 5, 0]) + Data(count: 22) + Data(count: 32)
      + words([0x40, 32, 0xFFFF, 9500, UInt16(bitPattern: -2500), 0, 9500, 2500]) + Data(count: 8)
      + words([5000, 7000, 0, 32, 1])
  }

  private func checksum(_ table: Data) -> UInt32 {
    let padded = table + Data(count: (4 - table.count % 4) % 4)
    return stride(from: 0, to: padded.count, by: 4).reduce(0) { sum, start in
      sum &+ padded[padded.startIndex + start..<padded.startIndex + start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  private func words(_ words: [UInt16]) -> Data { Data(words.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }) }

  private func longs(_ longs: [UInt32]) -> Data {
    words(longs.flatMap { [UInt16($0 >> 16), UInt16($0 & 65535)] })
  }
}
