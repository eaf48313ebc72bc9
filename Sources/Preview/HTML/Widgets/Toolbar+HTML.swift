import Layout
import Widgets

extension Toolbar: HTMLRepresentable {
  /// Writes a toolbar with its buttons.
  public func write(to html: inout Preview.HTML) {
    html.addBar("div", .toolbar, self, role: .toolbar)
    html.close()
    for (index, item) in items.enumerated() { html.add(item, as: .item(index)) }
    html.end("div")
  }
}

extension ElementKind {
  internal static let toolbar = ElementKind(
    "Toolbar",
    flex: Flex(.open, .rigid),
    css: """
      .Toolbar{display:flex;align-items:center;gap:16px;min-height:44px;padding:0 16px;\
      box-shadow:inset 0 .5px var(--separator);background-color:light-dark(#f9f9f9f0,#1d1d1df0);position:relative}
      """
  )
}
