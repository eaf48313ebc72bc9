import Widgets

// The markup of a widget that contains that of its children, and so on, after the slot that they share.

extension MarkupBuffer {
  /// The number of bytes of a share.
  internal static let flexSize = 1 + MemoryLayout<Flex>.size

  /// Returns the markup with that of children in their shared slot, or `nil` if there is no such slot.
  package func holding(_ children: [(markup: MarkupBuffer, flex: Flex?)]) -> MarkupBuffer? {
    if children.isEmpty { return self }
    var (offset, slot) = (0, Int?.none)
    while let token = next(&offset) { if case .children = token { slot = offset } }
    guard let slot else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(children.reduce(count) { $0 + $1.markup.count + 5 + Self.flexSize })
    bytes += utf8[..<slot]
    for (markup, flex) in children {
      bytes.append(Mark.inner.rawValue)
      withUnsafeBytes(of: UInt32(markup.count)) { bytes += $0 }
      bytes.append(flex == nil ? 0 : 1)
      withUnsafeBytes(of: flex ?? .content) { bytes += $0 }
      bytes += markup.utf8
    }
    bytes += utf8[slot...]
    return MarkupBuffer(bytes)
  }

  /// The markup with an empty slot, and that of the children that were in it.
  package var divided: (own: MarkupBuffer, inner: [DividedMarkup]) {
    var (offset, start) = (0, 0)
    var arrangement = Preview.HTML.Arrangement.overlay
    var (own, inner) = ([UInt8](), [DividedMarkup]())
    while let token = next(&offset) {
      switch token {
      case .children(let inside): arrangement = inside
      case .inner(let range, let flex):
        own += utf8[start..<range.lowerBound - Self.flexSize - 5]
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

  internal func flex(at offset: Int) -> Flex? {
    if utf8[offset] == 0 { return nil }
    return utf8.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset + 1, as: Flex.self) }
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
