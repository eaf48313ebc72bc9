import Layout
import Mod
import Widgets

extension CollectionView: HTMLRepresentable {
  /// Writes a collection as a table with a row for each item, with the number of all items if not all are included.
  public func write(to html: inout Preview.HTML) {
    html.open("div", .collectionView, View(attributes), role: .table)
    writeRows(of: preview, to: &html)
  }
}

extension ListView {
  /// Ends the tag of a list, with the total number of rows if not all are included, and writes the rows and the end.
  ///
  /// In a page, a list without a label is named by the heading above it, or else by the title of the page. The script
  /// of a live page does so itself.
  internal func writeRows(of preview: any Widget, to html: inout Preview.HTML) {
    let heading = html.page.heading
    if accessibilityLabel == nil, case .page(let title) = html.form {
      html.attribute("aria-label", heading ?? title ?? html.page.root?.nameInside)
    }
    let count = model.rowCount
    if count > cells.elements.count(where: \.isRow) {
      html.attribute("aria-rowcount", number: Double(count))
    }
    html.attribute("aria-multiselectable", is: "true", if: allowsMultipleSelection)
    html.addKeyboardScrolling(of: self)
    html.addSafeArea(of: self)
    html.close()
    html.add([preview], arranged: .overlay)
    html.end("div")
    html.page.heading = heading
  }
}

extension ElementKind {
  internal static let collectionView = ElementKind(
    "CollectionView", clips: true, flex: .open,
    css: """
      .CollectionView{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);position:relative}
      .CollectionView>*{grid-area:1/1}
      """)
}
