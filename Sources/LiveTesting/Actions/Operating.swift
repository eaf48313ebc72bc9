import Live
import Widgets

extension Query where Value: Control {
  /// Does with a control of your own what its user does: the control changes first, then it sends the events.
  ///
  /// ```swift
  /// try tree.find(Rating.self).operate { $0.value = 5 }
  /// ```
  ///
  /// - Parameters:
  ///   - events: What the control sends. `valueChanged` by default.
  ///   - change: What the user makes of the control.
  /// - Throws: ``QueryError`` unless there is one such control, and `ActionError` if a user could not operate it.
  public func operate(_ events: ControlEvents = .valueChanged, _ change: (inout Value) -> Void) throws {
    try node().operate(as: Value.self, sending: events, change)
  }
}
