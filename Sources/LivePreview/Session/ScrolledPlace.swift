import Bindings
import Foundation
import Widgets

/// A place to which the program has scrolled.
internal enum ScrolledPlace {
  case offset(CGPoint)

  /// The row with a key at the top of a table, or the item with a key at an edge of a collection.
  case row(WidgetKey)
}

extension ScrolledPlace {
  /// Creates the place to which an update of a scroll view has scrolled, or returns `nil` if it has not scrolled.
  internal init?(from old: any Bindable, to new: any Bindable) {
    // A cast to a protocol takes long, and most widgets have no content that scrolls.
    if new is Label || new is Button { return nil }
    if let new = new as? CollectionView, let old = old as? CollectionView, let item = new.itemAtNewEdge(from: old) {
      self = .row(item)
      return
    }
    guard let new = new as? any Scrolling, let old = old as? any Scrolling, old.contentOffset != new.contentOffset
    else { return nil }
    guard let list = new as? any PlannedList, let former = old as? any PlannedList else {
      self = .offset(new.contentOffset)
      return
    }
    // A list whose last rows were removed reduces its offset by itself. Such a change is not a scroll of the program.
    let top = list.startOfLine(at: list.path(at: former.knownOffset))
    guard list.window(from: top).first.map({ list.startOfLine(at: $0) == top }) ?? true,
      let row = list.model[list.path(at: list.knownOffset)]
    else { return nil }
    self = .row(row.model.id)
  }
}

extension CollectionView {
  /// Returns the key of the first visible item of a section that scrolls orthogonally, if the item has changed.
  fileprivate func itemAtNewEdge(from old: CollectionView) -> WidgetKey? {
    if firstVisibleItems == old.firstVisibleItems { return nil }
    for (index, section) in model.sections.enumerated() {
      let first = firstVisibleItems[section.id] ?? 0
      guard first != old.firstVisibleItems[section.id] ?? 0, section.rows.indices ~= first else { continue }
      let key = section.rows[first].model.id
      // An item stays first when others come before it.
      if old.keyOfFirstCell(ofSection: index) != key { return key }
    }
    return nil
  }

  private func keyOfFirstCell(ofSection section: Int) -> WidgetKey? {
    guard let index = visibleItems.firstIndex(where: { $0.section == section }) else { return nil }
    return cells.elements.filter(\.isRow).dropFirst(index).first?.key
  }
}

extension LiveFragment {
  /// The place to which a page scrolls when it shows the element again, or `nil` for its start.
  internal var place: ScrolledPlace? {
    guard let node = knownNode else { return nil }
    if node.isTable { return node.placeOfTable }
    guard let view = (node.mounted as? Mounted<ScrollView>)?.value, view.contentOffset != .zero else { return nil }
    return .offset(view.contentOffset)
  }
}

/// The row at the top of a list in a page.
internal struct ListTop {
  internal let row: WidgetKey

  /// The length of the content before it, in points, or `nil` until the page has reported it.
  internal var position: Double?
}

extension Node {
  /// The place of a row in the page, or `nil` if the list does not show it.
  internal func place(ofRow key: WidgetKey) -> ScrolledPlace? {
    guard isTable, childNodes.contains(where: { $0.key == key }) else { return nil }
    return .row(key)
  }

  /// The first row of a list in the page.
  internal var firstRowInPage: RowPath? { (mounted.current as? any PlannedList)?.shownRows.first }

  /// Returns the row at the top of a list in the page, or `nil` if the list is at its start, or does not scroll as a
  /// whole.
  ///
  /// - Parameter former: The row that was there. Without one, the page was at the start of its first row.
  internal func top(at position: PagePosition, since former: ListTop?) -> ListTop? {
    guard let list = mounted.current as? any PlannedList, position.section == nil, let first = list.shownRows.first
    else { return nil }
    let now = position.rests(along: list.plan.axis).before
    if now <= 0, first == RowPath(row: 0, section: 0) { return nil }
    let known = former.flatMap { former in list.shownRows.first { list.model[$0]?.model.id == former.row } }
    if let former, known != nil, former.position == nil { return ListTop(row: former.row, position: now) }
    // The rows of the page need not have the planned heights, so that the distance from a known row counts.
    let (start, position) = (known ?? first, known == nil ? 0 : former?.position ?? 0)
    let row = list.row(at: now - position, from: start)
    guard let model = list.model[row] else { return nil }
    return ListTop(row: model.model.id, position: position + list.offset(of: row) - list.offset(of: start))
  }

  /// The place of a table that is not at its start, so that its page learns that there are rows above.
  fileprivate var placeOfTable: ScrolledPlace? {
    guard let row = scrolledRow, row.path != RowPath(row: 0, section: 0) else { return nil }
    return .row(row.id)
  }

  /// Returns the change that scrolls the page to a place in the node, or `nil` if it does not show the place.
  internal func change(for place: ScrolledPlace) -> SessionChange? {
    switch place {
    case .offset(let offset): .scroll([id], to: offset)
    case .row(let key): childNodes.first { $0.key == key }.map { .scroll([$0.id], to: nil) }
    }
  }
}
