/// What is in an element, or in a piece.
internal enum HTMLContent {
  case text(ArraySlice<UInt8>)
  case element(HTMLElement)
  case piece(Piece)
}

extension HTMLContent {
  /// The element, or that of a piece which is nothing else.
  @MainActor
  internal var element: HTMLElement? {
    switch self {
    case .text: nil
    case .element(let element): element
    case .piece(let piece): piece.element
    }
  }

  /// The element before, if this has been written again.
  @MainActor
  internal var formerElement: HTMLElement? {
    if case .piece(let piece) = self { piece.formerElement } else { element }
  }
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
