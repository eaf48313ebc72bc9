/// The names of custom properties to which a page refers, without the hyphens in front.
internal struct TokenNames: Equatable {
  private var names: Set<[UInt8]> = []

  internal var isEmpty: Bool { names.isEmpty }

  internal func contains(_ name: some Sequence<UInt8>) -> Bool { names.contains(Array(name)) }

  /// Adds the names of the custom properties to which styles refer.
  ///
  /// - Parameter utf8: The styles, between other bytes.
  /// - Complexity: O(*n*) for *n* bytes.
  internal mutating func insert(from utf8: [UInt8]) {
    utf8.withUnsafeBufferPointer { utf8 in
      var index = 5
      while index < utf8.count {
        // A hyphen is rare, and ends what comes before a name: var(--
        guard utf8[index] == UInt8(ascii: "-"), utf8[index - 1] == UInt8(ascii: "-"),
          utf8[index - 2] == UInt8(ascii: "("), utf8[index - 3] == UInt8(ascii: "r")
        else {
          index += 1
          continue
        }
        let name = utf8[(index + 1)...].prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ",") }
        names.insert(Array(name))
        index = name.endIndex + 1
      }
    }
  }
}
