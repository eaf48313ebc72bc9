import Foundation
import Widgets

/// The columns of a split view. The first column has a fraction of the width.
package struct SplitColumns: Container {
  package var children: Children = []

  /// The part of the width that the first column has, from 0 to 1.
  package var fraction = 0.0

  /// The limits of the first column, in points; `nil` for no limit.
  package var limits: (least: Double?, most: Double?) {
    get { (least, most) }
    set { (least, most) = newValue }
  }
  private var least: Double?
  private var most: Double?

  package var attributes = ViewAttributes.fresh

  package init() {}
}

/// The arrangement of the columns of a split view.
internal struct ColumnArrangement: Arranging {
  let columns: SplitColumns
  // The node owns its arrangement.
  unowned let node: LayoutNode

  func size(width: Double?) -> CGSize {
    guard let width else {
      return node.children.reduce(into: CGSize.zero) { size, child in
        let ideal = child.node.size()
        size = CGSize(width: size.width + ideal.width, height: max(size.height, ideal.height))
      }
    }
    let heights = zip(node.children, widths(in: width)).map { Double($0.node.size(width: $1).height) }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func frames(in content: CGRect) -> [CGRect] {
    var start = 0.0
    return widths(in: content.width).map { width in
      defer { start += width }
      let x = node.isRightToLeft ? content.width - start - width : start
      return CGRect(x: content.minX + x, y: content.minY, width: width, height: content.height)
    }
  }

  func hugging(along axis: Axis) -> Double { 0 }

  func resistance(along axis: Axis) -> Double { 0 }

  /// Returns the widths of the columns. All columns after the first share the rest of the width.
  private func widths(in width: Double) -> [Double] {
    func length(_ points: Double) -> Double { node.ruler.length(points, along: .horizontal) }
    var first = width * columns.fraction
    if let most = columns.limits.most { first = min(first, length(most)) }
    if let least = columns.limits.least { first = max(first, length(least)) }
    first = max(0, min(first, width))
    let others = max(1, node.children.count - 1)
    return node.children.indices.map { $0 == 0 ? first : (width - first) / Double(others) }
  }
}
