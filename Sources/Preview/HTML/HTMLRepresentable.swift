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
/// Where other widgets can say what yours looks like, ``Previewable`` is shorter, and serves every kind of preview.
public protocol HTMLRepresentable: Widget {
  /// Writes the widget, with what is in it.
  func write(to html: inout Preview.HTML)
}

extension HTMLRepresentable {
  /// Writes a widget that is known to be of this type. A cast to a type costs a fraction of one to a protocol.
  internal static func write(_ widget: any Widget, to html: inout Preview.HTML) {
    (widget as? Self)?.write(to: &html)
  }
}
