import Layout
import Widgets

extension PlainRow: HTMLRepresentable {
  package func write(to html: inout Preview.HTML) {
    html.open("div", .plainRow, View(attributes), role: .row)
    html.close()
    html.beginCell()
    html.addChildren(children, arranged: .overlay)
    html.end("div")
    html.end("div")
  }
}

extension Preview.HTML {
  /// Opens the element of the one cell of a row.
  ///
  /// - Parameter id: The identifier of the element.
  internal mutating func beginCell(id: String? = nil) {
    sink.open("div")
    attribute("id", id)
    attribute("role", is: "cell")
    close()
  }
}

extension ElementKind {
  internal static let plainRow = ElementKind(
    "PlainRow", flex: nil,
    css: """
      .PlainRow,.PlainRow>div{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr)}
      """)
}
