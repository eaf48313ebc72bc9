import Widgets

/// The facts about the types of widgets in a tree.
///
/// Finding them takes the runtime long, and a tree has few types.
internal final class WidgetTypes {
  internal struct Entry {
    let type: any Widget.Type
    let previewable: (any Previewable.Type)?
    let drawn: (any Drawn.Type)?
    let typeset: (any Typeset.Type)?
    let isScreen: Bool
    let name: String
  }

  private var entries: [Entry] = []

  /// Returns the facts about the type of a widget.
  func entry(of widget: any Widget) -> Entry {
    let type = type(of: widget)
    for entry in entries where entry.type == type { return entry }
    let entry = Entry(
      type: type, previewable: type as? any Previewable.Type, drawn: type as? any Drawn.Type,
      typeset: type as? any Typeset.Type, isScreen: type is any Screen.Type, name: "\(type)")
    entries.append(entry)
    return entry
  }
}

extension WidgetTypes.Entry {
  /// Returns the widget as one that is drawn.
  func drawn(_ widget: any Widget) -> (any Drawn)? { drawn?.cast(widget) }

  /// Returns the widget as one that is written in cells.
  func typeset(_ widget: any Widget) -> (any Typeset)? { typeset?.cast(widget) }

  /// Returns the visible content of a widget of the type.
  func shownChildren(of widget: any Widget) -> Children {
    if let preview = previewable?.preview(of: widget) { return [preview] }
    if type == ScrollView.self, let scroll = widget as? ScrollView { return scroll.shownSubviews }
    return widget.widgetsInside ?? []
  }

  /// Returns the name of the widget's type, or of the component's.
  func kindName(of widget: any Widget) -> String { type == Composed.self ? widget.kindName : name }
}

// A cast to a concrete type is much faster than one to a protocol.

extension Previewable {
  fileprivate static func preview(of widget: any Widget) -> (any Widget)? { (widget as? Self)?.preview }
}

extension Drawn {
  fileprivate static func cast(_ widget: any Widget) -> (any Drawn)? { widget as? Self }
}

extension Typeset {
  fileprivate static func cast(_ widget: any Widget) -> (any Typeset)? { widget as? Self }
}
