import Mod
import Widgets

extension CollectionView: Previewable {
  /// The sections in their layouts. Those that scroll orthogonally are cut off.
  public var preview: any Widget {
    let sections = shownSections.map { Children(shown($0)) }
    let content = scrollDirection == .vertical ? vertical(sections) : horizontal(sections)
    guard let backgroundView else { return content }
    return ZStack {
      backgroundView
      content
    }
  }

  private func vertical(_ sections: [Children]) -> any Widget {
    scrollingAlike(
      ScrollView {
        VStack {
          if refreshControl?.isRefreshing == true { refreshControl }
          for section in sections { section }
        }
      })
  }

  private func horizontal(_ sections: [Children]) -> any Widget {
    var row = CollectionItems(
      Children(sections.map { column($0) }), CollectionLayout(.row(.continuous)), along: .vertical)
    if contentInset != .zero { row.padding = DirectionalEdgeInsets(contentInset, in: View(attributes)) }
    return row
  }

  private func column(_ section: Children) -> any Widget { VStack { section } }

  private func shown(_ section: ShownSection) -> Children {
    let layout = section.model?.layout ?? layout
    if case .list(let style) = layout.arrangement, scrollDirection == .vertical {
      let rows = table(style).shown(section)
      return layout.contentInsets == .zero ? rows : [VStack(.padding(layout.known.contentInsets)) { rows }]
    }
    let table = table(.plain)
    return Children {
      section.header.map { table.title($0, isText: section.model?.headerView == nil, isHeader: true) }
      items(of: section, in: layout)
      section.footer.map { table.title($0, isText: section.model?.footerView == nil, isHeader: false) }
    }
  }

  private func items(of section: ShownSection, in layout: CollectionLayout) -> CollectionItems {
    var items = CollectionItems(Children(section.rows.map(\.widget)), layout, along: scrollDirection)
    if layout.scrollsOrthogonally { items.section = section.index }
    return items
  }

  /// A table that draws the rows of a list, and the titles of sections.
  private func table(_ style: TableView.Style) -> TableView {
    var table = TableView()
    table.style = style
    table.isEditing = isEditing
    table.allowsMultipleSelectionDuringEditing = allowsMultipleSelectionDuringEditing
    return table
  }

  /// The visible cells by the sections of their index paths.
  private var shownSections: [ShownSection] {
    var shown: [ShownSection] = []
    var paths = visibleItems.makeIterator()
    var next = paths.next()
    var current: Int?
    func begin(_ section: Int?) {
      if current == section, !shown.isEmpty { return }
      current = section
      let known = section.flatMap { model.sections.indices.contains($0) ? model.sections[$0] : nil }
      shown.append(ShownSection(model: known, index: section))
    }
    for widget in cells.elements {
      if widget.isRow {
        begin(next?.section)
        shown[shown.count - 1].rows.append(ShownRow(widget: widget, row: next.flatMap { model[$0] }))
        next = paths.next()
      } else if let section = next?.section, model.sections.indices.contains(section),
        widget.key == WidgetKey("header", model.sections[section].id)
      {
        begin(section)
        shown[shown.count - 1].header = widget
      } else if let section = current, model.sections.indices.contains(section),
        widget.key == WidgetKey("footer", model.sections[section].id)
      {
        shown[shown.count - 1].footer = widget
      } else {
        // An empty state, for which there is no section.
        let section = SectionModel(layout: .list, rows: [])
        shown.append(ShownSection(model: section, rows: [ShownRow(widget: widget, row: nil)]))
      }
    }
    return shown
  }
}

/// The items of a section in a layout, or the sections of a collection that scrolls horizontally.
package struct CollectionItems: Container {
  /// The items, in order.
  package var children: Children = []

  package var layout = CollectionLayout.list

  /// The axis along which the collection scrolls, across which lines extend.
  package var axis = Axis.vertical

  /// The index of the section, if its items are in a row that scrolls by itself.
  package var section: Int?
  package var attributes = ViewAttributes.fresh

  package init() {}

  internal init(_ items: Children, _ layout: CollectionLayout, along axis: Axis) {
    children = items
    self.layout = layout.known
    self.axis = axis
    padding = self.layout.contentInsets
    if layout.scrollsOrthogonally { clipsToBounds = true }
  }

  /// The axis along which a row of items scrolls, or `nil` for lines.
  internal var sideAxis: Axis? {
    layout.scrollsOrthogonally ? axis.other : nil
  }

  /// Whether each item is as wide as a page.
  package var fillsPages: Bool {
    if case .row(.paging) = layout.arrangement { layout.itemWidth == nil } else { false }
  }

  package var readsInsideChildren: Bool { false }
}
