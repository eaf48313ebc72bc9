extension String {
  /// Returns whether the text contains only printable characters, and the given other ones.
  package func isPrintable(on others: String = "") -> Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: others.unicodeScalars.contains(scalar)
      default: true
      }
    }
  }
}
