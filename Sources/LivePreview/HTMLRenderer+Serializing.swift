extension HTMLRenderer {
  /// Appends the HTML of a node and its descendants to a page.
  internal func put(_ node: Int, into utf8: inout [UInt8]) {
    guard let fragment = fragments[node] else { return }
    fragment.changes.isNew = false
    fragment.changes.isMoved = false
    fragment.changes.mustReplace = false
    fragment.changes.isPut = true
    round.put.append(fragment)
    fragment.markup = put(fragment.markup, 0..<Int.max, of: node, into: &utf8)
  }

  /// Appends the HTML of the whole tree to a page.
  internal func putTop(into utf8: inout [UInt8]) { top = put(top, 0..<Int.max, of: 0, into: &utf8) }

  /// Appends tokens of a node's markup to a page, and returns the markup with the rules of its styles.
  internal func put(
    _ markup: MarkupBuffer, _ tokens: Range<Int>, of node: Int, into utf8: inout [UInt8]
  ) -> MarkupBuffer {
    var rules: [(offset: Int, number: Int)] = []
    var open: [ArraySlice<UInt8>] = []
    var tag = OpenTag()
    var offset = tokens.lowerBound
    var (number, isOutermost) = (node, offset == 0 && node > 0)
    while offset < tokens.upperBound, let token = markup.next(&offset) {
      switch token {
      case .open(let name):
        tag.close(into: &utf8)
        utf8.append(UInt8(ascii: "<"))
        utf8 += name
        if isOutermost { utf8 += Array(" data-n=\"\(number)\"".utf8) }
        isOutermost = false
        open.append(name)
        tag.isOpen = true
      case .attribute(let name, let value): tag.add(name, value, into: &utf8)
      case .growth(let grow, let shrink): utf8 += Array(MarkupBuffer.classes(grow, shrink).utf8)
      case .style(let style, let rule, _):
        let former = markup[rule: rule]
        let number = former == 0 || former == MarkupBuffer.inline ? styles.use(style) : former
        if number != former { rules.append((rule, number)) }
        utf8 += Array(" s\(number)".utf8)
      case .text(let text):
        tag.close(into: &utf8)
        // HTML ignores the first line feed of a `textarea`.
        if open.last?.isTextArea == true, text.first == UInt8(ascii: "\n") {
          utf8.append(UInt8(ascii: "\n"))
        }
        utf8.write(escaped: text)
      case .end:
        tag.close(into: &utf8)
        if let name = open.popLast(), !name.isVoid { utf8 += Array("</".utf8) + name + [UInt8(ascii: ">")] }
      case .child(let id, _):
        tag.close(into: &utf8)
        put(id, into: &utf8)
      case .children:
        tag.close(into: &utf8)
        // The tokens of a whole fragment contain its children.
        guard let fragment = fragments[node], !fragment.isWhole, let container = fragment.knownNode else { continue }
        for child in container.childNumbers { put(child, into: &utf8) }
      case .inner:
        number += 1
        isOutermost = true
      }
    }
    var markup = markup
    for (offset, number) in rules { markup[rule: offset] = number }
    return markup
  }

  internal func html(of node: Int) -> String {
    var utf8: [UInt8] = []
    put(node, into: &utf8)
    return String(decoding: utf8, as: UTF8.self)
  }
}

/// A start tag that is being appended to a page.
private struct OpenTag {
  var isOpen = false
  private var isInClass = false

  /// Appends an attribute. Further classes can follow a `class` attribute.
  mutating func add(_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>, into utf8: inout [UInt8]) {
    endClass(into: &utf8)
    utf8.append(UInt8(ascii: " "))
    utf8 += name
    if value.isEmpty { return }
    utf8 += Array("=\"".utf8)
    utf8.write(escaped: value)
    if name.elementsEqual("class".utf8) { isInClass = true } else { utf8.append(UInt8(ascii: "\"")) }
  }

  /// Closes the tag, if it is open.
  mutating func close(into utf8: inout [UInt8]) {
    endClass(into: &utf8)
    if isOpen { utf8.append(UInt8(ascii: ">")) }
    isOpen = false
  }

  private mutating func endClass(into utf8: inout [UInt8]) {
    if isInClass { utf8.append(UInt8(ascii: "\"")) }
    isInClass = false
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is the name of an element without content and end tag.
  fileprivate var isVoid: Bool { elementsEqual("input".utf8) || elementsEqual("hr".utf8) }
}
