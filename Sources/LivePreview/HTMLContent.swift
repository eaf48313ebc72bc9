/// What is in an element, or in a piece.
internal enum HTMLContent {
  case text(ArraySlice<UInt8>)
  case element(HTMLElement)
  case piece(Piece)
}

extension HTMLContent {
  /// The content of a piece, or else what it is itself.
  @MainActor
  internal var content: [HTMLContent] {
    guard case .piece(let piece) = self else { return [self] }
    return piece.content
  }

  /// Whether it is one element, and nothing else.
  @MainActor
  internal var isElement: Bool { content.onlyElement != nil }
}

extension [HTMLContent] {
  /// The only element, if that is all there is.
  internal var onlyElement: HTMLElement? {
    guard count == 1, case .element(let element) = self[0] else { return nil }
    return element
  }
}

extension HTMLScribe {
  /// Puts down a content with all that is in it.
  @MainActor
  internal func put(_ content: [HTMLContent], into utf8: inout [UInt8]) {
    for part in content {
      switch part {
      case .text(let text): put(text, into: &utf8)
      case .piece(let piece): put(piece.content, into: &utf8)
      case .element(let element):
        put(element.tag, into: &utf8)
        if element.isVoid { continue }
        put(element.content, into: &utf8)
        utf8 += Array("</".utf8) + element.name + [UInt8(ascii: ">")]
      }
    }
  }
}
