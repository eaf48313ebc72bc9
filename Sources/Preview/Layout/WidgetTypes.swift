import Widgets

/// The facts about the types of widgets in a tree.
///
/// Finding them takes the runtime long, and a tree has few types.
internal final class WidgetTypes {
  private var entries: [Entry] = []

  /// Returns the facts about the type of a widget.
  func entry(of widget: any Widget) -> Entry {
    let type = type(of: widget)
    let id = ObjectIdentifier(type)
    for entry in entries where entry.id == id { return entry }
    let entry = Entry.of(type)
    entries.append(entry)
    return entry
  }
}

extension WidgetTypes.Entry {
  /// Returns the widget as one that is drawn.
  func drawn(_ widget: any Widget) -> (any Drawn)? {
    guard let drawn = pages.drawn else { return nil }
    return drawn.drawn(widget)
  }

  /// Returns the widget as one that is written in cells.
  func typeset(_ widget: any Widget) -> (any Typeset)? {
    guard let typeset else { return nil }
    return typeset.typeset(widget)
  }

  /// Returns the visible content of a widget of the type.
  func shownChildren(of widget: any Widget) -> Children {
    if let previewable {
      if let content = widget.previewedContent { return content }
      if let preview = previewable.preview(of: widget) { return [preview] }
    }
    if layout == .scroll, let scroll = widget as? ScrollView { return scroll.shownSubviews }
    return widget.widgetsInside ?? []
  }

  /// Returns the name of the widget's type, or of the component's.
  func kindName(of widget: any Widget) -> String { isComposed ? widget.kindName : name }
}

// A cast to a concrete type is much faster than one to a protocol.

extension Previewable {
  fileprivate static func preview(of widget: any Widget) -> (any Widget)? { (widget as? Self)?.preview }
}
