import Widgets

/// The header or footer of a section in a table.
///
/// Assistive technology knows nothing but rows in a table, so that a title is a row with one cell.
internal struct SectionTitle: Container {
  internal var children: Children = []
  internal var attributes = ViewAttributes.fresh

  internal init() {}

  internal init(_ title: any Widget) { children = [title] }
}

extension SectionTitle: HTMLRepresentable {
  internal func write(to html: inout Preview.HTML) {
    html.open("div", .sectionTitle, View(attributes), role: .row)
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
  internal static let sectionTitle = ElementKind(
    "SectionTitle", flex: nil,
    css: """
      .SectionTitle,.SectionTitle>div{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr)}
      """)
}
