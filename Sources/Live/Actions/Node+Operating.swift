extension Node {
  /// Does with a control of your own what its user does: the control changes first, then it sends the events.
  ///
  /// - Parameters:
  ///   - type: The type of the control.
  ///   - events: What the control sends. `valueChanged` by default.
  ///   - change: What the user makes of the control.
  /// - Throws: ``ActionError`` if it is no such control, or a user could not operate it.
  public func operate<Value: Control>(
    as type: Value.Type, sending events: ControlEvents = .valueChanged, _ change: (inout Value) -> Void
  ) throws {
    let action = try UserAction("operate", on: self)
    _ = try action.usable(Value.self)
    input(as: Value.self, change)
    send(events)
  }
}
