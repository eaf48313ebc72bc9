/// An element in the markup of a node, with its content.
internal struct MarkupElement {
  /// A part of the content.
  internal enum Item {
    case text(ArraySlice<UInt8>)
    case element(MarkupElement)
    case child(Int)
    case children
  }

  internal var name: ArraySlice<UInt8> = []
  internal var attributes: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []
  internal var style: (css: ArraySlice<UInt8>, rule: Int, content: MarkupBuffer.StyleContent)?
  internal var growth: (UInt8, UInt8) = (0, 0)
  internal var items: [Item] = []

  internal var tokens: Range<Int>
  internal var content: Range<Int>

  /// Parses the whole markup of a node as the content of an element without a name.
  internal init(_ markup: MarkupBuffer) {
    var offset = 0
    self.init(from: 0, [], markup, &offset)
  }

  private init(from start: Int, _ name: ArraySlice<UInt8>, _ markup: MarkupBuffer, _ offset: inout Int) {
    self.name = name
    tokens = start..<start
    content = offset..<offset
    var end = offset
    reading: while true {
      let start = offset
      end = start
      switch markup.next(&offset) {
      case .attribute(let name, let value): attributes.append((name, value))
      case .style(let css, let rule, let content): style = (css, rule, content)
      case .growth(let grow, let shrink): growth = (grow, shrink)
      case .text(let text): items.append(.text(text))
      case .child(let id, _): items.append(.child(id))
      case .children: items.append(.children)
      // The elements of nodes are compared only after fragments have been divided.
      case .inner: continue
      case .open(let name): items.append(.element(MarkupElement(from: start, name, markup, &offset)))
      case .end, nil: break reading
      }
      if items.isEmpty { content = offset..<offset }
    }
    content = content.lowerBound..<end
    tokens = tokens.lowerBound..<offset
  }
}

extension MarkupElement {
  /// The value of an attribute.
  internal subscript(attribute name: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    attributes.first { $0.name == name }?.value
  }

  /// Whether the content is empty or consists of texts.
  internal var isText: Bool { items.allSatisfy { if case .text = $0 { true } else { false } } }

  internal var text: String {
    items.reduce(into: "") { if case .text(let text) = $1 { $0 += String(decoding: text, as: UTF8.self) } }
  }

  /// Whether the element is a `textarea`, whose content is its value.
  internal var isTextArea: Bool { name.isTextArea }
}

extension ArraySlice<UInt8> {
  /// Whether it is the name of a `textarea`.
  internal var isTextArea: Bool { elementsEqual("textarea".utf8) }
}
