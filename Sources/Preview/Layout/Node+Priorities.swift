import Foundation
import Widgets

/// What a node wishes of its size.
extension Node {
  /// The rectangle set by hand, in the units of the ruler, if one was set. A transform does not change it.
  internal var frameSetByHand: CGRect? {
    let size = view.bounds.size
    guard size != .zero else { return nil }
    let (center, anchor) = (view.center, view.layer.anchorPoint)
    func length(_ points: CGFloat, _ axis: Axis) -> Double { ruler.length(points, along: axis) }
    return CGRect(
      x: length(center.x - size.width * anchor.x, .horizontal), y: length(center.y - size.height * anchor.y, .vertical),
      width: max(0, length(size.width, .horizontal)), height: max(0, length(size.height, .vertical)))
  }

  /// What is kept free around the inside.
  internal var ownInsets: DirectionalEdgeInsets {
    let insets = DirectionalEdgeInsets(ruler.border(of: self)) + ruler.insets(view.padding)
    guard let stack = widget as? StackView, stack.isLayoutMarginsRelativeArrangement else { return insets }
    return insets + ruler.insets(stack.directionalLayoutMargins)
  }

  /// The preferred length of the node along an axis.
  func limits(along axis: Axis) -> Limits { axis == .horizontal ? horizontalLimits : verticalLimits }

  /// A priority, unless the size is set or wished for with more.
  func priority(along axis: Axis, _ priority: @autoclosure () -> Double) -> Double {
    if ownFrame != nil { return LayoutPriority.required.rawValue }
    let priority = priority()
    return max(priority, limits(along: axis).priority ?? priority)
  }

  /// The length that the node takes, with its margins, of a room that it is to fill.
  func filling(_ room: Double, along axis: Axis) -> Double {
    let margins = margins.length(along: axis)
    return limits(along: axis).limited(max(0, room - margins)) + margins
  }

  /// How far below the top the first line of text stands.
  internal var firstBaseline: Double? {
    let inside = children.isEmpty ? ruler.baseline(of: self) : children[0].node.baseline
    return inside.map { $0 + insets.top + margins.top }
  }
}
