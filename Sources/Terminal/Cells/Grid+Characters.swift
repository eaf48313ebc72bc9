extension Grid {
  /// The code of a character: that of its scalar, or an index into the clusters of the grid.
  package struct PackedCharacter: Equatable {
    private let number: UInt32

    package static let blank = PackedCharacter(" ")

    /// The code after a wide character.
    package static let continuation = PackedCharacter("\0")

    package init(_ scalar: Unicode.Scalar) { number = scalar.value }

    init(cluster index: Int) { number = 0x11_0000 + UInt32(index) }

    package var meaning: Meaning { Unicode.Scalar(number).map(Meaning.scalar) ?? .cluster(Int(number - 0x11_0000)) }

    package enum Meaning {
      case scalar(Unicode.Scalar)
      case cluster(Int)
    }
  }

  /// Characters of several scalars, each with a number.
  package final class Clusters {
    private var characters: [Character] = []
    private var indexes: [Character: Int] = [:]

    package init() {}

    package subscript(index: Int) -> Character { characters[index] }

    internal func index(of character: Character) -> Int {
      // Characters that differ only in their scalars are equal, and are shown alike.
      if let index = indexes[character] { return index }
      indexes[character] = characters.count
      characters.append(character)
      return characters.count - 1
    }
  }
}
