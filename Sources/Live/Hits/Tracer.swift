import Bindings
import Widgets

/// The widgets of a live tree, each with its ``Origin``, for a renderer that draws the tree again and again.
///
/// Widgets in which nothing has changed keep their origins.
@MainActor package final class Tracer {
  private struct Entry {
    let node: Node
    let kept: KeptSnapshot?
    let origin: Origin
    let value: any Bindable
  }

  private var entries: [Int: Entry] = [:]
  private var focus: (node: Node?, row: Node?, selection: TextSelection?) = (nil, nil, nil)
  private var focusedComponent = 0

  /// The nodes whose focus has changed since the last widgets, with the nodes around them.
  private var changed: Set<Int> = []

  /// Called after something visible has changed.
  package var didChange: (() -> Void)?

  package init() {}

  /// Returns the widgets of a node and of the screens presented over it, the lowest first.
  ///
  /// - Complexity: O(*n*) for *n* nodes that have changed since the last call, with their siblings.
  package func widgets(of root: Node) -> (base: any Widget, presented: [any Widget]) {
    Observed.flush()
    if didChange != nil { root.tree.contentDidChange = { [weak self] in self?.didChange?() } }
    let new = root.tree.focusedPlace
    let component = root.tree.focusedComponent
    if focus.node !== new.node || focus.row !== new.row || focus.selection != new.selection
      || focusedComponent != component
    {
      let places = [focus.node, focus.row, new.node, new.row].compactMap(\.self)
      changed = Set(places.flatMap(\.line).map(\.id))
      (focus, focusedComponent) = (new, component)
    }
    defer { changed = [] }
    let base = value(of: root) as? any Widget ?? View()
    let presented = root.tree.presented.compactMap { value(of: $0) as? any Widget }
    if entries.count > 2 * limit { prune() }
    return (base, presented)
  }

  /// Returns the node with a number, or `nil` if it is gone.
  package func node(_ id: Int) -> Node? {
    guard let node = entries[id]?.node, node.isMounted else { return nil }
    return node
  }

  private func value(of node: Node) -> any Bindable {
    let snapshot = node.snapshot
    if let entry = entries[node.id], entry.kept != nil, entry.kept === node.kept, !changed.contains(node.id) {
      return entry.value
    }
    // Objects are shared with whoever made them, and gestures are not drawn.
    if Swift.type(of: snapshot) is AnyClass || snapshot is any GestureRecognizer { return snapshot }
    let children = node.isContainer ? Children(node.childNodes.compactMap { value(of: $0) as? any Widget }) : []
    var traced = node.snapshot(holding: children) { value(of: $0) }
    let isFocused = focus.node === node && focus.row == nil || focus.row === node
    let origin = Origin(
      node: node.id, isFocused: isFocused, selection: focus.node === node ? focus.selection : nil,
      focusedComponent: focusedComponent)
    traced.behaviors = Behaviors()
    traced.behaviors.origin = origin
    entries[node.id] = Entry(node: node, kept: node.kept, origin: origin, value: traced)
    return traced
  }

  private var limit = 256

  private func prune() {
    entries = entries.filter { $0.value.node.isMounted }
    limit = max(256, entries.count)
  }
}
