import Foundation
import Widgets

// A stack whose widgets have their own lengths adds up the lengths of its pieces. Unchanged pieces have stored their
// lengths.

extension StackArrangement {
  /// Returns the size that fits the widgets, or `nil` if it has to be computed from all of them at once.
  internal func sizeOfPieces(width: Double?) -> CGSize? {
    guard hasIndependentPieces else { return nil }
    let spans = self.spans(breadth: stack.axis == .vertical ? width : nil)
    guard let length = self.length(of: spans) else { return nil }
    let breadth = spans.reduce(0) { max($0, $1.breadth) }
    // Widgets that share a narrower row do not have their own lengths.
    if stack.axis == .horizontal, let width, width < length { return nil }
    return CGSize(along: stack.axis, length, across: breadth)
  }

  /// Returns the places of the widgets in a rectangle of exactly their length, or `nil` for another rectangle.
  internal func placedPieces(in content: CGRect) -> [PlacedPiece]? {
    let axis = stack.axis
    let isMirrored = node.isRightToLeft && axis == .horizontal
    let spans = hasIndependentPieces ? self.spans(breadth: axis == .vertical ? content.width : nil) : []
    guard let length = self.length(of: spans), length == content.size[axis], content.isWhole, content.minX >= 0,
      content.minY >= 0
    else { return nil }
    var placed: [PlacedPiece] = []
    placed.reserveCapacity(spans.count)
    var start = isMirrored ? content.width : 0
    for ((_, piece), span) in zip(node.pieces, spans) {
      let inside = piece.places(breadth: content.size[axis.other], gap: ownGap) {
        places(of: piece, breadth: content.size[axis.other])
      }
      guard let inside else { return nil }
      let distance = CGSize(along: axis, start, across: 0)
      placed.append(
        PlacedPiece(inside, at: CGPoint(x: content.minX + distance.width, y: content.minY + distance.height)))
      let length = span.length + Double(piece.children.count) * ownGap
      start += isMirrored ? -length : length
    }
    return placed
  }

  /// Whether the place of each widget depends only on the widgets before it.
  private var hasIndependentPieces: Bool {
    guard !node.pieces.isEmpty, stack.customSpacing.isEmpty, !alignsBaselines,
      !stack.measuresBaselines
    else { return false }
    return [.fill, .equalSpacing, .equalCentering].contains(stack.distribution)
  }

  private var ownGap: Double { node.ruler.gap(stack.spacing, along: stack.axis) }

  /// Returns the length of all pieces, or `nil` if it may depend on the order of the additions.
  private func length(of spans: [LayoutPiece.Span]) -> Double? {
    let gap = ownGap
    guard !spans.isEmpty, gap.isWhole, spans.allSatisfy(\.isWhole) else { return nil }
    let count = node.pieces.reduce(0) { $0 + $1.piece.children.count }
    return spans.reduce(Double(count - 1) * gap) { $0 + $1.length }
  }

  private func spans(breadth: Double?) -> [LayoutPiece.Span] {
    node.pieces.map { _, piece in
      piece.span(breadth: breadth) { span(of: piece.children.map(\.node), breadth: breadth) }
    }
  }

  private func span(of nodes: [LayoutNode], breadth: Double?) -> LayoutPiece.Span {
    nodes.reduce(into: LayoutPiece.Span()) { span, child in
      let length = idealLength(of: child, breadth: breadth)
      span.length += length
      span.breadth = max(span.breadth, idealBreadth(of: child, length: length, breadth: breadth))
      span.isWhole = span.isWhole && length.isWhole
    }
  }

  /// Returns the places of the widgets of a piece in its own coordinates, if they do not depend on the rest of the
  /// stack.
  private func places(of piece: LayoutPiece, breadth: Double) -> PlacedPiece.Inside? {
    let axis = stack.axis
    let gap = ownGap
    var placed: [Placed] = []
    placed.reserveCapacity(piece.children.count)
    var start = 0.0
    for (_, child) in piece.children {
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
    return PlacedPiece.Inside(children: placed, reach: placed.reach(with: first), isSought: piece.contents.isSought)
  }
}

extension Double {
  fileprivate var isWhole: Bool { rounded() == self }
}

extension CGRect {
  fileprivate var isWhole: Bool { [minX, minY, width, height].allSatisfy { Double($0).isWhole } }
}
