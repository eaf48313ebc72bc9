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
