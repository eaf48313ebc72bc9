import Widgets

/// A part of a widget that users operate, and that has an element of its own in the markup of the widget.
package enum WrittenPart: Hashable, Sendable {
  /// The back button of a navigation bar.
  case back
  /// An item at the leading edge of a navigation bar.
  case left(Int)
  /// An item at the trailing edge of a navigation bar.
  case right(Int)
  /// An item of a toolbar.
  case item(Int)
  /// A tab.
  case tab(Int)
  /// An action of an alert.
  case action(Int)
}
