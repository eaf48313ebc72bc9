import Widgets

/// A widget that writes its own HTML.
///
/// ```swift
/// struct Gauge: Widget {
///   var level = 0.0
///   var attributes = ViewAttributes.fresh
/// }
///
/// extension Gauge: HTMLRepresentable {
///   func write(to html: inout Preview.HTML) {
///     html.element(.meter, for: self, [.value: "\(level)"], style: ["height": "8px"])
///   }
/// }
/// ```
///
/// ``Previewable`` is shorter if you can compose the preview from other widgets, and works in every kind of preview.
public protocol HTMLRepresentable: Widget {
  /// Writes the widget and its content.
  func write(to html: inout Preview.HTML)
}

extension HTMLRepresentable {
  /// Writes a widget that is known to have this type, because a cast to a type is much faster than one to a protocol.
  internal static func write(_ widget: any Widget, to html: inout Preview.HTML) {
    (widget as? Self)?.write(to: &html)
  }
}
