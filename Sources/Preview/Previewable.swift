import Widgets

/// A widget of your own that says what it looks like, in widgets that every preview knows.
///
/// ```swift
/// struct Gauge: Widget {
///   var level = 0.0
///   var attributes = ViewAttributes.fresh
/// }
///
/// extension Gauge: Previewable {
///   var preview: any Widget { ProgressView(.progress(level), .progressTintColor(.systemGreen)) }
/// }
/// ```
///
/// Every renderer shows such a widget as a plain view, with its own background, corners and identifier, and with
/// ``preview`` filling it. A widget that does not conform, and holds no children, is a plain view too.
public protocol Previewable: Widget {
  /// What fills the widget. It may be previewable in its turn, but must come to an end.
  var preview: any Widget { get }
}

extension Widget {
  /// What a preview shows inside: what a widget of somebody's own looks like, or else what a container holds.
  internal var shownChildren: Children {
    if let previewable = self as? any Previewable { return [previewable.preview] }
    return widgetsInside ?? []
  }
}

extension Widget {
  /// The widget as it is shown, with the bodies of its components read, and with what is presented on top.
  ///
  /// - Precondition: A tree with components is on the main actor, where their bodies are.
  internal var shown: any Widget { (hasComponents ? MainActor.assumeIsolated { expanded() } : self).withPresented }

  private var hasComponents: Bool {
    // Without recursion, since a tree may be deeper than the stack.
    var rest: [any Widget] = [self]
    while let widget = rest.popLast() {
      if let composed = widget as? Composed {
        if composed.children.isEmpty { return true }
      } else if let inside = widget.widgetsInside {
        rest += inside.elements
      }
    }
    return false
  }
}
