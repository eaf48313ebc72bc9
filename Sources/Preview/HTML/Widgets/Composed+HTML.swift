import Widgets

extension Composed: HTMLRepresentable {
  /// Writes a `div` with what the component is made of.
  public func write(to html: inout Preview.HTML) {
    // What is handed down to a body comes from all around it, so that all bodies are read before anything is written.
    // A body may be empty when it has been read.
    if children.isEmpty, component != nil, !html.hasBodies { return html.isUnread = true }
    html.addBox(View(attributes), children: children)
  }
}
