import Foundation
import Widgets

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
