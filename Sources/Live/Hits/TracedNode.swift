import Bindings
import Widgets

/// A node as a ``Tracer`` has read it.
@MainActor internal final class TracedNode {
  let node: Node

  /// The value, with its origin and those of its descendants.
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

  /// Returns whether nothing has changed in the node, which shows the same themes, since it was read.
  func isUnchanged(in node: Node) -> Bool { kept != nil && kept === node.kept }
}
