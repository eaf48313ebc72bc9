extension NodeConvertible {
  /// Swipes the sheet away that the widget is on; a live tree swipes the one that covers all else.
  ///
  /// The screen that it came from sends `didDismiss`. A downward swipe over a part of the sheet that watches for none does the
  /// same: see ``swipe(_:)``.
  ///
  /// - Throws: ``ActionError`` if there is no sheet, or if it fills the window, or declines by `isModalInPresentation`.
  public func swipeAway() throws {
    let start = try node()
    Observed.flush()
    try UserAction("swipe away", on: start.parent == nil ? start.topLayer : start).swipeAway()
  }
}

extension UserAction {
  /// Whether the node is on something that has been presented, other than an alert.
  internal var isOnSheet: Bool { node.layer.isSheet }

  /// Swipes the sheet away that the node is on.
  internal func swipeAway() throws(ActionError) {
    let sheet = node.layer
    guard sheet.isSheet, let presenter = sheet.parent else { throw refusal(.missing("sheet around it")) }
    if sheet.screen?.modalPresentationStyle.fillsWindow == true {
      throw refusal(.declined(by: "modalPresentationStyle"), by: sheet)
    }
    if let screen = sheet.modalScreen { throw refusal(.declined(by: "isModalInPresentation"), by: screen) }
    presenter.dismissPresented()
  }
}

extension Node {
  fileprivate var isSheet: Bool { isPresented && !(screen is AlertController) }

  /// The screen among those that show in the node that is not to be wiped away.
  fileprivate var modalScreen: Node? {
    guard isScreen || mounted.current is Composed else { return nil }
    if (mounted.current as? any Screen)?.isModalInPresentation == true { return self }
    return childNodes[shownIndices].lazy.compactMap(\.modalScreen).first
  }
}

extension ModalPresentationStyle {
  fileprivate var fillsWindow: Bool {
    switch self {
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: true
    case .automatic, .pageSheet, .formSheet, .popover: false
    }
  }
}
