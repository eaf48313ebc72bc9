import Widgets

/// The facts about the types of widgets in a tree.
///
/// Finding them takes the runtime long, and a tree has few types.
package final class WidgetTypes {
  private var entries: [Entry] = []

  /// Creates facts about no type yet.
  package init() {}

  /// Returns the facts about the type of a widget.
  package func entry(of widget: any Widget) -> Entry {
    let type = type(of: widget)
    let id = ObjectIdentifier(type)
    for entry in entries where entry.id == id { return entry }
    let entry = Entry.of(type)
    entries.append(entry)
    return entry
  }
}

extension WidgetTypes.Entry {
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
  package func kindName(of widget: any Widget) -> String { isComposed ? widget.kindName : name }
}

// A cast to a concrete type is much faster than one to a protocol.

extension Previewable {
  fileprivate static func preview(of widget: any Widget) -> (any Widget)? { (widget as? Self)?.preview }
}
