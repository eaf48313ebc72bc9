import Bindings
import Foundation
import Widgets

extension Node {
  /// Scrolls as a user has done in the page.
  ///
  /// The page of a list has some of its rows, and gets more when the user comes near the first or the last one.
  ///
  /// - Returns: The place to which the page has to scroll, because items have come before the visible ones.
  /// - Throws: ``ActionError`` if a user could not scroll it.
  internal func scroll(to position: PagePosition) throws -> ScrolledPlace? {
    let view = mounted.current as? any Scrolling
    guard let list = view as? any PlannedList, position.section != nil || list.shownRows.count < list.model.rowCount
    else {
      if view?.contentOffset != position.offset { try scroll(to: position.offset) }
      return nil
    }
    try scroll(by: .zero)
    var place: ScrolledPlace?
    mounted.applyAny { value in
      guard var list = value as? any PlannedList else { return }
      place = list.showMore(at: position)
      keepSpace(forRows: list.visibleCount)
      value = list
    }
    return place
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
      let isLeading = (distance.x > 0) != isRightToLeft
      let edge = isLeading ? TableViewCell.SwipeEdge.leading : .trailing
      cell.apply { $0.swipedEdge = $0.swipedEdge == nil ? edge : nil }
    }
  }

  /// The cell that the node is, or that it is in.
  private var row: Mounted<TableViewCell>? { mounted as? Mounted<TableViewCell> ?? parent?.row }
}

/// A scroll position in a page, as its script sends it.
internal struct PagePosition {
  internal let offset: CGPoint

  /// The largest offset.
  private let end: CGPoint

  /// The index of the section that scrolls orthogonally, or `nil` if the whole content scrolls.
  internal let section: Int?

  /// Creates a position: the offset, the largest offset, and the number of the section, counted from 1, or 0.
  ///
  /// - Throws: ``SessionRefusal/malformed(_:)`` for any other value.
  internal init(_ value: SessionValue?) throws(SessionRefusal) {
    guard case .numbers(let numbers)? = value, numbers.count == 5, let section = Int(exactly: numbers[4]), section >= 0
    else { throw .malformed("“v”") }
    offset = CGPoint(x: numbers[0], y: numbers[1])
    end = CGPoint(x: numbers[2], y: numbers[3])
    self.section = section == 0 ? nil : section - 1
  }

  /// Returns the points of the content before the visible ones, and those after them.
  internal func rests(along axis: Axis) -> (before: Double, after: Double) {
    // From right to left, offsets are negative.
    let before = abs(axis == .vertical ? offset.y : offset.x)
    return (before, (axis == .vertical ? end.y : end.x) - before)
  }
}
