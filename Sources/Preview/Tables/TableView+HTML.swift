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
    // In a live page, keys reach one row of a table by the script. The content of the cell is its name.
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
