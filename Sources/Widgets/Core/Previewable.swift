/// A widget of your own that consists of other widgets.
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
/// ``preview`` filling it. A live tree mounts the preview inside the node of the widget, so that users operate it. When
/// the widget changes, its preview is read again, and the nodes of what is still there are kept.
///
/// Conform in the module that declares the widget. The children of a ``Container`` remain its children: only these are
/// mounted, and not the other widgets of its preview.
public protocol Previewable: Widget {
  /// The content of the widget. It may be previewable itself, but must not be infinitely nested.
  var preview: any Widget { get }
}

extension Previewable {
  /// The function that returns the ``preview``.
  @inlinable public static var previewing: ((Self) -> any Widget)? { { $0.preview } }
}

/// The content of a ``Previewable`` widget as a live tree shows it, or with the bodies of its components.
package struct PreviewedContent: Sendable {
  package let widgets: Children

  /// The widget that the content belongs to, without its attributes.
  private let source: (any Widget)?

  fileprivate init(_ widgets: Children, of value: any Bindable) {
    self.widgets = widgets
    source = (value as? any Widget)?.withoutAttributes
  }

  /// Returns whether the content belongs to a value, and not to a copy that has been changed since.
  fileprivate func belongs(to value: any Bindable) -> Bool {
    guard let source, let widget = value as? any Widget else { return false }
    return widget.withoutAttributes.isEqual(to: source)
  }
}

extension Bindable {
  /// A Boolean value that indicates whether the value has no children, and is shown by a preview.
  package var isPreviewed: Bool { Self.previewing != nil && widgetsInside == nil }

  /// The children of a container, or the content of a widget that is shown by a preview; `nil` for others.
  package var content: Children? { widgetsInside ?? previewedContent ?? freshPreview }

  /// The content that a live tree shows, if the value comes from one and has not been changed since.
  package var previewedContent: Children? {
    guard let content = behaviors.previewedContent, content.belongs(to: self) else { return nil }
    return content.widgets
  }

  /// The preview, as its type describes it; `nil` for a value without one.
  package var freshPreview: Children? { Self.previewing.map { [$0(self)] } }

  /// Replaces the children of a container, or the content of a widget that is shown by a preview.
  package mutating func hold(content: Children) {
    if isPreviewed {
      behaviors.previewedContent = PreviewedContent(content, of: self)
    } else {
      widgetsInside = content
    }
  }
}

extension Widget {
  fileprivate var withoutAttributes: any Widget {
    var widget = self
    widget.attributes = ViewAttributes.fresh
    return widget
  }
}
