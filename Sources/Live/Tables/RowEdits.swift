import Bindings
import Widgets

/// The changes by users in the nodes of a row while it is not visible.
@MainActor internal final class RowEdits {
  /// The identity of the row, so that another row at its index path does not get the changes.
  internal let id: WidgetKey

  private let edits: Edits

  /// Stores the users' changes of a row, or returns `nil` if there are none.
  internal init?(of node: Node, id: WidgetKey) {
    guard let edits = Edits(of: node) else { return nil }
    self.id = id
    self.edits = edits
    if edits.holdFocus { node.tree.focus.outOfSight = self }
  }

  /// Restores the users' changes in a row.
  ///
  /// The focus is restored if nothing has been focused since.
  internal func restore(in node: Node) {
    let takesFocus = node.tree.focus.outOfSight === self
    edits.restore(in: node, takingFocus: takesFocus)
    if takesFocus { node.tree.focus.outOfSight = nil }
  }
}

/// The changes by users of a node and of its descendants.
@MainActor private struct Edits {
  /// The value and its description, or `nil` if users have not changed it.
  private var value: (now: any Bindable, description: any Bindable)?
  /// The state of the component in the node, if it has any.
  private let state: ComponentState?
  private let isFocused: Bool
  private let inside: [NodePlace: Edits]

  init?(of node: Node) {
    value = node.isEdited ? (node.mounted.current, node.styledDescription) : nil
    state = node.body.state.isHeld ? node.body.state : nil
    isFocused = node.isFocused
    // Users have changed nothing in nodes that do not exist.
    if !node.mountedChildren.isEmpty { node.wake() }
    inside = NodePlace.all(in: node).compactMapValues { Edits(of: $0) }
    if value == nil, state == nil, !isFocused, inside.isEmpty { return nil }
  }

  var holdFocus: Bool { isFocused || inside.values.contains(where: \.holdFocus) }

  func restore(in node: Node, takingFocus: Bool) {
    if let state { node.resume(state) }
    if let value { node.restore(value.now, describedAs: value.description) }
    if isFocused, takingFocus, node.isEditable { node.tree.moveFocus(to: node) }
    if inside.isEmpty { return }
    node.wake()
    for (place, node) in NodePlace.all(in: node) { inside[place]?.restore(in: node, takingFocus: takingFocus) }
  }
}

/// The position of a node in another: its identity, and the number of nodes with the same identity before it.
private struct NodePlace: Hashable {
  let identity: NodeIdentity
  let isPart: Bool
  let number: Int

  @MainActor static func all(in node: Node) -> [NodePlace: Node] {
    var counts: [NodePlace: Int] = [:]
    var places: [NodePlace: Node] = [:]
    for (isPart, nodes) in [(false, node.mountedChildren), (true, node.partNodes)] {
      for node in nodes {
        let number = counts[NodePlace(identity: node.identity, isPart: isPart, number: 0), default: 0]
        counts[NodePlace(identity: node.identity, isPart: isPart, number: 0)] = number + 1
        places[NodePlace(identity: node.identity, isPart: isPart, number: number)] = node
      }
    }
    return places
  }
}
