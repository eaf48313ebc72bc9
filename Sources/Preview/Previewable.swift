import Widgets

/// A widget of your own that is rendered by other widgets.
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
/// ``preview`` filling it. A widget that does not conform and has no children is a plain view, too.
public protocol Previewable: Widget {
  /// The content of the widget. It may be previewable itself, but must not be infinitely nested.
  var preview: any Widget { get }
}

extension Widget {
  /// The visible children: the preview of a widget of your own, or the children of a container.
  internal var shownChildren: Children {
    if let previewable = self as? any Previewable { return [previewable.preview] }
    return widgetsInside ?? []
  }
}

extension Widget {
  /// The widget as it is rendered, with the bodies of its components, its styling, and presented screens.
  ///
  /// - Precondition: A tree with components or stylings is on the main actor, to which their bodies are isolated.
  /// - Complexity: O(*n*) for *n* widgets.
  internal var shown: any Widget { (needsExpansion ? MainActor.assumeIsolated { expanded() } : self).withPresented }

  /// A Boolean value that indicates whether the tree has a component with a body to read, or a styling.
  private var needsExpansion: Bool {
    // A loop needs no stack, however deep the tree is.
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
