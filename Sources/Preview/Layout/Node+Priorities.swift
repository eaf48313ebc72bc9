import Foundation
import Widgets

/// What a node wishes of its size.
extension Node {
  /// The rectangle set by hand, in the units of the ruler, if one was set. A transform does not change it.
  var ownFrame: CGRect? {
    let (size, center, anchor) = (widget.bounds.size, widget.center, widget.layer.anchorPoint)
    guard size != .zero else { return nil }
    func length(_ points: CGFloat, _ axis: Axis) -> Double { ruler.length(points, along: axis) }
    return CGRect(
      x: length(center.x - size.width * anchor.x, .horizontal), y: length(center.y - size.height * anchor.y, .vertical),
      width: length(size.width, .horizontal), height: length(size.height, .vertical))
  }

  /// What is kept free around the inside.
  var insets: DirectionalEdgeInsets {
    let border = DirectionalEdgeInsets(ruler.border(of: widget))
    guard let stack = widget as? StackView, stack.isLayoutMarginsRelativeArrangement else { return border }
    return border + ruler.insets(stack.directionalLayoutMargins)
  }

  /// How much the node minds to be larger than its content: by its own priority, unless it holds others and nobody set
  /// one, in which case by theirs.
  func hugging(along axis: Axis) -> Double {
    if ownFrame != nil { return LayoutPriority.required.rawValue }
    let own = axis == .horizontal ? widget.horizontalContentHuggingPriority : widget.verticalContentHuggingPriority
    return own == .defaultLow ? arrangement.hugging(along: axis) : own.rawValue
  }

  /// How much the node minds to be smaller than its content, by the same rule.
  func resistance(along axis: Axis) -> Double {
    if ownFrame != nil { return LayoutPriority.required.rawValue }
    let own =
      axis == .horizontal
      ? widget.horizontalContentCompressionResistancePriority : widget.verticalContentCompressionResistancePriority
    return own == .defaultHigh ? arrangement.resistance(along: axis) : own.rawValue
  }

  /// How far below the top the first line of text stands.
  var baseline: Double? {
    guard let first = children.first?.node else { return ruler.baseline(of: widget) }
    return first.baseline.map { $0 + insets.top }
  }
}
