extension Node {
  /// Pulls the content of a scroll view down, which starts its refresh control.
  ///
  /// The control is refreshing first, then it sends `valueChanged` and `primaryActionTriggered`. A control that is
  /// refreshing already sends nothing.
  ///
  /// - Throws: ``ActionError`` if there is no refresh control, or if a user could not use it.
  public func pullToRefresh() throws {
    let action = try UserAction("pull to refresh", on: self)
    let view = try action.usable((any Scrolling).self)
    if !view.isScrollEnabled { throw action.refusal(.declined(by: "isScrollEnabled")) }
    guard let control = partNodes.first(where: { $0.mounted.current is RefreshControl }) else {
      throw action.refusal(.missing("refreshControl"))
    }
    try action.checkEnabled(control)
    guard (control.mounted.current as? RefreshControl)?.isRefreshing == false else { return }
    control.input(as: RefreshControl.self) { $0.isRefreshing = true }
    control.sendValueChanged()
  }
}
