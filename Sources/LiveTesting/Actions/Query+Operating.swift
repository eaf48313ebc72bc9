import Live
import Widgets

extension Query {
  /// Does to the value of the control what its user does, by whatever device. See `Node.operate(_:)`.
  ///
  /// ```swift
  /// try tree.find(Rating.self).operate(.set(5))
  /// ```
  ///
  /// - Throws: ``QueryError`` unless exactly one control is found, and `ActionError` if a user could not operate it.
  public func operate(_ operation: ControlOperation) throws { try node().operate(operation) }
}

extension Query where Value: Control {
  /// Operates a custom control as its user does: changes the control first, and then sends the events.
  ///
  /// ```swift
  /// try tree.find(Rating.self).operate { $0.value = 5 }
  /// ```
  ///
  /// - Parameters:
  ///   - events: The events that the control sends. `valueChanged` by default.
  ///   - change: The change that the user makes to the control.
  /// - Throws: ``QueryError`` unless exactly one control is found, and `ActionError` if a user could not operate it.
  public func operate(_ events: ControlEvents = .valueChanged, _ change: (inout Value) -> Void) throws {
    try node().operate(as: Value.self, sending: events, change)
  }
}
