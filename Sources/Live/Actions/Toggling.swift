extension NodeConvertible {
  /// Turns a switch on, or off. Its value changes first, then it sends `valueChanged` and `primaryActionTriggered`.
  ///
  /// - Throws: ``ActionError`` if it is no switch, or a user could not toggle it.
  public func toggle() throws {
    let action = try UserAction("toggle", on: self)
    _ = try action.usable(Switch.self)
    action.node.toggle()
  }
}

extension Node {
  internal func toggle() {
    changeValue(of: Switch.self) { $0.isOn.toggle() }
  }

  /// Changes the value of a control, and tells its handlers: `valueChanged`, then `primaryActionTriggered`.
  internal func changeValue<Value>(of type: Value.Type, _ change: (inout Value) -> Void) {
    input(as: type, change)
    send(.valueChanged)
    send(.primaryActionTriggered)
  }
}
