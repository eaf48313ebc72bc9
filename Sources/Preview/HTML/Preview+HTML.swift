import Widgets

extension Preview {
  /// The tree as HTML: native elements with their roles and names, and one style sheet.
  ///
  /// ```swift
  /// let page = Preview.html(screen)                     // to be written into a file
  /// let card = Preview.html(screen, as: .fragment)      // to be put into a page
  /// ```
  ///
  /// There are no scripts and nothing is loaded. What comes from the tree is text, whatever it looks like. Light and
  /// dark follow the reader, unless a widget states its `overrideUserInterfaceStyle`. Only what differs from a fresh
  /// widget is styled, equal styles share a class, and the same tree gives the same bytes.
  ///
  /// - Parameters:
  ///   - tree: The outermost widget or component. A widget of your own says how it looks by being ``Previewable`` or
  ///     ``HTMLRepresentable``.
  ///   - form: Whether the result is a page, which is the default, or a part of one.
  public static func html(_ tree: any WidgetConvertible, as form: HTMLForm = .page()) -> String {
    html(tree.root, as: form, isMarked: false)
  }

  /// The tree as HTML, with the way that leads to each widget if it is marked.
  internal static func html(_ widget: any Widget, as form: HTMLForm, isMarked: Bool) -> String {
    var html = HTML(form)
    if isMarked { html.path = [] }
    html.add(widget)
    if !html.isUnread { return html.document(of: widget) }
    let widget = widget.shown
    html = HTML(form, hasBodies: true)
    if isMarked { html.path = [] }
    html.add(widget)
    return html.document(of: widget)
  }
}
