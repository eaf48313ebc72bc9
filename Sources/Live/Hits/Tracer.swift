import Bindings
import Widgets

/// The widgets of a live tree, each with its ``Origin``, for a renderer that draws the tree again and again.
///
/// Widgets in which nothing has changed keep their origins.
@MainActor package final class Tracer {
  private var traced: [Int: TracedNode] = [:]
  private var focus: (node: Node?, row: Node?, selection: TextSelection?) = (nil, nil, nil)
  private var focusedComponent = 0

  /// The numbers of the focused node and its ancestors.
  private var focusLine: Set<Int> = []

  /// Called after something visible has changed.
  package var didChange: (() -> Void)?

  package init() {}

  /// Returns the widgets of a node and of the screens presented over it, the lowest first.
  ///
  /// - Complexity: O(*n*) for *n* nodes that have changed since the last call.
  package func widgets(of root: Node) -> (base: any Widget, presented: [any Widget]) {
    Observed.flush()
    if didChange != nil { root.tree.contentDidChange = { [weak self] in self?.didChange?() } }
    let new = root.tree.focusedPlace
    let component = root.tree.focus.component
    if focus.node !== new.node || focus.row !== new.row || focus.selection != new.selection
      || focusedComponent != component
    {
      for node in [focus.node, focus.row, new.node, new.row] { node?.forgetUnchanged() }
      (focus, focusedComponent) = (new, component)
      focusLine = Set(new.node?.line.map(\.id) ?? [])
    }
    let base = trace(root).widget ?? View()
    let presented = root.tree.screens.presented.compactMap { trace($0).widget }
    if traced.count > 2 * limit { prune() }
    return (base, presented)
  }

  /// Returns the node with a number, or `nil` if it is gone.
  package func node(_ id: Int) -> Node? {
    guard let node = traced[id]?.node, node.isMounted else { return nil }
    return node
  }

  private func trace(_ node: Node) -> TracedNode {
    let former = traced[node.id]
    if let former, let kept = node.unchanged, former.kept === kept { return former }
    let new = made(node, after: former)
    traced[node.id] = new
    return new
  }

  private func made(_ node: Node, after former: TracedNode?) -> TracedNode {
    let current = node.mounted.current
    // Objects belong to those who made them and are not copied, and gestures are not drawn: neither needs tracing.
    if type(of: current) is AnyClass || current is any GestureRecognizer { return TracedNode(node, node.snapshot) }
    let children = TracedChildren(of: node, after: former) { trace($0) }
    var value = node.snapshot(holding: children.widgets) { trace($0).value }
    let isFocused = focus.node === node && focus.row == nil || focus.row === node
    if value.behaviors.haveEnvironment || node.isPresented, let direction = node.directionToDraw {
      value.keep(direction: direction)
    }
    value.behaviors = Behaviors()
    let focusesBack = focus.node?.parent === node && focus.node?.treeRole == .backButton
    value.behaviors.origin = Origin(
      node: node.id, isFocused: isFocused, holdsFocus: focusLine.contains(node.id), focusesBack: focusesBack,
      selection: focus.node === node ? focus.selection : nil,
      focusedComponent: focusedComponent)
    if node.kind.isPreviewed { value.hold(content: children.widgets) }
    return TracedNode(node, value, children)
  }

  private var limit = 256

  private func prune() {
    traced = traced.filter { $0.value.node.isMounted }
    limit = max(256, traced.count)
  }
}

/// A node as a ``Tracer`` has read it.
@MainActor internal final class TracedNode {
  let node: Node

  /// The value with origins, its own and those of its descendants.
  let value: any Bindable

  /// The value as a widget, if it is one.
  let widget: (any Widget)?

  let children: TracedChildren

  /// The sign that nothing in the node has changed since then.
  let kept: KeptSnapshot?

  init(_ node: Node, _ value: any Bindable, _ children: TracedChildren = TracedChildren()) {
    (self.node, self.value, self.children) = (node, value, children)
    widget = WidgetCast.widget(value)
    kept = node.keepUnchanged()
  }

  /// Returns whether the node is unchanged since it was read, with the same themes.
  func isUnchanged(in node: Node) -> Bool { kept != nil && kept === node.caches.snapshot }
}

extension Node {
  /// Makes a ``Tracer`` read the node again, because it is laid out in another way.
  package func traceAgain() { forgetUnchanged() }
}
