import Foundation
import Widgets

/// The arrangement of a stack, in a row or a column.
internal struct StackArrangement: Arranging {
  let stack: StackView
  // The node owns its arrangement.
  unowned let node: LayoutNode

  func size(width: Double?) -> CGSize {
    let node = node
    guard node.hasChildren else { return .zero }
    if let size = sizeOfChunks(width: width) { return size }
    let spacing = totalGap
    switch stack.axis {
    case .horizontal:
      let ideal = idealLengths(breadth: nil)
      let space = min(width ?? .infinity, total(of: ideal) + spacing)
      let gaps = gaps(in: space, ideal)
      let spacing = gaps.reduce(0, +)
      let lengths = Sharing(stack: self, ideal: ideal, padding: nil, gaps: gaps).lengths(in: space - spacing)
      let heights = node.children.indices.map { Double(node.children[$0].node.size(width: lengths[$0]).height) }
      return CGSize(width: max(space, lengths.reduce(spacing, +)), height: breadth(of: heights))
    case .vertical:
      let widths = node.children.map { idealBreadth(of: $0.node, length: 0, breadth: width) }
      return CGSize(
        width: widths.max() ?? 0, height: total(of: idealLengths(breadth: width)) + spacing)
    }
  }

  func frames(in content: CGRect) -> [CGRect] {
    let (node, axis) = (node, stack.axis)
    let breadth: Double? = axis == .vertical ? content.width : nil
    let ideal = idealLengths(breadth: breadth)
    let hasMinimum = node.children.contains { $0.node.limits(along: axis).minimum > 0 }
    let padding =
      hasMinimum
      ? node.children.map { child in
        child.node.lengthOfMinimum(along: axis, width: breadth.map { self.breadth(of: child.node, in: $0) })
      } : nil
    let gaps = gaps(in: content.size[axis], ideal)
    let sharing = Sharing(stack: self, ideal: ideal, padding: padding, gaps: gaps)
    let lengths = sharing.lengths(in: content.size[axis] - gaps.reduce(0, +))
    let starts = sharing.starts(of: lengths, in: content.size[axis])
    let baselines = baselines
    return node.children.indices.map { index in
      let child = node.children[index].node
      let (offset, breadth) = across(
        child, length: lengths[index], in: content.size[axis.other],
        below: baselines.map { $0.lowest - $0.lines[index] })
      let origin = axis == .horizontal ? (starts[index], offset) : (offset, starts[index])
      let size = CGSize(along: axis, lengths[index], across: breadth)
      let x = node.isRightToLeft ? content.width - origin.0 - size.width : origin.0
      return CGRect(origin: CGPoint(x: content.minX + x, y: content.minY + origin.1), size: size)
    }
  }

  /// Returns the space after a widget, measured between baselines if the stack demands it.
  internal func gap(after index: Int) -> Double {
    let node = node
    let child = node.children[index]
    var gap = stack.spacing(after: child.index)
    if stack.measuresBaselines, let depth = child.node.depth, let next = node.children[index + 1].node.baseline {
      gap -= depth + next
    }
    return node.ruler.gap(gap, along: stack.axis)
  }

  /// The sum of the spaces between the widgets.
  private var totalGap: Double {
    let node = node
    if stack.measuresBaselines { return gaps.reduce(0, +) }
    return node.children.dropLast().reduce(0) {
      $0 + node.ruler.gap(stack.spacing(after: $1.index), along: stack.axis)
    }
  }

  func hugging(along axis: Axis) -> Double {
    if !node.chunks.isEmpty { return node.chunks.lazy.map { $0.chunk.hugging(along: axis) }.min() ?? 0 }
    return node.children.map { $0.node.hugging(along: axis) }.min() ?? 0
  }

  func resistance(along axis: Axis) -> Double {
    if !node.chunks.isEmpty {
      let ranges = node.chunks.lazy.map { $0.chunk.resistances(along: axis) }
      return (axis == stack.axis ? ranges.map(\.lowerBound).min() : ranges.map(\.upperBound).max()) ?? 0
    }
    let resistances = node.children.map { $0.node.resistance(along: axis) }
    return (axis == stack.axis ? resistances.min() : resistances.max()) ?? 0
  }

