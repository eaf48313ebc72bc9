extension Query where Value: Control {
  /// Operates a control of your own as a user does: the control changes first, then it sends the events.
  ///
  /// ```swift
  /// try tree.find(Rating.self).operate { $0.value = 5 }
  /// ```
  ///
  /// - Parameters:
  ///   - events: The events that the control sends. `valueChanged` by default.
  ///   - change: The user's change of the control.
  /// - Throws: ``ActionError`` if a user could not operate it.
  public func operate(_ events: ControlEvents = .valueChanged, _ change: (inout Value) -> Void) throws {
    let action = try UserAction("operate", on: self)
    _ = try action.usable(Value.self)
    action.node.input(as: Value.self, change)
    action.node.send(events)
  }
}
