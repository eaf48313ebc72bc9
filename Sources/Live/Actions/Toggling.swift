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
    input(as: Switch.self) { $0.isOn.toggle() }
    sendValueChanged()
  }

  /// Tells the handlers of a control that the user has changed its value.
  internal func sendValueChanged() {
    send(.valueChanged)
    send(.primaryActionTriggered)
  }
}
