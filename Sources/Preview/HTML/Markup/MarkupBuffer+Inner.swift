import Layout
import Widgets

// The markup of a widget that contains that of its children, and so on, after the slot that they share.

extension MarkupBuffer {
  /// Returns the markup with that of children in their shared slot, or `nil` if there is no such slot.
  package func holding(_ children: [(markup: MarkupBuffer, flex: Flex?)]) -> MarkupBuffer? {
    if children.isEmpty { return self }
    var (offset, slot) = (0, Int?.none)
    while let token = next(&offset) { if case .children = token { slot = offset } }
    guard let slot else { return nil }
    var sink = MarkupSink(keepsTokens: true)
    sink.append(utf8[..<slot])
    for (markup, flex) in children { sink.inner(markup, flex) }
    sink.append(utf8[slot...])
    return MarkupBuffer(sink.utf8)
  }

  /// The markup with an empty slot, and the markup of the children from the slot.
  package var divided: (own: MarkupBuffer, inner: [DividedMarkup]) {
    var (offset, start) = (0, 0)
    var arrangement = Preview.HTML.Arrangement.overlay
    var (own, inner) = ([UInt8](), [DividedMarkup]())
    var before = 0
    while let token = next(&offset) {
      defer { before = offset }
      switch token {
      case .children(let inside): arrangement = inside
      case .inner(let range, let flex):
        own += utf8[start..<before]
        inner.append(DividedMarkup(MarkupBuffer(Array(utf8[range])), flex, arrangement))
        (offset, start) = (range.upperBound, range.upperBound)
      default: continue
      }
    }
    own += utf8[start...]
    return (MarkupBuffer(own), inner)
  }

  /// The number of widgets whose markup it is.
  package var widgetCount: Int {
    var (offset, count) = (0, 1)
    while let token = next(&offset) { if case .inner = token { count += 1 } }
    return count
  }

  internal func takeFlex(_ offset: inout Int) -> Flex? {
    offset += 1
    switch FlexMark(rawValue: utf8[offset - 1]) {
    case .content: return .content
    case .other:
      offset += 16
      return Flex(horizontal: pull(at: offset - 16), vertical: pull(at: offset - 8))
    default: return nil
    }
  }

  private func pull(at offset: Int) -> Flex.Pull {
    Flex.Pull(
      hugging: Float(bitPattern: utf8[number: offset]), resistance: Float(bitPattern: utf8[number: offset + 4]))
  }

  /// The first byte of a share. Most shares are a text's, and need no further byte.
  fileprivate enum FlexMark: UInt8 {
    case hidden, content, other

    init(_ flex: Flex?) { self = flex.map { $0 == .content ? .content : .other } ?? .hidden }
  }
}

extension MarkupSink {
  /// Writes the markup of a child in the shared slot, and its share of the space.
  fileprivate mutating func inner(_ markup: MarkupBuffer, _ flex: Flex?) {
    utf8.append(MarkupBuffer.Mark.inner.rawValue)
    write(length: markup.count)
    let mark = MarkupBuffer.FlexMark(flex)
    utf8.append(mark.rawValue)
    if mark == .other, let flex {
      append(flex.horizontal)
      append(flex.vertical)
    }
    append(markup.utf8[...])
  }

  private mutating func append(_ pull: Flex.Pull) {
    utf8.append(number: pull.hugging.bitPattern)
    utf8.append(number: pull.resistance.bitPattern)
  }
}

/// The markup of a child that has been in that of its container.
package struct DividedMarkup {
  package let markup: MarkupBuffer

  /// The child's share of the space of its container; `nil` if it is hidden.
  package let flex: Flex?

  /// The layout of the container.
  package let arrangement: Preview.HTML.Arrangement

  fileprivate init(_ markup: MarkupBuffer, _ flex: Flex?, _ arrangement: Preview.HTML.Arrangement) {
    (self.markup, self.flex, self.arrangement) = (markup, flex, arrangement)
  }
}
