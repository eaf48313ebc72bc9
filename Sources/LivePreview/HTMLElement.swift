/// An element of HTML that has been written in pieces.
internal final class HTMLElement {
  /// The start tag, with marks.
  internal let tag: ArraySlice<UInt8>
  internal let name: ArraySlice<UInt8>
  internal var content: [HTMLContent] = []

  /// The number of pieces directly in the element that are not one element each.
  internal var looseCount = 0

  internal init(tag: ArraySlice<UInt8>) {
    self.tag = tag
    name = tag.dropFirst().prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }
  }

  /// Whether there is nothing in the element, nor an end tag.
  internal var isVoid: Bool { Self.void.contains { $0.utf8.elementsEqual(name) } }

  private static let void = ["input", "hr", "br"]
}
