import Foundation
import Widgets

// A stack whose widgets have their own lengths adds up the lengths of its chunks. Unchanged chunks have stored their
// lengths.

extension StackArrangement {
  /// Returns the size that fits the widgets, or `nil` if it has to be computed from all of them at once.
  internal func sizeOfChunks(width: Double?) -> CGSize? {
    guard hasIndependentChunks else { return nil }
    let spans = self.spans(breadth: stack.axis == .vertical ? width : nil)
    guard let length = self.length(of: spans) else { return nil }
    let breadth = spans.reduce(0) { max($0, $1.breadth) }
    // Widgets that share a narrower row do not have their own lengths.
    if stack.axis == .horizontal, let width, width < length { return nil }
    return CGSize(along: stack.axis, length, across: breadth)
  }

  /// Returns the places of the widgets in a rectangle of exactly their length, or `nil` for another rectangle.
  internal func placedChunks(in content: CGRect) -> [PlacedChunk]? {
    let axis = stack.axis
    let isMirrored = node.isRightToLeft && axis == .horizontal
    let spans = hasIndependentChunks ? self.spans(breadth: axis == .vertical ? content.width : nil) : []
    guard let length = self.length(of: spans), length == content.size[axis], content.isWhole, content.minX >= 0,
      content.minY >= 0
    else { return nil }
    var placed: [PlacedChunk] = []
    placed.reserveCapacity(spans.count)
    var start = isMirrored ? content.width : 0
    for ((_, chunk), span) in zip(node.chunks, spans) {
      let inside = chunk.places(breadth: content.size[axis.other], gap: ownGap) {
        places(of: chunk, breadth: content.size[axis.other])
      }
      guard let inside else { return nil }
      let distance = CGSize(along: axis, start, across: 0)
      placed.append(
        PlacedChunk(inside, at: CGPoint(x: content.minX + distance.width, y: content.minY + distance.height)))
      let length = span.length + Double(chunk.children.count) * ownGap
      start += isMirrored ? -length : length
    }
    return placed
  }

  /// Whether the place of each widget depends only on the widgets before it.
  private var hasIndependentChunks: Bool {
    guard !node.chunks.isEmpty, stack.customSpacing.isEmpty, !alignsBaselines,
      !stack.measuresBaselines
    else { return false }
    return [.fill, .equalSpacing, .equalCentering].contains(stack.distribution)
  }

  private var ownGap: Double { node.ruler.gap(stack.spacing, along: stack.axis) }

  /// Returns the length of all chunks, or `nil` if it may depend on the order of the additions.
  private func length(of spans: [LayoutChunk.Span]) -> Double? {
    let gap = ownGap
    guard !spans.isEmpty, gap.isWhole, spans.allSatisfy(\.isWhole) else { return nil }
    let count = node.chunks.reduce(0) { $0 + $1.chunk.children.count }
    return spans.reduce(Double(count - 1) * gap) { $0 + $1.length }
  }

  private func spans(breadth: Double?) -> [LayoutChunk.Span] {
    node.chunks.map { _, chunk in
      chunk.span(breadth: breadth) { span(of: chunk.children.map(\.node), breadth: breadth) }
    }
  }

  private func span(of nodes: [LayoutNode], breadth: Double?) -> LayoutChunk.Span {
    nodes.reduce(into: LayoutChunk.Span()) { span, child in
      let length = idealLength(of: child, breadth: breadth)
      span.length += length
      span.breadth = max(span.breadth, idealBreadth(of: child, length: length, breadth: breadth))
      span.isWhole = span.isWhole && length.isWhole
    }
  }

  /// Returns the places of the widgets of a chunk in its own coordinates, if they do not depend on the rest of the
  /// stack.
  private func places(of chunk: LayoutChunk, breadth: Double) -> PlacedChunk.Inside? {
    let axis = stack.axis
    let gap = ownGap
    var placed: [Placed] = []
    placed.reserveCapacity(chunk.children.count)
    var start = 0.0
    for (_, child) in chunk.children {
      let length = idealLength(of: child, breadth: axis == .vertical ? breadth : nil)
      let (offset, across) = self.across(child, length: length, in: breadth)
      let size = CGSize(along: axis, length, across: across)
      var origin = CGPoint(x: axis == .vertical ? offset : start, y: axis == .vertical ? start : offset)
      if node.isRightToLeft { origin.x = (axis == .vertical ? breadth : 0) - origin.x - size.width }
      // Half a cell is rounded away from zero.
      guard across.isWhole, offset >= 0 || offset.isWhole, origin.x >= 0 || Double(origin.x).isWhole else { return nil }
      placed.append(child.placed(in: CGRect(origin: origin, size: size)))
      start += length + gap
    }
    guard let first = placed.first?.reach else { return nil }
    return PlacedChunk.Inside(children: placed, reach: placed.reach(with: first), isSought: chunk.contents.isSought)
  }
}

extension Double {
  fileprivate var isWhole: Bool { rounded() == self }
}

extension CGRect {
  fileprivate var isWhole: Bool { [minX, minY, width, height].allSatisfy { Double($0).isWhole } }
}
