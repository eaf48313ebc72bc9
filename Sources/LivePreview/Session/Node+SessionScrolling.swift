import Bindings
import Foundation
import Widgets

/// A place to which the program has scrolled.
internal enum ScrolledPlace {
  case offset(CGPoint)

  /// The row with a key at the top of a table.
  case row(WidgetKey)
}

extension ScrolledPlace {
  /// Creates the place to which an update of a scroll view has scrolled, or returns `nil` if it has not scrolled.
  internal init?(from old: any Bindable, to new: any Bindable) {
    // A cast to a protocol takes long, and most widgets have no content that scrolls.
    if new is Label || new is Button { return nil }
    guard let new = new as? any Scrolling, let old = old as? any Scrolling, old.contentOffset != new.contentOffset
    else { return nil }
    guard let table = new as? TableView else {
      self = .offset(new.contentOffset)
      return
    }
    // A table without rows below its last visible one moves back by itself, from offsets that never last.
    let last = Double(max(0, table.model.rowCount - table.visibleRowCount)) * table.plannedRowHeight
    guard old.contentOffset.y <= last, let row = table.model[table.path(at: new.contentOffset.y)] else { return nil }
    self = .row(row.model.id)
  }
}

extension Node {
  /// Returns the change that scrolls the page to a place in the node, or `nil` if it does not show the place.
  internal func change(for place: ScrolledPlace) -> SessionChange? {
    switch place {
    case .offset(let offset): .scroll([id], to: offset)
    case .row(let key): childNodes.first { $0.key == key }.map { .scroll([$0.id], to: nil) }
    }
  }

  /// Scrolls as a user has done in the page, where `rest` points of the content are below the visible ones.
  ///
  /// The page of a table has some of its rows, and gets more when the user comes near the first or the last one.
  ///
  /// - Throws: ``ActionError`` if a user could not scroll it.
  internal func scroll(to offset: CGPoint, rest: Double) throws {
    guard let mounted = mounted as? Mounted<TableView>, mounted.value.model.rowCount > mounted.value.visibleRowCount
    else {
      if (mounted.current as? any Scrolling)?.contentOffset != offset { try scroll(to: offset) }
      return
    }
    try scroll(by: .zero)
    let (table, step) = (mounted.value, 20)
    if rest < 600 {
      mounted.apply { $0.visibleRowCount += step }
    } else if offset.y < 200, table.contentOffset.y > 0 {
      let count = min(step, Int(table.contentOffset.y / table.plannedRowHeight))
      mounted.apply {
        $0.visibleRowCount += count
        $0.contentOffset.y -= Double(count) * table.plannedRowHeight
      }
    }
  }

  /// Swipes by a distance over the node. A row without a recognizer for the swipe shows its actions, or hides them.
  ///
  /// - Throws: ``ActionError`` if a user could not swipe there, or if nothing handles the swipe.
  internal func swipe(by distance: CGPoint) throws {
    let isHorizontal = abs(distance.x) > abs(distance.y)
    do {
      if isHorizontal { try swipe(distance.x < 0 ? .left : .right) } else { try swipe(distance.y < 0 ? .up : .down) }
    } catch let error as ActionError {
      guard isHorizontal, error.reason == .unanswered, let cell = row else { throw error }
      let isLeading = (distance.x > 0) != (surroundings.layoutDirection == .rightToLeft)
      let edge = isLeading ? TableViewCell.SwipeEdge.leading : .trailing
      cell.apply { $0.swipedEdge = $0.swipedEdge == nil ? edge : nil }
    }
  }

  /// The cell that the node is, or that it is in.
  private var row: Mounted<TableViewCell>? { mounted as? Mounted<TableViewCell> ?? parent?.row }
}
