import Widgets

/// The widths of ASCII letters in a font, by their bytes.
internal struct LetterWidths {
  /// The size of the font.
  let size: Double

  private let boldness, tracking: Double
  private let shares: [Double]

  init(_ font: Font) {
    size = font.pointSize.boundedLength
    tracking = font.tracking.bounded
    let isMonospaced = font.design == .monospaced
    boldness = !isMonospaced && font.weight.rawValue >= Font.Weight.semibold.rawValue ? 1.05 : 1
    shares = isMonospaced ? Self.monospacedShares : Self.usualShares
  }

  private init() { (size, boldness, tracking, shares) = (1, 1, 0, Self.usualShares.map { $0 > 0 ? 1 : 0 }) }

  /// The widths of letters that take a terminal cell each.
  static let cells = LetterWidths()

  /// The width of a letter. It is 0 for control characters, except for a tab, which is shown as a space.
  @inline(__always) subscript(byte: UInt8) -> Double { tracked(shares[Int(byte)] * size * boldness) }

  /// Returns the width of a letter with the space after it. A letter without width has none.
  @inline(__always) func tracked(_ width: Double) -> Double {
    tracking == 0 || width == 0 ? width : max(0, width + tracking)
  }

  /// Returns the width of a letter outside of ASCII, by its fraction of the size of a proportional font.
  func width(of share: Double) -> Double {
    tracked((shares == Self.monospacedShares ? 0.6 : share) * size * boldness)
  }

  private static let monospacedShares = usualShares.map { $0 > 0 ? 0.6 : 0 }

  private static let usualShares: [Double] = {
    let classes: KeyValuePairs = [
      "ijl'|`": 0.23, " \t.,:;!I": 0.28, "ftr()[]{}/\\-": 0.33, "\"*": 0.38, "cksvxyzJ?": 0.5, "w": 0.74, "mM": 0.84,
      "W%@": 0.95,
    ]
    var shares = (0..<128).map { byte in
      switch byte {
      case 0x41...0x5A: 0.67
      case 0x20...0x7E: 0.55
      default: 0.0
      }
    }
    for (characters, share) in classes {
      for byte in characters.utf8 { shares[Int(byte)] = share }
    }
    return shares
  }()
}
