import Bindings
import Widgets

/// The edits by users of the nodes in a row, or in a part of one, while it is out of sight.
@MainActor
internal final class RowEdits {
  /// The identity of the row, so that another row at its path does not get the edits.
  internal let id: WidgetKey

  private let edits: Edits

  /// Takes down what users have made of a row; `nil` if they have left it as it was.
  internal init?(of node: Node, id: WidgetKey) {
    guard let edits = Edits(of: node) else { return nil }
    self.id = id
    self.edits = edits
    if edits.holdFocus { node.tree.outOfSightFocus = self }
  }

  /// Makes of a row what users have made of it before.
  ///
  /// The focus comes back if nothing has been focused since.
  internal func restore(in node: Node) {
    let takesFocus = node.tree.outOfSightFocus === self
    edits.restore(in: node, takingFocus: takesFocus)
    if takesFocus { node.tree.outOfSightFocus = nil }
  }
}

/// The edits by users of a node and of those in it.
@MainActor
private struct Edits {
  /// The value, and what it was described as; `nil` if they are the same to users.
  private var value: (now: any Bindable, description: any Bindable)?
  /// The state of the component in the node, if it has any.
  private let state: ComponentState?
  private let isFocused: Bool
  private let inside: [NodePlace: Edits]

  init?(of node: Node) {
    value = node.isEdited ? (node.mounted.current, node.styledDescription) : nil
    state = node.state.isHeld ? node.state : nil
    isFocused = node.isFocused
    inside = NodePlace.all(in: node).compactMapValues { Edits(of: $0) }
    if value == nil, state == nil, !isFocused, inside.isEmpty { return nil }
  }

  var holdFocus: Bool { isFocused || inside.values.contains(where: \.holdFocus) }

  func restore(in node: Node, takingFocus: Bool) {
    if let state { node.resume(state) }
    if let value { node.restore(value.now, describedAs: value.description) }
    if isFocused, takingFocus, node.isEditable { node.tree.focused = node }
    if inside.isEmpty { return }
    for (place, node) in NodePlace.all(in: node) { inside[place]?.restore(in: node, takingFocus: takingFocus) }
  }
}

/// The place of a node in another: its identity, and the number of nodes of the same identity before it.
private struct NodePlace: Hashable {
  let identity: NodeIdentity
  let isPart: Bool
  let number: Int

  @MainActor
  static func all(in node: Node) -> [NodePlace: Node] {
    var counts: [NodePlace: Int] = [:]
    var places: [NodePlace: Node] = [:]
    for (isPart, nodes) in [(false, node.childNodes), (true, node.partNodes)] {
      for node in nodes {
        let number = counts[NodePlace(identity: node.identity, isPart: isPart, number: 0), default: 0]
        counts[NodePlace(identity: node.identity, isPart: isPart, number: 0)] = number + 1
        places[NodePlace(identity: node.identity, isPart: isPart, number: number)] = node
      }
    }
    return places
  }
}
