import Layout
import Widgets

extension Composed: HTMLRepresentable {
  /// Writes a `div` with the widgets of the component.
  public func write(to html: inout Preview.HTML) {
    // The environment of a body comes from all of its containers, so all bodies are read before anything is written. A
    // body that has been read may be empty.
    if children.isEmpty, component != nil, !html.hasBodies { return html.isUnread = true }
    html.addBox(View(attributes), children: children)
  }
}
