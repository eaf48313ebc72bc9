import Layout
import Widgets

/// The tokens that the widget of one node has written, with the slots of its children among them.
///
/// A live page keeps only the markup of each node: a few bytes per token, and unescaped texts.
package struct MarkupBuffer: Equatable {
  /// The first byte of a token.
  internal enum Mark: UInt8 {
    case open, attribute, style, themes, rules, growth, text, end, children, child, inner
  }

  /// The byte before a length of four bytes. Shorter lengths are a byte themselves.
  internal static let longLength = UInt8.max

  /// The tokens, one after the other.
  internal private(set) var utf8: [UInt8] = []

  /// Creates an empty buffer.
  package init() {}

  /// Creates a buffer with one child.
  package init(child id: Int, in arrangement: Preview.HTML.Arrangement) {
    var sink = MarkupSink(keepsTokens: true)
    sink.child(id, arrangement)
    self.init(sink.utf8)
  }

  internal init(_ utf8: [UInt8]) {
    // The copy has no capacity that it does not need.
    self.utf8.reserveCapacity(utf8.count)
    self.utf8 += utf8
  }
}

extension MarkupBuffer {
  /// The number of bytes.
  package var count: Int { utf8.count }

  /// Replaces whole tokens by others.
  internal mutating func replace(_ range: Range<Int>, by tokens: [UInt8]) { utf8.replaceSubrange(range, with: tokens) }

  /// A token, with its values as slices of the buffer.
  package enum Token {
    /// The start of an element.
    case open(ArraySlice<UInt8>)
    /// An attribute of the element.
    case attribute(ArraySlice<UInt8>, ArraySlice<UInt8>)
    /// The style of the element: the declarations, the offset of the number of its rule, and what the style contains.
    case style(ArraySlice<UInt8>, rule: Int, StyleContent)
    /// The steps by which the element grows and shrinks, as classes.
    case growth(UInt8, UInt8)
    /// A text.
    case text(ArraySlice<UInt8>)
    /// The end of an element.
    case end
    /// The slot of all children of the node.
    case children(Preview.HTML.Arrangement)
    /// The slot of one child of the node.
    case child(Int, Preview.HTML.Arrangement)
    /// The start of the markup of a child in the shared slot: its range, and the child's share of the space.
    case inner(Range<Int>, Flex?)
  }

  /// The content of a style.
  package enum StyleContent {
    /// Declarations, of which those of the tokens of themes take a number of bytes at the start.
    case declarations(tokens: Int)
    /// Rules for states.
    case rules
  }

  /// Returns the token at an offset, and advances the offset; `nil` at the end.
  package func next(_ offset: inout Int) -> Token? {
    guard offset < utf8.count, let mark = Mark(rawValue: utf8[offset]) else { return nil }
    offset += 1
    switch mark {
    case .open: return .open(take(Int(utf8[offset]), after: 1, &offset))
    case .attribute:
      let name = take(Int(utf8[offset]), after: 1, &offset)
      return .attribute(name, takeText(&offset))
    case .style, .themes, .rules:
      let rule = offset
      offset += mark == .themes ? 8 : 4
      let tokens = mark == .themes ? Int(utf8[number: rule + 4]) : 0
      return .style(takeText(&offset), rule: rule, mark == .rules ? .rules : .declarations(tokens: tokens))
    case .growth:
      offset += 2
      return .growth(utf8[offset - 2], utf8[offset - 1])
    case .text: return .text(takeText(&offset))
    case .end: return .end
    case .children:
      offset += 1
      return .children(arrangement(at: offset - 1))
    case .child:
      let id = Int64(utf8[number: offset + 1]) | Int64(utf8[number: offset + 5]) << 32
      offset += 9
      return .child(Int(id), arrangement(at: offset - 9))
    case .inner:
      let (count, flex) = (takeLength(&offset), takeFlex(&offset))
      return .inner(offset..<offset + count, flex)
    }
  }

