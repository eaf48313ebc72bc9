import Layout
import Widgets

extension SplitColumns: HTMLRepresentable {
  /// Writes a grid whose first column has a fraction of the width.
  package func write(to html: inout Preview.HTML) {
    addColumns(to: &html.style)
    html.open("div", .splitColumns, View(attributes))
    html.close()
    html.add(children, arranged: .overlay)
    html.end("div")
  }

  private func addColumns(to style: inout CSS) {
    style.utf8.write("grid-template-columns:clamp(")
    style.utf8.write(limits.least ?? 0)
    style.utf8.write("px,")
    style.utf8.write(fraction * 100)
    style.utf8.write("%,")
    if let most = limits.most {
      style.utf8.write(most)
      style.utf8.write("px")
    } else {
      style.utf8.write("100%")
    }
    style.utf8.write(");")
  }
}

extension ElementKind {
  internal static let splitColumns = ElementKind(
    "SplitColumns", flex: .open,
    css: ".SplitColumns{display:grid;grid:minmax(0,1fr)/auto-flow minmax(0,1fr);position:relative}")
}
