import Widgets

/// The tokens that the widget of one node has written, with the places of its children among them.
///
/// It is all that a live page keeps of the HTML of a node: a few bytes for each token, and texts as they are.
package struct HTMLTape: Equatable {
  /// The first byte of a token.
  internal enum Mark: UInt8 {
    case open, attribute, style, growth, text, end, children, child
  }

  /// The tokens, one after the other.
  internal private(set) var utf8: [UInt8] = []

  /// Creates an empty tape.
  package init() {}

  /// Creates a tape of one child.
  package init(child id: Int, in arrangement: Preview.HTML.Arrangement) {
    var sink = TokenSink(isTape: true)
    sink.child(id, arrangement)
    self.init(sink.utf8)
  }

  internal init(_ utf8: [UInt8]) {
    // Without the room that was reserved for writing.
    self.utf8 = utf8.withUnsafeBufferPointer { Array($0) }
  }
}

extension HTMLTape {
  /// A token, with what belongs to it as a part of the tape.
  package enum Token {
    /// An element begins.
    case open(ArraySlice<UInt8>)
    /// The element has an attribute.
    case attribute(ArraySlice<UInt8>, ArraySlice<UInt8>)
    /// The element has a style: the declarations, and the offset of the rule that holds them.
    case style(ArraySlice<UInt8>, rule: Int)
    /// The element shares the room of what is around it, as classes say.
    case growth(UInt8, UInt8)
    /// A text.
    case text(ArraySlice<UInt8>)
    /// An element ends.
    case end
    /// All children of the node.
    case children(Preview.HTML.Arrangement)
    /// A child of the node.
    case child(Int, Preview.HTML.Arrangement)
  }

  /// Reads the token at an offset, and moves on to the next; `nil` at the end.
  package func next(_ offset: inout Int) -> Token? {
    guard offset < utf8.count, let mark = Mark(rawValue: utf8[offset]) else { return nil }
    offset += 1
    switch mark {
    case .open: return .open(take(Int(utf8[offset]), after: 1, &offset))
    case .attribute:
      let name = take(Int(utf8[offset]), after: 1, &offset)
      return .attribute(name, takeText(&offset))
    case .style:
      let rule = offset
      offset += 4
      return .style(takeText(&offset), rule: rule)
    case .growth:
      offset += 2
      return .growth(utf8[offset - 2], utf8[offset - 1])
    case .text: return .text(takeText(&offset))
    case .end: return .end
    case .children:
      offset += 1
      return .children(arrangement(at: offset - 1))
    case .child:
      let id = utf8.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset + 1, as: Int64.self) }
      offset += 9
      return .child(Int(id), arrangement(at: offset - 9))
    }
  }

  private func take(_ count: Int, after skipped: Int, _ offset: inout Int) -> ArraySlice<UInt8> {
    let start = offset + skipped
    offset = start + count
    return utf8[start..<offset]
  }

  private func takeText(_ offset: inout Int) -> ArraySlice<UInt8> { take(number(at: offset), after: 4, &offset) }

  private func number(at offset: Int) -> Int {
    Int(utf8.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) })
  }

  private func arrangement(at offset: Int) -> Preview.HTML.Arrangement {
    Preview.HTML.Arrangement(rawValue: Int(utf8[offset])) ?? .column
  }
}

extension HTMLTape {
  /// The children that stand by themselves on the tape, with how they are laid out.
  package var children: [(id: Int, arrangement: Preview.HTML.Arrangement)] {
    var (children, offset) = ([(id: Int, arrangement: Preview.HTML.Arrangement)](), 0)
    while let token = next(&offset) {
      if case .child(let id, let arrangement) = token { children.append((id, arrangement)) }
    }
    return children
  }

  /// The offsets of the numbers of rules on the tape.
  package var rules: [Int] {
    var (rules, offset) = ([Int](), 0)
    while let token = next(&offset) {
      if case .style(_, let rule) = token { rules.append(rule) }
    }
    return rules
  }

  /// Whether the tape holds one element, and nothing beside it.
  package var isOneElement: Bool {
    var (offset, depth, count) = (0, 0, 0)
    while let token = next(&offset) {
      switch token {
      case .open:
        if depth == 0 { count += 1 }
        depth += 1
      case .end: depth -= 1
      case .text, .child, .children: if depth == 0 { return false }
      case .attribute, .style, .growth: continue
      }
    }
    return count == 1
  }

  /// The rule that holds a style: its number, 0 if it has none yet, or ``inline``.
  package subscript(rule offset: Int) -> Int {
    get { number(at: offset) }
    set {
      let number = UInt32(newValue)
      utf8.withUnsafeMutableBytes { $0.storeBytes(of: number, toByteOffset: offset, as: UInt32.self) }
    }
  }

  /// The number that says that a style stands at the element itself.
  package static let inline = Int(UInt32.max)

  /// The classes that say how an element shares the room of what is around it, each after a space.
  package static func classes(_ grow: UInt8, _ shrink: UInt8) -> String {
    let kinds = [
      FlexStep(rawValue: Int(grow) - 1).flatMap(Kind.growing),
      FlexStep(rawValue: Int(shrink) - 1).flatMap(Kind.shrinking),
    ]
    return kinds.compactMap { $0.map { " \($0.name)" } }.joined()
  }
}
