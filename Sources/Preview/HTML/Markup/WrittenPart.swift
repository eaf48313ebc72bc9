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

extension Preview.HTML {
  /// Writes the id of a part's node, if the page is live.
  internal mutating func addPart(_ part: WrittenPart) {
    if let id = slots?.parts[part] { sink.attribute("data-p", text: "\(id)") }
  }

  /// Writes the id of a part's node that a widget with the part as its key stands for.
  internal mutating func addPart(of view: View) {
    if let part = view.key?.value(as: WrittenPart.self) { addPart(part) }
  }
}
