import Foundation
import Widgets

extension Node {
  /// Presses a key in the tree of the node.
  ///
  /// The focused widget receives the key. If it does not handle the key, the tree does:
  /// - Tab moves the focus, as do arrows, which end at the first and the last control: see ``focusNext()``.
  /// - Return and Space tap the focused widget. Characters are typed into a text, which Return submits and which stays
  ///   focused then.
  /// - Arrows change segments, sliders, steppers, pickers, dates, pages, tabs, controls of your own, and the row of a
  ///   table, which Return selects. Right and up are more, left and down are less; in segments, scopes and wheels, down
  ///   is the next one. The first segment or scope follows the last one. Home and End go to the first and to the
  ///   last. Digits type a number. From right to left, the left arrow means what the right one means elsewhere.
  /// - Home, End, Page Up and Page Down scroll the view around the focused widget, or else the first one that scrolls.
  /// - Alternate with Return holds the focused widget, as a long press does. Alternate with an arrow drags it, or
  ///   swipes over it: a row opens its swipe actions, among which arrows choose, or moves, if the table is edited.
  /// - Delete deletes the focused row, if it can be deleted, and the right arrow taps its detail button.
  /// - Escape clears a search that has a text. Otherwise it ends editing, chooses the cancel action of an alert,
  ///   dismisses a sheet, or goes back.
  ///
  /// - Throws: ``ActionError`` if nothing handles the key, and the errors of the key's action.
  /// - Complexity: The complexity of the key's action, and of ``focusNext()``.
  public func press(_ key: KeyPress) throws {
    let start = self
    Observed.flush()
    let action = try UserAction("press \(key) in", on: start.parent == nil ? start.topLayer : start)
    let place = start.tree.focusedPlace
    let key = (place.row ?? place.node)?.directed(key) ?? key
    if let focused = place.node, try focused.answer(to: key, row: place.row) {
      if start.tree.focus.node === focused { start.tree.focus.isFirst = false }
      start.tree.focus.standIn = nil
      return
    }
    try action.press(key, focused: place.node)
    if key.key == .tab { start.tree.focus.isFirst = false }
  }

  /// Presses a key in the node, regardless of the focus, and returns whether the node handles it.
  ///
  /// - Throws: ``ActionError`` as the key's action does.
  package func answer(to key: KeyPress) throws -> Bool { try answer(to: key, row: nil) }

  /// Performs the action of a key in the focused widget, and returns whether there is one.
  private func answer(to key: KeyPress, row: Node?) throws -> Bool {
    switch mounted.current {
    case is any TextInput where isOnText: return try answerInText(to: key)
    case is any TextInput: return try answerInPart(to: key)
    case is any ListView: return try answerInTable(to: key, row: row)
    default: break
    }
    if segments?.isMomentary == true { return try answerInPart(to: key) }
    if isLoneCellWithDetails {
      let isTap = key == .return || key == .space
      if key == .right || isTap && recognizers(TapGestureRecognizer.self).isEmpty {
        try tapAccessory()
        return true
      }
    }
    if key == .return || key == .space, !hasSeveralValues {
      try tap(with: .key(.select))
      return true
    }
    return try answerInChoice(to: key) || answerAsTouch(to: key)
  }
}

extension UserAction {
  /// Performs the action of a key in the whole screen.
  fileprivate func press(_ key: KeyPress, focused: Node?) throws {
    switch (key.key, key.modifiers) {
    case (.tab, []): try node.topLayer.focusNext()
    case (.tab, .shift): try node.topLayer.focusPrevious()
    case (.down, []), (.right, []): try node.topLayer.moveFocus(by: 1, staysInGroup: true)
    case (.up, []), (.left, []): try node.topLayer.moveFocus(by: -1, staysInGroup: true)
    case (.escape, []): try escape(from: focused)
    case (.return, []): try chooseOnlyAction()
    case (.home, []), (.end, []), (.pageUp, []), (.pageDown, []):
      let line = focused?.layerLine
      guard let place = line == nil ? node.topLayer.firstScrolledByKeys : line?.first(where: \.scrollsByKeys) else {
        throw refusal(.unanswered)
      }
      try place.scroll(by: key.key)
    default: throw refusal(.unanswered)
    }
  }

  /// Clears a search, ends editing, or leaves the screen.
  private func escape(from focused: Node?) throws {
    if let focused, focused.hasSearchText {
      if let declined = focused.clearText() { throw refusal(.declined(by: declined.name), by: declined.node) }
      return
    }
    if let focused, focused.mounted.current is any TextInput { return try focused.unfocus() }
    let top = node.topLayer
    guard top.isPresented else { return try top.goBack() }
    guard let alert = top.screenNode.alert else { return try top.swipeAway() }
    guard alert.actions.contains(where: { $0.style == .cancel }) else { throw refusal(.missing("cancel action")) }
    try top.cancelAction?.tap()
  }

  /// Chooses the action of an alert that has no other.
  private func chooseOnlyAction() throws {
    let actions = node.topLayer.actionNodes
    guard actions.count == 1, let action = actions.first else { throw refusal(.unanswered) }
    try action.tap()
  }
}

extension Node {
  /// Whether the node is a search bar with a text that receives keys.
  internal var hasSearchText: Bool { isOnText && searchBar?.text?.isEmpty == false }

  /// The actions of the alert in the node.
  package var actionNodes: [Node] {
    if treeRole == .alert { return parts(.action) }
    return isComponent ? childNodes.flatMap(\.actionNodes) : []
  }

  /// The first visible node inside that keys scroll, from the outside in.
  fileprivate var firstScrolledByKeys: Node? {
    guard keyFacts.contains(.scrolling), invisibility == nil else { return nil }
    return scrollsByKeys ? self : childNodes[shownIndices].lazy.compactMap(\.firstScrolledByKeys).first
  }

  /// A Boolean value that indicates whether the content and the visible part of it have a height.
  fileprivate var scrollsByKeys: Bool {
    guard let view = mounted.current as? any Scrolling, view.allowsKeyboardScrolling else { return false }
    if let table { return table.visible.rows.count < table.model.rowCount }
    guard view.isScrollEnabled else { return false }
    return view.contentSize.height > view.bounds.height && view.bounds.height > 0
  }

  fileprivate func scroll(by key: KeyPress.Key) throws {
    guard let view = mounted.current as? any Scrolling else { return }
    if let table, key == .pageUp || key == .pageDown { return try table.scrollPage(isUp: key == .pageUp) }
    let page = view.bounds.height
    switch key {
    case .home: try scroll(to: .init(x: view.contentOffset.x, y: 0 - view.contentInset.top))
    case .end: try scrollToEnd()
    case .pageUp: try scroll(to: .init(x: view.contentOffset.x, y: max(0, view.contentOffset.y - page)))
    default: try scroll(by: .init(x: 0, y: page))
    }
  }
}
