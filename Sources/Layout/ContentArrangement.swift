import Foundation
import Widgets

/// The arrangement of a widget without children, by its own content.
internal struct ContentArrangement: Arranging {
  // The node owns its arrangement.
  unowned let node: LayoutNode

  func size(width: Double?) -> CGSize { need(width: width).size }

  func frames(in content: CGRect) -> [CGRect] { [] }

  func hugging(along axis: Axis) -> Double {
    liesAcross(axis) ? LayoutPriority.required.rawValue : priority(along: axis, else: .defaultLow)
  }

  func resistance(along axis: Axis) -> Double { liesAcross(axis) ? -1 : priority(along: axis, else: .defaultHigh) }

  /// Whether the widget is a spacer in a stack along the other axis. It does not change the breadth of the stack.
  private func liesAcross(_ axis: Axis) -> Bool { node.type.layout == .spacer && node.axis == axis.other }

  private func priority(along axis: Axis, else own: LayoutPriority) -> Double {
    if node.type.layout == .spacer, (node.widget as? Spacer)?.length == nil { return -1 }
    return switch need(width: nil)[axis] {
    case .rigid: LayoutPriority.required.rawValue
    case .asPrioritised: own.rawValue
    case .open: 0
    }
  }

  /// Returns the size of the content. For spacers and dividers it depends on the axis of their stack.
  private func need(width: Double?) -> Need {
    let node = node
    let axis = node.axis ?? .vertical
    switch node.type.layout {
    case .spacer:
      return (node.widget as? Spacer)?.length.map { Need(along: axis, node.ruler.length($0, along: axis)) } ?? .open
    case .divider:
      let thickness = (node.widget as? Divider)?.thickness ?? 0
      return Need(along: axis, max(node.ruler.unit, node.ruler.length(thickness, along: axis)))
    default:
      return node.contentNeed(width: width)
    }
  }
}

/// An arrangement of a widget's content.
internal protocol Arranging {
  /// Returns the size that fits the content, at a width if one is given.
  func size(width: Double?) -> CGSize

  /// Returns the rectangle of each child.
  func frames(in content: CGRect) -> [CGRect]

  /// Returns the priority of the content against being larger.
  func hugging(along axis: Axis) -> Double

  /// Returns the priority of the content against being smaller.
  func resistance(along axis: Axis) -> Double
}
