import Foundation
import Widgets

/// The preferences of a node for its size.
extension LayoutNode {
  /// Returns the priority against being larger than the content.
  ///
  /// It is the widget's own priority, or the priority of its children if its own is not set.
  func hugging(along axis: Axis) -> Double {
    if let known = known.huggings[axis] { return known }
    let own = axis == .horizontal ? view.horizontalContentHuggingPriority : view.verticalContentHuggingPriority
    let hugging = priority(along: axis, own == .defaultLow ? arrangement.hugging(along: axis) : own.rawValue)
    known.huggings[axis] = hugging
    return hugging
  }

  /// Returns the priority against being smaller than the content, by the same rule.
  package func resistance(along axis: Axis) -> Double {
    if let known = known.resistances[axis] { return known }
    let own =
      axis == .horizontal
      ? view.horizontalContentCompressionResistancePriority : view.verticalContentCompressionResistancePriority
    let resistance = priority(along: axis, own == .defaultHigh ? arrangement.resistance(along: axis) : own.rawValue)
    known.resistances[axis] = resistance
    return resistance
  }

  /// The frame that has been set explicitly, in the units of the ruler. It ignores the transform.
  internal var frameSetByHand: CGRect? {
    let size = view.bounds.size
    guard size != .zero else { return nil }
    let (center, anchor) = (view.center, view.layer.anchorPoint)
    func length(_ points: CGFloat, _ axis: Axis) -> Double { ruler.length(points, along: axis) }
    return CGRect(
      x: length(center.x - size.width * anchor.x, .horizontal), y: length(center.y - size.height * anchor.y, .vertical),
      width: max(0, length(size.width, .horizontal)), height: max(0, length(size.height, .vertical)))
  }

  /// The insets that a screen adds to the safe area of its content.
  private var safeAreaInsets: DirectionalEdgeInsets {
    guard let screen = widget as? any Screen else { return .zero }
    return DirectionalEdgeInsets(screen.additionalSafeAreaInsets, in: view)
  }

  internal var ownInsets: DirectionalEdgeInsets {
    type.isScreen ? insetsWithoutSafeArea + ruler.insets(safeAreaInsets) : insetsWithoutSafeArea
  }

  internal var insetsWithoutSafeArea: DirectionalEdgeInsets {
    var insets = DirectionalEdgeInsets(ruler.border(of: self)) + ruler.insets(view.padding)
    if type.isList { insets.trailing += ruler.scrollBarWidth(of: self) }
    guard type.layout == .stack, let stack = widget as? StackView, stack.isLayoutMarginsRelativeArrangement else {
      return insets
    }
    return insets + ruler.insets(stack.directionalLayoutMargins)
  }

  /// Returns the limits of the node's length along an axis.
  func limits(along axis: Axis) -> Limits { axis == .horizontal ? limits.width : limits.height }

  /// Returns a priority, or a higher one if the length is fixed or preferred.
  func priority(along axis: Axis, _ priority: @autoclosure () -> Double) -> Double {
    if ownFrame != nil { return LayoutPriority.required.rawValue }
    let priority = priority()
    return max(priority, limits(along: axis).priority ?? priority)
  }

  /// Returns the length of the node, with its margins, in a space that it fills.
  func filling(_ space: Double, along axis: Axis) -> Double {
    let margins = margins.length(along: axis)
    return limits(along: axis).limited(max(0, space - margins)) + margins
  }

  /// The distance of the first baseline from the top.
  internal var firstBaseline: Double? {
    let inside = firstChild.map { $0.baseline } ?? ruler.baseline(of: self)
    return inside.map { $0 + insets.top + margins.top }
  }
}

extension LayoutNode {
  /// The distance of the last baseline from the bottom.
  internal var depth: Double? {
    let inside: Double?
    if let last = children.last?.node {
      inside = last.depth
    } else if ruler.baseline(of: self) != nil, let run = (widget as? Label)?.runs.last {
      inside = TextMetrics.lineHeight(of: run.font) - TextMetrics.ascent(of: run.font)
    } else {
      inside = ruler.baseline(of: self).map { arrangement.size(width: nil).height - $0 }
    }
    return inside.map { $0 + insets.bottom + margins.bottom }
  }
}

extension StackView {
  /// Whether the space between the widgets is measured from baseline to baseline.
  package var measuresBaselines: Bool { axis == .vertical && isBaselineRelativeArrangement }
}
