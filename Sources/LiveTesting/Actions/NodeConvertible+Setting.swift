import Foundation
import Live

extension NodeConvertible {
  /// Drags the thumb of a slider to a value, or to the nearest one between its limits. See `Node.slide(to:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func slide(to value: Double) throws { try node().slide(to: value) }

  /// Taps the increment button of a stepper. See `Node.stepUp(times:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func stepUp(times count: Int = 1) throws { try node().stepUp(times: count) }

  /// Taps the decrement button of a stepper. See `Node.stepDown(times:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func stepDown(times count: Int = 1) throws { try node().stepDown(times: count) }

  /// Selects a segment of a segmented control, by its index. See `Node.select(segment:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func select(segment index: Int) throws { try node().select(segment: index) }

  /// Selects a segment of a segmented control, by its title. See `Node.select(segment:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func select(segment title: String) throws { try node().select(segment: title) }

  /// Selects a row of a picker. See `Node.select(row:inComponent:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func select(row: Int, inComponent component: Int = 0) throws {
    try node().select(row: row, inComponent: component)
  }

  /// Selects a row of a picker, by its title. See `Node.select(row:inComponent:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func select(row title: String, inComponent component: Int = 0) throws {
    try node().select(row: title, inComponent: component)
  }

  /// Selects a page of a page control. See `Node.select(page:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func select(page: Int) throws { try node().select(page: page) }

  /// Selects a scope of a search bar, by its index. See `Node.select(scope:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func select(scope index: Int) throws { try node().select(scope: index) }

  /// Selects a scope of a search bar, by its title. See `Node.select(scope:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func select(scope title: String) throws { try node().select(scope: title) }

  /// Toggles a switch. See `Node.toggle()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func toggle() throws { try node().toggle() }

  /// Picks a date, or the nearest one between the limits. See `Node.pick(_:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func pick(_ date: Date) throws { try node().pick(date) }

  /// Picks a duration, in seconds. See `Node.pick(duration:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func pick(duration: Double) throws { try node().pick(duration: duration) }
}
