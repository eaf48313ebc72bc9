import Widgets

/// The swipe actions of a row.
///
/// They are invisible before the swipe, except in text. In a browser, a pointer and the keyboard reach them.
internal struct SwipeActions: Widget {
  /// The actions at the leading edge, the outermost first.
  internal var leading: [SwipeAction] = []

  /// The actions at the trailing edge, the outermost first.
  internal var trailing: [SwipeAction] = []

  /// The edge whose actions are open.
  internal var edge: TableViewCell.SwipeEdge?
  internal var attributes = ViewAttributes.fresh

  internal init() {}

  /// Creates the actions of a row: its own, and "Delete" for a deletable row without trailing actions.
  internal init(_ row: CellModel) {
    leading = row.leadingSwipeActions
    trailing = row.trailingSwipeActions
    if trailing.isEmpty, row.editingStyle == .delete { trailing = [SwipeAction("Delete", style: .destructive) {}] }
  }

  internal var open: [SwipeAction] {
    switch edge {
    case .leading: leading
    case .trailing: trailing.reversed()
    case nil: []
    }
  }

  internal func offers(at edge: TableViewCell.SwipeEdge) -> Bool {
    !(edge == .leading ? leading : trailing).isEmpty
  }
}

extension SwipeActions: TextSummarized {
  internal var textSummary: ([String], any Widget) { ((leading + trailing).flatMap { quoted($0.title) }, Self()) }
}

extension SwipeAction {
  internal var shownBackground: Color { backgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
}
