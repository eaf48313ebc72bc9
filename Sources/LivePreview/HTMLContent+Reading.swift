extension [HTMLContent] {
  /// Takes apart what has been written.
  ///
  /// - Parameters:
  ///   - written: HTML with marks, as a scribe writes it: whole, and with quoted attributes without `>`.
  ///   - piece: The piece that belongs into a gap.
  internal init(_ written: [UInt8], piece: (_ gap: Int) -> Piece) {
    self = []
    var open: [HTMLElement] = []
    func add(_ content: HTMLContent, to top: inout [HTMLContent]) {
      if let element = open.last { element.content.append(content) } else { top.append(content) }
    }
    var rest = written[...]
    while let first = rest.first {
      switch first {
      case UInt8(ascii: "<"):
        let tag = rest.take(through: UInt8(ascii: ">"))
        if tag.dropFirst().first == UInt8(ascii: "/") {
          open.removeLast()
        } else {
          let element = HTMLElement(tag: tag)
          add(.element(element), to: &self)
          if !element.isVoid { open.append(element) }
        }
      case Mark.gap.rawValue:
        rest.removeFirst()
        let number = rest.take(through: Mark.gap.rawValue).dropLast()
        add(.piece(piece(number.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })), to: &self)
      default:
        let text = rest.prefix { $0 != UInt8(ascii: "<") && $0 != Mark.gap.rawValue }
        rest = rest[text.endIndex...]
        add(.text(text), to: &self)
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// Takes away what comes before a byte, and the byte itself.
  fileprivate mutating func take(through byte: UInt8) -> ArraySlice<UInt8> {
    let end = firstIndex(of: byte).map { $0 + 1 } ?? endIndex
    defer { self = self[end...] }
    return self[..<end]
  }
}
