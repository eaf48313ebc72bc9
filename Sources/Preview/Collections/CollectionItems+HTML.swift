import Layout
import Widgets

extension CollectionItems: HTMLRepresentable {
  /// Writes a `div` that lays out the items.
  package func write(to html: inout Preview.HTML) {
    addStyle(to: &html.style)
    html.open("div", .collectionItems, View(attributes), modifier: modifier)
    // The script sends the number of the section, counted from 1.
    if html.slots != nil, let section { html.attribute("data-i", number: Double(section + 1)) }
    html.close()
    html.add(children, arranged: .overlay)
    html.end("div")
  }

  private func addStyle(to style: inout CSS) {
    switch layout.arrangement {
    case .grid(let columns): style.declare("--columns", Double(CollectionLayout.columns(columns)))
    case .adaptiveGrid(let width): style.declare("--least", points: max(1, width))
    case .list, .flow, .row: break
    }
    if fillsPages { style.declare("--page:100%") }
    let (line, item) = (layout.lineSpacing, layout.itemSpacing)
    if item > 0 { style.declare(axis == .vertical ? "column-gap" : "row-gap", points: item) }
    if line > 0 { style.declare(axis == .vertical ? "row-gap" : "column-gap", points: line) }
  }

  private var modifier: StaticString {
    switch (layout.arrangement, axis) {
    case (.list, .vertical), (.grid, .vertical): " columns"
    case (.adaptiveGrid, .vertical): " adaptive"
    case (.flow, .vertical): " wrapping"
    case (.list, .horizontal), (.grid, .horizontal), (.adaptiveGrid, .horizontal): " lines"
    case (.flow, .horizontal): " wrapping upright"
    case (.row(let scrolling), .vertical): Self.rows[scrolling] ?? " sideways"
    case (.row, .horizontal): " upward"
    }
  }

  private static let rows: [CollectionLayout.OrthogonalScrolling: StaticString] = [
    .continuous: " sideways", .continuousGroupLeadingBoundary: " sideways stopping", .paging: " sideways snapping",
    .groupPaging: " sideways snapping", .groupPagingCentered: " sideways snapping centered",
  ]
}

extension ElementKind {
  // An item in a scrolling line does not widen the column around the line.
  internal static let collectionItems = ElementKind(
    "CollectionItems", flex: nil,
    css: """
      .CollectionItems{display:grid;position:relative}
      .CollectionItems:where(.columns){grid-template-columns:repeat(var(--columns,1),minmax(0,1fr))}
      .CollectionItems:where(.adaptive){grid-template-columns:repeat(auto-fill,minmax(min(100%,var(--least)),1fr))}
      .CollectionItems:where(.wrapping){display:flex;flex-wrap:wrap;align-items:center;align-content:flex-start}
      .CollectionItems:where(.wrapping)>*{flex:none;max-width:100%}
      .CollectionItems:where(.upright){writing-mode:vertical-lr}
      .CollectionItems:where(.upright)>*{writing-mode:horizontal-tb}
      .CollectionItems:where(.lines){grid-template-rows:repeat(var(--columns,1),minmax(0,1fr));\
      grid-auto-flow:column;grid-auto-columns:max-content}
      .CollectionItems:where(.sideways){grid-auto-flow:column;grid-auto-columns:var(--page,max-content);\
      justify-content:start;overflow:auto hidden;width:0;min-width:100%}
      .CollectionItems:where(.stopping){scroll-snap-type:x proximity}
      .CollectionItems:where(.snapping){scroll-snap-type:x mandatory}
      .CollectionItems:where(.stopping,.snapping)>*{scroll-snap-align:start}
      .CollectionItems:where(.centered)>*{scroll-snap-align:center}
      .CollectionItems:where(.upward){grid-auto-rows:max-content;overflow:hidden auto;height:0;min-height:100%}
      """)
}
