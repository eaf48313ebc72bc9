import Layout
import Widgets

extension TableView: HTMLRepresentable {
  /// Writes a table, with the total number of rows if not all of them are included.
  public func write(to html: inout Preview.HTML) {
    html.open("div", .tableView, View(attributes), role: .table)
    writeRows(of: preview, to: &html)
  }
}

extension TableViewCell: HTMLRepresentable {
  /// Writes a row of a table with one cell, and whether it is selected.
  public func write(to html: inout Preview.HTML) {
    html.open("div", .tableViewCell, View(attributes), role: .row)
    let isChosen = isSelected || accessoryType == .checkmark
    html.attribute("aria-selected", isChosen ? "true" : "false")
    // In a live page, the script makes one row of a table a tab stop. A row is named by the content of its cell.
    let cell = html.slots.map { "c\($0.id)" }
    html.attribute("tabindex", is: "-1", if: cell != nil)
    if accessibilityLabel == nil { html.attribute("aria-labelledby", cell) }
    html.close()
    html.beginCell(id: cell)
    html.add([preview], arranged: .overlay)
    html.end("div")
    html.end("div")
  }
}

extension ElementKind {
  internal static let tableView = ElementKind(
    "TableView", clips: true, flex: .open,
    css: """
      .TableView{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);position:relative}
      .TableView>*{grid-area:1/1}
      """)

  internal static let tableViewCell = ElementKind(
    "TableViewCell", flex: nil,
    css: """
      .TableViewCell,.TableViewCell>[role=cell]{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);\
      position:relative}
      .TableViewCell>*,.TableViewCell>[role=cell]>*{grid-area:1/1}
      """)
}

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

extension SectionIndex: HTMLRepresentable {
  /// Writes a button for each title. They scroll where they do not fit.
  package func write(to html: inout Preview.HTML) {
    html.style.declare("color", color)
    html.style.declare("--tracking", trackingColor)
    html.open("div", .sectionIndex, View(attributes), modifier: trackingColor == nil ? "" : " tracked", role: .row)
    html.attribute("aria-label", is: "Section index")
    html.close()
    html.beginCell()
    for title in titles {
      html.openUnstyled(.button, .indexTitle)
      html.close()
      html.text(title)
      html.end("button")
    }
    html.end("div")
    html.end("div")
  }
}

extension ElementKind {
  internal static let indexTitle = ElementKind("IndexTitle", css: "")

  internal static let sectionIndex = ElementKind(
    "SectionIndex", flex: Flex(.rigid, .asPrioritised),
    css: """
      .SectionIndex{display:grid;align-content:safe center;min-width:15px;padding:0 2px;\
      overflow:hidden auto;scrollbar-width:none;color:var(--tint);font-size:11px;font-weight:600}
      .SectionIndex:where(.tracked):active{background-color:var(--tracking)!important}
      .SectionIndex>div{display:flex;flex-direction:column}
      .IndexTitle{flex:none;height:14px;text-align:center;white-space:nowrap;cursor:pointer}
      """)
}
