extension Node {
  /// Dismisses the sheet that contains the widget by a swipe. A live tree swipes the sheet in front.
  ///
  /// The presenter sends `didDismiss`. A downward swipe over a part of the sheet without a recognizer for it does the
  /// same: see ``swipe(_:with:)``.
  ///
  /// - Throws: ``ActionError`` if there is no sheet, if it fills the window, or if `isModalInPresentation` forbids it.
  public func swipeAway() throws {
    let start = self
    Observed.flush()
    try UserAction("swipe away", on: start.parent == nil ? start.topLayer : start).swipeAway()
  }
}

extension Node {
  /// Dismisses the presented screen in front, as a tap beside it: an action sheet by its cancel action, another screen
  /// as by a swipe.
  ///
  /// - Throws: ``ActionError`` if users cannot dismiss the screen that way.
  package func tapBesidePresented() throws {
    let top = topLayer
    guard let alert = top.screenNode.alert else { return try top.swipeAway() }
    guard alert.preferredStyle == .actionSheet, let cancel = top.cancelAction
    else { throw try UserAction("tap beside", on: top).refusal(.declined(by: "preferredStyle")) }
    try cancel.tap()
  }
}

extension UserAction {
  /// A Boolean value that indicates whether the node is on a presented screen other than an alert.
  internal var isOnSheet: Bool { node.layer.isSheet }

  /// Dismisses the sheet that contains the node by a swipe.
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
  fileprivate var isSheet: Bool { isPresented && screenNode.treeRole != .alert }

  /// The visible screen in the node that users cannot dismiss.
  fileprivate var modalScreen: Node? {
    guard isScreen || isComponent else { return nil }
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