  /// The offset after the first start tag, or 0 if there is none.
  internal var endOfStartTag: Int {
    var offset = 0
    while offset < utf8.count, let mark = Mark(rawValue: utf8[offset]) {
      switch mark {
      case .open where offset == 0: offset += 2 + Int(utf8[1])
      case .attribute:
        offset += 2 + Int(utf8[offset + 1])
        offset = endOfLength(at: offset)
      case .style, .rules: offset = endOfLength(at: offset + 5)
      case .themes: offset = endOfLength(at: offset + 9)
      case .growth: offset += 3
      case .open, .text, .end, .children, .child, .inner: return offset
      }
    }
    return offset
  }

  /// Returns the offset after a text, which is the same offset if there is another token, or `nil` at the end.
  internal func endOfText(at offset: Int) -> Int? {
    guard offset < utf8.count else { return nil }
    return Mark(rawValue: utf8[offset]) == .text ? endOfLength(at: offset + 1) : offset
  }

  /// Returns the offset after a length and the bytes of that length.
  private func endOfLength(at offset: Int) -> Int {
    var offset = offset
    let length = takeLength(&offset)
    return offset + length
  }

  private func take(_ count: Int, after skipped: Int, _ offset: inout Int) -> ArraySlice<UInt8> {
    let start = offset + skipped
    offset = start + count
    return utf8[start..<offset]
  }

  private func takeText(_ offset: inout Int) -> ArraySlice<UInt8> { take(takeLength(&offset), after: 0, &offset) }

  private func takeLength(_ offset: inout Int) -> Int {
    let length = utf8[offset]
    offset += 1
    if length != Self.longLength { return Int(length) }
    offset += 4
    return Int(utf8[number: offset - 4])
  }

  private func arrangement(at offset: Int) -> Preview.HTML.Arrangement {
    Preview.HTML.Arrangement(rawValue: Int(utf8[offset])) ?? .column
  }
}

extension MarkupBuffer {
  /// The children with their own slots, with their layouts.
  package var children: [(id: Int, arrangement: Preview.HTML.Arrangement)] {
    var (children, offset) = ([(id: Int, arrangement: Preview.HTML.Arrangement)](), 0)
    while let token = next(&offset) {
      if case .child(let id, let arrangement) = token { children.append((id, arrangement)) }
    }
    return children
  }

  /// The offsets of the rule numbers.
  package var rules: [Int] {
    var (rules, offset) = ([Int](), 0)
    while let token = next(&offset) {
      if case .style(_, let rule, _) = token { rules.append(rule) }
    }
    return rules
  }

  /// Whether the tokens consist of a single element.
  package var isOneElement: Bool {
    var (offset, depth, count) = (0, 0, 0)
    while let token = next(&offset) {
      switch token {
      case .open:
        if depth == 0 { count += 1 }
        depth += 1
      case .end: depth -= 1
      case .text, .child, .children: if depth == 0 { return false }
      case .attribute, .style, .growth, .inner: continue
      }
    }
    return count == 1
  }

  /// Whether something stands after the slot of all children, or another element around it.
  package var surroundsChildren: Bool {
    var (offset, depth, hasPassed) = (0, 0, false)
    while let token = next(&offset) {
      switch token {
      case .open:
        if hasPassed { return true }
        depth += 1
      case .text, .child, .inner: if hasPassed { return true }
      case .end: depth -= 1
      case .attribute, .style, .growth: continue
      case .children:
        if depth != 1 { return true }
        hasPassed = true
      }
    }
    return false
  }

  /// The number of the rule of a style: 0 if it has none yet, or ``inline``.
  package subscript(rule offset: Int) -> Int {
    get { Int(utf8[number: offset]) }
    set { utf8[number: offset] = UInt32(newValue) }
  }

  /// The number for a style that is set on the element itself.
  package static let inline = Int(UInt32.max)

  /// Returns the classes for the steps by which an element grows and shrinks, each after a space.
  package static func classes(_ grow: UInt8, _ shrink: UInt8) -> String {
    let kinds = [
      FlexStep(rawValue: Int(grow) - 1).flatMap(ElementKind.growing),
      FlexStep(rawValue: Int(shrink) - 1).flatMap(ElementKind.shrinking),
    ]
    return kinds.compactMap { $0.map { " \($0.name)" } }.joined()
  }
}
