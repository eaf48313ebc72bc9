import Foundation
import Widgets

/// A widget in a layout, with those inside it, and the sizes that were asked for already.
///
/// Asking a row for its height asks each widget in it twice, and so on inside: without memory, the time would double
/// with each level.
internal final class Node {
  let widget: any Widget
  let ruler: any Ruler
  let isRightToLeft: Bool

  /// The axis of the stack that the widget stands in, if it stands in one.
  let axis: Axis?

  /// What is inside and not hidden, each with its index among all that is inside.
  let children: [(index: Int, node: Node)]

  private var sizes: [Double?: CGSize] = [:]

  init(_ widget: any Widget, ruler: any Ruler, isRightToLeft: Bool, axis: Axis? = nil) {
    self.widget = widget
    self.ruler = ruler
    self.axis = axis
    self.isRightToLeft =
      switch widget.semanticContentAttribute {
      case .forceRightToLeft: true
      case .forceLeftToRight: false
      default: isRightToLeft
      }
    let direction = self.isRightToLeft
    let axis = (widget as? StackView)?.axis
    children = widget.shownChildren.enumerated().filter { !$0.element.isHidden }.map {
      ($0.offset, Node($0.element, ruler: ruler, isRightToLeft: direction, axis: axis))
    }
  }

  /// The size that fits the content, in a width if one is given, with the margins around it.
  func size(width: Double? = nil) -> CGSize {
    if let size = sizes[width] { return size }
    let margins = margins
    let fitting = fittingSize(width: width.map { max(0, $0 - margins.length(along: .horizontal)) })
    let size = CGSize(
      width: fitting.width + margins.length(along: .horizontal),
      height: fitting.height + margins.length(along: .vertical))
    sizes[width] = size
    return size
  }

  private func fittingSize(width: Double?) -> CGSize {
    if let frame = ownFrame { return frame.size }
    let outer = insets.length(along: .horizontal)
    let room = limits(along: .horizontal).wish ?? width.map(limits(along: .horizontal).limited)
    var size = arrangement.size(width: room.map { max(0, $0 - outer) })
    size.width = limits(along: .horizontal).limited(size.width + outer)
    size.height = limits(along: .vertical).limited(size.height + insets.length(along: .vertical))
    return size
  }

  /// The widget and all inside it, each in its place, in a rectangle that has room for the margins.
  func placed(in room: CGRect) -> Placed {
    let frame = rounded(ownFrame == nil ? room.inset(by: margins.resolved(isRightToLeft: isRightToLeft)) : room)
    let content = CGRect(origin: .zero, size: frame.size).inset(by: insets.resolved(isRightToLeft: isRightToLeft))
    return Placed(
      widget: widget, frame: frame, content: content, isRightToLeft: isRightToLeft,
      children: zip(children, arrangement.frames(in: content)).map { $0.node.placed(in: $1) })
  }

  /// Edges are rounded rather than lengths, so that neighbours keep touching.
  private func rounded(_ frame: CGRect) -> CGRect {
    let (x, y) = (ruler.rounded(frame.minX), ruler.rounded(frame.minY))
    return CGRect(x: x, y: y, width: ruler.rounded(frame.maxX) - x, height: ruler.rounded(frame.maxY) - y)
  }

  var arrangement: any Arranging {
    switch widget {
    case let stack as StackView: StackArrangement(stack: stack, node: self)
    case let scroll as ScrollView: ScrollArrangement(scroll: scroll, node: self)
    case _ where children.isEmpty: ContentArrangement(node: self)
    default: OverlayArrangement(node: self)
    }
  }
}

/// A widget in its place, with all inside it.
internal struct Placed {
  let widget: any Widget

  /// The place, in the coordinates of the widget around it.
  let frame: CGRect

  /// The part of the widget, in its own coordinates, that is left for what it shows.
  let content: CGRect

  let isRightToLeft: Bool
  let children: [Placed]
}

/// How the inside of a widget is arranged.
internal protocol Arranging {
  /// The size that fits the inside, in a width if one is given.
  func size(width: Double?) -> CGSize

  /// The place of each child.
  func frames(in content: CGRect) -> [CGRect]

  /// How little the inside minds to be larger.
  func hugging(along axis: Axis) -> Double

  /// How much the inside minds to be smaller.
  func resistance(along axis: Axis) -> Double
}
