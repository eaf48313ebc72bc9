import Widgets

/// The nodes of earlier layouts of a live tree. Those of unchanged widgets are used again.
///
/// A node keeps the sizes and the positions that have been computed for it and for all of its descendants.
package final class LayoutMemory {
  let types = WidgetTypes()
  private var nodes: [Int: LayoutNode] = [:]
  private var limit = 256

  /// Creates an empty memory.
  package init() {}

  /// Returns the node of a widget in which nothing has changed, if it has been laid out in the same surroundings.
  func node(of widget: any Widget, in surroundings: LayoutSurroundings) -> LayoutNode? {
    guard let origin = widget.behaviors.origin, !origin.isPart, let node = nodes[origin.node], node.origin === origin,
      node.surroundings.isAlike(surroundings)
    else { return nil }
    return node
  }

  /// Returns the last node of a widget, changed or not.
  func former(_ origin: Origin?) -> LayoutNode? { origin.flatMap { $0.isPart ? nil : nodes[$0.node] } }

  /// Keeps a node whose descendants have been created.
  func remember(_ node: LayoutNode) {
    guard let origin = node.origin, !origin.isPart, node.contents.levels <= LayoutNode.mostSharedLevels else { return }
    nodes[origin.node] = node
  }

  /// Forgets the nodes outside of a layout, if there are many.
  package func prune(keeping root: LayoutNode) {
    guard nodes.count > 2 * limit else { return }
    nodes = [:]
    var rest = [root]
    while let node = rest.popLast() {
      remember(node)
      rest += node.children.map(\.node)
    }
    limit = max(256, nodes.count)
  }
}