  /// Returns the length along the axis at which each widget is fully visible.
  private func idealLengths(breadth: Double?) -> [Double] {
    node.children.map { idealLength(of: $0.node, breadth: breadth) }
  }

  /// Returns the length along the axis at which a widget is fully visible.
  internal func idealLength(of child: LayoutNode, breadth: Double?) -> Double {
    stack.axis == .horizontal ? child.size().width : child.size(width: self.breadth(of: child, in: breadth)).height
  }

  /// Returns the length of a widget across the axis.
  internal func idealBreadth(of child: LayoutNode, length: Double, breadth: Double?) -> Double {
    if stack.axis == .horizontal { return child.size(width: length).height }
    return breadth.map { min(child.size(width: $0).width, $0) } ?? child.size().width
  }

  /// Returns the sum of the widgets' lengths, without the space between them.
  private func total(of ideal: [Double]) -> Double {
    stack.distribution == .fillEqually ? (ideal.max() ?? 0) * Double(ideal.count) : ideal.reduce(0, +)
  }

  /// Returns the width of a widget in a column.
  private func breadth(of child: LayoutNode, in width: Double?) -> Double {
    guard let width else { return child.size().width }
    return stack.alignment == .fill
      ? child.filling(width, along: .horizontal) : min(child.size(width: width).width, width)
  }

  private func breadth(of heights: [Double]) -> Double {
    guard let baselines else { return heights.max() ?? 0 }
    return zip(heights, baselines.lines).map { baselines.lowest - $1 + $0 }.max() ?? 0
  }

  /// The distance of the common baseline of a row from the top.
  private var baselines: (lines: [Double], lowest: Double)? {
    guard alignsBaselines else { return nil }
    let lines = node.children.map { $0.node.baseline ?? $0.node.size().height }
    return (lines, lines.max() ?? 0)
  }

  /// Whether widgets in a row share a baseline.
  internal var alignsBaselines: Bool {
    stack.axis == .horizontal && [.firstBaseline, .lastBaseline].contains(stack.alignment)
  }

  /// Returns the start of a widget across the axis, and its breadth.
  ///
  /// - Parameter distance: The distance of its baseline above the common baseline, or `nil` without a common baseline.
  internal func across(_ child: LayoutNode, length: Double, in space: Double, below distance: Double? = nil) -> (
    Double, Double
  ) {
    // A widget that fills the breadth is not measured: that would measure all of its descendants for a new width.
    if stack.alignment == .fill { return (0, child.filling(space, along: stack.axis.other)) }
    let ideal = stack.axis == .horizontal ? child.size(width: length).height : breadth(of: child, in: space)
    let free = space - ideal
    return switch stack.alignment {
    case .fill, .leading: (0, ideal)
    case .center: (free / 2, ideal)
    case .trailing: (free, ideal)
    case .firstBaseline, .lastBaseline: (distance ?? 0, ideal)
    }
  }
}

extension LayoutNode {
  /// Returns the space after each widget of a stack that the node is for, except the last.
  package func gaps(of stack: StackView) -> [Double] { StackArrangement(stack: stack, node: self).gaps }
}

extension StackArrangement {
  /// The cells in which a text shows letters beside an ellipsis.
  private static let fewCells = 4.0

  /// The space after each widget except the last.
  var gaps: [Double] {
    let node = node
    return node.children.dropLast().indices.map(gap)
  }

  /// Returns the gap after each widget in a space: in cells, gaps shrink before a text loses its last letter.
  internal func gaps(in space: Double, _ ideal: [Double]) -> [Double] {
    var gaps = gaps
    guard stack.axis == .horizontal, node.ruler.squeezesTextsEvenly else { return gaps }
    var excess = gaps.reduce(-space, +)
    for (child, length) in zip(node.children, ideal) {
      excess += child.node.widget is Label ? min(length, Self.fewCells) : length
    }
    for index in gaps.indices.reversed() where excess > 0 {
      let part = max(0, min(excess, gaps[index] - leastGap(after: index, ideal)))
      gaps[index] -= part
      excess -= part
    }
    return gaps
  }

  /// Returns the least space after a widget. Around a spacer without a length, one gap is enough.
  private func leastGap(after index: Int, _ ideal: [Double]) -> Double {
    index + 2 < ideal.count && ideal[index + 1] == 0 ? 0 : 1
  }
}
