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
  /// The widget as it is shown, with the bodies of its components read, styled, and with what is presented on top.
  ///
  /// - Precondition: A tree with components or stylings is on the main actor, where their bodies are.
  internal var shown: any Widget { (needsExpansion ? MainActor.assumeIsolated { expanded() } : self).withPresented }

  /// Whether there is a component with a body to be read, or a styling, in the tree.
  private var needsExpansion: Bool {
    // In a loop, which needs no stack however deep the tree is.
    var widgets: [any Widget] = [self]
    while let widget = widgets.popLast() {
      if widget.behaviors.haveStylings { return true }
      guard let children = widget.widgetsInside else { continue }
      if children.isEmpty, widget is Composed { return true }
      widgets.append(contentsOf: children)
    }
    return false
  }
}
