import Foundation
import Widgets

/// A row moved aside by a swipe, with its open actions beside it.
package struct SwipedRow: Container {
  package var children: Children = []
  package var attributes = ViewAttributes.fresh

  package init() { clipsToBounds = true }

  /// Creates a row from its widget, its cell and its actions.
  internal init(_ row: any Widget, _ cell: TableViewCell, _ actions: SwipeActions) {
    self.init()
    var actions = actions
    actions.behaviors.origin = cell.behaviors.origin?.part
    children = [row, actions]
  }

  package var actions: SwipeActions { children.elements.last as? SwipeActions ?? SwipeActions() }
}

/// The layout of a swiped row: a cell that is moved by the width of the actions, or becomes narrower by it.
internal struct SwipeArrangement: Arranging {
  let edge: TableViewCell.SwipeEdge?
  // The node owns its arrangement.
  unowned let node: LayoutNode

  private var content: OverlayArrangement { OverlayArrangement(node: node) }

  func size(width: Double?) -> CGSize {
    let size = node.children.first?.node.size(width: width) ?? .zero
    return CGSize(width: size.width, height: max(size.height, node.children.last?.node.size().height ?? 0))
  }

  func frames(in content: CGRect) -> [CGRect] {
    let width = node.children.last?.node.size().width ?? 0
    let isLeft = (edge == .leading) != node.isRightToLeft
    var actions = content
    actions.size.width = width
    if !isLeft { actions.origin.x = content.maxX - width }
    if node.ruler.movesSwipedRows { return [content.offsetBy(dx: isLeft ? width : -width, dy: 0), actions] }
    var row = content
    row.size.width = max(0, content.width - width)
    if isLeft { row.origin.x += width }
    return [row, actions]
  }

  func hugging(along axis: Axis) -> Double { content.hugging(along: axis) }

  func resistance(along axis: Axis) -> Double { content.resistance(along: axis) }
}
