import Foundation

extension Grid {
  /// The code of a character: its scalar, or an index into the clusters of the grid.
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

  /// The addresses to which cells lead, each with a number from 1 to 65,535.
  final class Links {
    private var addresses: [String] = []
    private var numbers: [String: UInt16] = [:]

    /// The schemes that pages allow, too.
    private static let schemes: Set = ["http", "https", "mailto", "tel"]

    /// Returns the number of an address, or `nil` if a terminal should not open it.
    ///
    /// Other characters than printable ASCII could end the command that contains the address.
    func number(of url: URL) -> UInt16? {
      guard let scheme = url.scheme?.lowercased(), Self.schemes.contains(scheme) else { return nil }
      let address = url.absoluteString
      if let number = numbers[address] { return number }
      guard addresses.count < Int(UInt16.max), address.utf8.count <= 2_083,
        address.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
      else { return nil }
      addresses.append(address)
      numbers[address] = UInt16(addresses.count)
      return numbers[address]
    }

    /// Returns the operating system command 8, after which a terminal writes cells of a link, or of none for the
    /// number 0.
    func opening(_ number: UInt16) -> String {
      number == 0 ? "\u{1B}]8;;\u{1B}\\" : "\u{1B}]8;id=\(number);\(addresses[Int(number) - 1])\u{1B}\\"
    }
  }

  /// Characters of several scalars, each with a number.
  package final class Clusters {
    private var characters: [Character] = []
    private var indexes: [Character: Int] = [:]

    /// The addresses of links, if cells may be links.
    let links: Links?

    /// The pictures of the terminal, if it shows any.
    let pictures: Pictures?

    /// The rows to which contents are scrolled.
    let scrolled = ScrolledContents()

    /// Whether pixels have been drawn. Content over them has to erase them.
    var hasPixels = false

    /// The pictures that are drawn as sixels, if the terminal reports that it can.
    let sixels: SixelPictures?

    /// The pictures in half blocks, if the terminal shows no others and has colors.
    let blocks: BlockPictures?

    package init(hasLinks: Bool = false, hasPictures: Bool = false, hasBlocks: Bool = true) {
      (links, pictures) = (hasLinks ? Links() : nil, hasPictures ? Pictures() : nil)
      (sixels, blocks) = hasBlocks && !hasPictures ? (SixelPictures(), BlockPictures()) : (nil, nil)
    }

    /// Allows reading images from files, as for the process's own terminal.
    func readFiles() {
      pictures?.readsFiles = true
      sixels?.readsFiles = true
      blocks?.readsFiles = true
    }

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
