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
    isFocused = node.isFirstResponder
    // Users have changed nothing in nodes that do not exist.
    if !node.branches.mounted.isEmpty { node.wake() }
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
    for (isPart, nodes) in [(false, node.branches.mounted), (true, node.partNodes)] {
      for node in nodes {
        let number = counts[NodePlace(identity: node.identity, isPart: isPart, number: 0), default: 0]
        counts[NodePlace(identity: node.identity, isPart: isPart, number: 0)] = number + 1
        places[NodePlace(identity: node.identity, isPart: isPart, number: number)] = node
      }
    }
    return places
  }
}

extension Node {
  /// A Boolean value that indicates whether users have changed the value.
  internal var isEdited: Bool {
    guard let widget = styledDescription as? any Widget else { return false }
    return isEdited(of: widget)
  }

  private func isEdited<Value: Widget>(of description: Value) -> Bool {
    guard !Value.userEditable.isEmpty, let now = (mounted as? Mounted<Value>)?.value else { return false }
    return edited(now, describedAs: description, in: description) != description
  }

  /// Restores the users' changes of a value with another description, where both descriptions agree.
  internal func restore(_ now: any Bindable, describedAs description: any Bindable) {
    if let widget = styledDescription as? any Widget { restore(now, describedAs: description, in: widget) }
  }

  private func restore<Value: Widget>(_ now: Any, describedAs description: Any, in new: Value) {
    guard let now = now as? Value, let old = description as? Value, let mounted = mounted as? Mounted<Value> else {
      return
    }
    let value = edited(now, describedAs: old, in: mounted.value, describedAs: new)
    if value != mounted.value { mounted.adopt(value, with: connections.bindings) { _, _ in } }
  }

  private func edited<Value: Widget>(
    _ now: Value, describedAs old: Value, in value: Value, describedAs new: Value? = nil
  ) -> Value {
    var value = value
    for property in Value.userEditable { property.keep(now, in: &value, unlessChangedFrom: old, to: new ?? old) }
    return value
  }

  /// Resets the value to its description, except for bound properties. Changes by users and components are dropped.
  internal func forgetInput() {
    if isFirstResponder { tree.moveFocus(to: nil) }
    if let widget = styledDescription as? any Widget { forgetInput(of: widget) }
    forgetState()
    for node in branches.mounted + partNodes { node.forgetInput() }
  }

  private func forgetInput<Value: Widget>(of widget: Value) {
    guard let mounted = mounted as? Mounted<Value> else { return }
    var fresh = mounted.value
    for property in Value.userEditable { property.keep(widget, in: &fresh, unlessChangedFrom: widget, to: widget) }
    guard fresh != mounted.value else { return }
    mounted.adopt(fresh, with: connections.bindings) { _, _ in }
  }
}
