import Layout
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
/// `Previewable` is shorter if you can compose the preview from other widgets, and works in every kind of preview.
public protocol HTMLRepresentable: Widget {
  /// Writes the widget and its content.
  func write(to html: inout Preview.HTML)

  /// Whether the widget writes all of its children by one call of `html.add(childrenOf: self)`. `false` by default.
  ///
  /// If so, a live page writes the children separately. The `children` of the widget are empty while it is written. The
  /// cost of inserting or removing a child does not depend on their number if they are last in the element of the
  /// widget, and not inside another element.
  var writesChildrenTogether: Bool { get }
}

extension HTMLRepresentable {
  /// `false`, because the widget may write something between its children.
  public var writesChildrenTogether: Bool { false }

  /// Returns whether a widget of this type writes its children together.
  internal static func writesTogether(childrenOf widget: any Widget) -> Bool {
    widget.reading(as: Self.self) { $0.pointee.writesChildrenTogether } ?? false
  }

  /// The function that writes a widget of this type.
  internal static var writingOfAny: Preview.HTML.Writing {
    { widget, html in _ = widget.reading(as: Self.self) { $0.pointee.write(to: &html) } }
  }
}
