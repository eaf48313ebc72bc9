import Foundation
import Widgets

/// The swipe actions of a row.
///
/// They are invisible before the swipe, except in text. In a browser, a pointer and the keyboard reach them.
package struct SwipeActions: Widget {
  /// The actions at the leading edge, the outermost first.
  package var leading: [SwipeAction] = []

  /// The actions at the trailing edge, the outermost first.
  package var trailing: [SwipeAction] = []

  /// The edge whose actions are open.
  package var edge: TableViewCell.SwipeEdge?
  package var attributes = ViewAttributes.fresh

  package init() {}

  /// Creates the actions of a row: its own, and "Delete" for a deletable row without trailing actions.
  internal init(_ row: CellModel) {
    leading = row.leadingSwipeActions
    trailing = row.trailingSwipeActions
    if trailing.isEmpty, row.editingStyle == .delete { trailing = [SwipeAction("Delete", style: .destructive) {}] }
  }

  package var open: [SwipeAction] {
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

extension SwipeAction {
  package var shownBackground: Color { backgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
}

extension SwipeActions: Measured {
  package func need(width: Double?) -> Need {
    edge == nil ? .open : Need(open.reduce(0) { $0 + $1.width }, 20.5, horizontal: .rigid, vertical: .open)
  }
}

extension SwipeAction {
  package var width: Double { max(74, contentWidth + 32) }

  package var contentWidth: Double {
    let text = TextMetrics.width(of: title, in: .body)
    return image == nil ? text : text + (title.isEmpty ? 22 : 28)
  }
}
