import Layout
import Widgets

/// A widget that trees have many of.
///
/// The compiler specializes the requirements of an internal protocol for each type that conforms, which makes writing
/// several times faster than calling a public requirement of an unknown type.
internal protocol FrequentlyWritten: HTMLRepresentable {
  /// Returns the function that writes widgets of this type to one destination.
  static func makeWriting() -> Preview.HTML.Writing
}

extension FrequentlyWritten {
  internal static func makeWriting() -> Preview.HTML.Writing {
    { widget, html in _ = widget.reading(as: Self.self) { $0.pointee.write(to: &html) } }
  }
}

extension Label: FrequentlyWritten {}
extension StackView: FrequentlyWritten {}
extension View: FrequentlyWritten {}
