import Mod
import Widgets

extension TableView: Previewable {
  /// The sections in the table's style, between the table's header and footer, with the index at the trailing edge.
  public var preview: any Widget {
    let background = style == .plain ? nil : Color.systemGroupedBackground
    let rows = VStack {
      if refreshControl?.isRefreshing == true { refreshControl }
      tableHeaderView
      for section in shownSections { shown(section) }
      tableFooterView
    }
    let scroll = scrollingAlike(ScrollView { if cellLayoutMarginsFollowReadableWidth { readable(rows) } else { rows } })
    let titles = showsSectionIndex && indexDisplayMode != .alwaysHidden ? model.sectionIndexTitles : []
    if let backgroundView {
      return ZStack {
        backgroundView
        if titles.isEmpty { scroll } else { indexed(scroll, titles) }
      }
    }
    if titles.isEmpty { return scroll.with(.backgroundColor(background)) }
    return indexed(scroll, titles).with(.backgroundColor(background))
  }

  /// Returns rows that are no wider than text should be, in the middle of the table.
  private func readable(_ rows: StackView) -> StackView {
    HStack {
      Spacer()
      rows.with(.width(LayoutLength(672, priority: .defaultLow)), .maximumWidth(LayoutLength(672)))
      Spacer()
    }
  }

  /// Returns the scrolled rows beside the index at the trailing edge.
  private func indexed(_ scroll: ScrollView, _ titles: [String]) -> StackView {
    HStack {
      scroll
      SectionIndex(titles, sectionIndexColor, tracking: sectionIndexTrackingBackgroundColor)
        .with(.backgroundColor(sectionIndexBackgroundColor))
    }
  }

  internal func shown(_ section: ShownSection) -> Children {
    Children {
      section.header.map { title($0, isText: section.model?.headerView == nil, isHeader: true) }
      switch style {
      case .plain: rows(of: section)
      case .grouped:
        if !section.rows.isEmpty {
          VStack(.backgroundColor(.secondarySystemGroupedBackground)) {
            separator()
            rows(of: section)
            separator()
          }
        }
      case .insetGrouped:
        if !section.rows.isEmpty {
          VStack(
            .backgroundColor(.secondarySystemGroupedBackground), .layer.cornerRadius(10), .clipsToBounds(true),
            .margins(h: 16, v: 0)
          ) {
            rows(of: section)
          }
        }
      }
      section.footer.map { title($0, isText: section.model?.footerView == nil, isHeader: false) }
      if style != .plain { Spacer(section.footer == nil ? 18 : 10) }
    }
  }

  private func rows(of section: ShownSection) -> Children {
    Children {
      for (index, row) in section.rows.enumerated() {
        if index > 0 { separator(below: section.rows[index - 1].widget.rowCell) }
        RowControls(row, in: self).shown
      }
    }
  }

  /// Returns a separator, from edge to edge, or below a cell from the start of its text.
  private func separator(below cell: TableViewCell?? = .none) -> Children {
    guard separatorStyle == .singleLine else { return [] }
    var line = Divider()
    // A table contains only rows for assistive technology.
    line.accessibilityElementsHidden = true
    if let separatorColor { line.backgroundColor = separatorColor }
    if let cell {
      let isOwn = separatorInset != .zero
      let automatic = (cell?.textInset ?? 16) + (isEditing ? 38 : 0)
      let start =
        !isOwn ? automatic : separatorInset.left + (separatorInsetReference == .fromAutomaticInsets ? automatic : 0)
      let own = cell?.separatorInset
      line.margins = DirectionalEdgeInsets(
        leading: own?.left ?? start, trailing: own?.right ?? separatorInset.right)
    }
    return [line]
  }

  /// Returns the header or footer of a section: a text in its font, or an unchanged widget.
  internal func title(_ widget: any Widget, isText: Bool, isHeader: Bool) -> any Widget {
    let height = isHeader ? sectionHeaderHeight : sectionFooterHeight
    guard isText, var label = widget as? Label else {
      let shown = height.map { height in VStack(.height(LayoutLength(height))) { widget } } ?? widget
      return PlainRow(shown)
    }
    let isPlain = style == .plain
    if label.font == Label().font {
      label.font = .preferredFont(forTextStyle: isPlain && isHeader ? .headline : .footnote)
    }
    if label.textColor == .label, !isPlain || !isHeader { label.textColor = .secondaryLabel }
    if !isHeader { label.numberOfLines = 0 }
    let side = style == .insetGrouped ? 32.0 : 16
    let shown = PlainRow(label).with(.padding(h: side, v: isHeader ? 7 : 6))
    return height.map { shown.with(.height(LayoutLength($0))) } ?? shown
  }
}

extension Scrolling {
  /// Returns the view that scrolls the rows of a list. It scrolls, bounces and shows indicators as the list does.
  ///
  /// The offset and the setting for keyboard scrolling remain those of the list.
  internal func scrollingAlike(_ rows: ScrollView) -> ScrollView {
    if scrolling == ScrollAttributes.fresh { return rows }
    var scroll = rows
    scroll.contentInset = contentInset
    scroll.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    scroll.isScrollEnabled = isScrollEnabled
    scroll.indicatorStyle = indicatorStyle
    scroll.showsVerticalScrollIndicator = showsVerticalScrollIndicator
    scroll.showsHorizontalScrollIndicator = showsHorizontalScrollIndicator
    scroll.bounces = bounces
    scroll.bouncesVertically = bouncesVertically
    scroll.bouncesHorizontally = bouncesHorizontally
    scroll.alwaysBounceVertical = alwaysBounceVertical
    scroll.alwaysBounceHorizontal = alwaysBounceHorizontal
    scroll.transfersVerticalScrollingToParent = transfersVerticalScrollingToParent
    scroll.transfersHorizontalScrollingToParent = transfersHorizontalScrollingToParent
    return scroll
  }
}

/// A row of a table that shows no element: the header or footer of a section, or an empty state.
///
/// Assistive technology knows nothing but rows in a table.
package struct PlainRow: Container {
  package var children: Children = []
  package var attributes = ViewAttributes.fresh

  package init() {}

  internal init(_ content: any Widget) { children = [content] }
}
