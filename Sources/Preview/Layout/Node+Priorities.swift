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
    let insets = DirectionalEdgeInsets(ruler.border(of: widget)) + ruler.insets(widget.padding)
    guard let stack = widget as? StackView, stack.isLayoutMarginsRelativeArrangement else { return insets }
    return insets + ruler.insets(stack.directionalLayoutMargins)
  }

  /// What is kept free around the widget.
  var margins: DirectionalEdgeInsets { ruler.insets(widget.margins) }

  /// How much the node minds to be larger than its content: by its own priority, unless it holds others and nobody set
  /// one, in which case by theirs.
  func hugging(along axis: Axis) -> Double {
    if ownFrame != nil { return LayoutPriority.required.rawValue }
    let own = axis == .horizontal ? widget.horizontalContentHuggingPriority : widget.verticalContentHuggingPriority
    let hugging = own == .defaultLow ? arrangement.hugging(along: axis) : own.rawValue
    return max(hugging, limits(along: axis).priority ?? hugging)
  }

  /// How much the node minds to be smaller than its content, by the same rule.
  func resistance(along axis: Axis) -> Double {
    if ownFrame != nil { return LayoutPriority.required.rawValue }
    let own =
      axis == .horizontal
      ? widget.horizontalContentCompressionResistancePriority : widget.verticalContentCompressionResistancePriority
    let resistance = own == .defaultHigh ? arrangement.resistance(along: axis) : own.rawValue
    return max(resistance, limits(along: axis).priority ?? resistance)
  }

  /// How far below the top the first line of text stands.
  var baseline: Double? {
    let inside = children.isEmpty ? ruler.baseline(of: widget) : children[0].node.baseline
    return inside.map { $0 + insets.top + margins.top }
  }
}
