import Widgets

/// Keys that have an effect now, with a short name of the effect.
package struct KeyHint: Equatable, Sendable {
  /// The keys. Each has the effect, or has it in a direction of its own.
  package var keys: [KeyPress]

  /// The effect, as a word or two.
  package var title: String

  package init(_ keys: KeyPress..., title: String) { self.init(keys, title: title) }

  package init(_ keys: [KeyPress], title: String) { (self.keys, self.title) = (keys, title) }
}

extension Node {
  /// The keys that do something in the tree now: those of the focused widget, then those that leave it or the screen.
  ///
  /// See ``press(_:)``, which performs them.
  ///
  /// - Complexity: O(*n*) for *n* controllers of screens, and for the depth of the focused widget.
  package var keyHints: [KeyHint] {
    let place = tree.focusedPlace
    // A control that is disabled keeps the focus until a key leaves it.
    let isOperated = place.node?.layerLine.allSatisfy { !$0.isDisabled } == true
    var hints = isOperated ? place.node?.ownKeyHints(row: place.row) ?? [] : []
    if movesFocus(from: place.node) { hints.append(KeyHint(.tab, title: "Next")) }
    if place.row?.openSwipeEdge == nil, let title = titleOfEscape(from: place.node) {
      hints.append(KeyHint(.escape, title: title))
    }
    return hints
  }

  /// Returns whether Tab leads from the focused node, or from where the focus has been, to something else.
  private func movesFocus(from focused: Node?) -> Bool {
    guard let focused else { return tree.focus.start != nil }
    if [1, -1].contains(where: { focused.part(after: tree.focus.component, movedBy: $0) != nil }) { return true }
    if let other = tree.focus.other, other !== focused, other.isMounted, other.isVisibleForFocus, other.mayBeEntered,
      other.isFocusStop
    {
      return true
    }
    // A search takes as long as the tree is large, and most large trees have something else to focus.
    if tree.numbers.count > Self.mostNodesSearched { return true }
    let next = focused.nextFocusStop(isForward: true)
    tree.focus.other = next === focused ? nil : next
    return tree.focus.other != nil
  }

  private static let mostNodesSearched = 256

  /// Whether a key does something to the focused widget itself, other than to type into it or to choose another row.
  ///
  /// The node is the root.
  package func isForFocusedWidget(_ key: KeyPress) -> Bool {
    let place = tree.focusedPlace
    guard let focused = place.node, !isTyping else { return false }
    if focused.mounted.current is any ListView {
      return [.return, .space, .delete, .backspace, .right].contains(key)
    }
    if key == .return || key == .space { return true }
    if [.home, .end, .pageUp, .pageDown].contains(key) { return focused.answersPageKeys }
    // The arrows beside those of the hints.
    if key == .up || key == .down, focused.answersUpAndDown { return true }
    return focused.ownKeyHints(row: nil).contains { $0.keys.contains(key) }
  }

  /// Whether Page Up and Page Down change the value of the widget in the node.
  package var answersPageKeys: Bool {
    if case .number = controlValue { return true }
    return treeRole == .dateField && controlKeyHints.contains { $0.keys.contains(.pageUp) }
  }

  /// Whether the arrows up and down change the value of the widget in the node.
  private var answersUpAndDown: Bool {
    switch treeRole {
    case .tabBar, .tabs, .pages: return false
    case .searchField: return tabPart == .scopes
    case .radioGroup where segments?.isMomentary == true: return false
    case .dateField: return true
    default: break
    }
    if case .flag? = controlValue { return false }
    return controlValue != nil
  }

  /// Returns the keys that the focused widget answers.
  private func ownKeyHints(row: Node?) -> [KeyHint] {
    switch treeRole {
    case .textArea: return []
    case .searchField where !isOnText:
      return [tabPart == .scopes ? KeyHint(.left, .right, title: "Choose") : KeyHint(.return, title: "Press")]
    default: break
    }
    switch mounted.current {
    case is any TextInput: return answersReturn ? [KeyHint(.return, title: "Submit")] : []
    case let list as any ListView: return rowKeyHints(row, in: list)
    default: break
    }
    var hints = controlKeyHints
    if isLoneCellWithDetails {
      let isTapped = !recognizers(TapGestureRecognizer.self).isEmpty
      hints = (isTapped ? hints : []) + [KeyHint(.right, title: "Details")]
    }
    if shortestLongPress != nil { hints.append(KeyHint(.return + .alternate, title: "Hold")) }
    if recognizesDrags {
      let arrows: [KeyPress.Key] = [.left, .right, .up, .down]
      hints.append(KeyHint(arrows.map { KeyPress($0, .alternate) }, title: "Drag"))
    }
    return hints
  }

  private var controlKeyHints: [KeyHint] {
    if let wheels {
      let turn = KeyHint(.up, .down, title: "Choose")
      return wheels.components.count > 1 ? [turn, KeyHint(.left, .right, title: "Column")] : [turn]
    }
    if let datePicker { return dateKeyHints(datePicker) }
    if let segments, segments.isMomentary {
      let press = KeyHint(.return, title: "Press")
      return segments.focusParts.count > 1 ? [KeyHint(.left, .right, title: "Move"), press] : [press]
    }
    if let pages {
      let isVertical = pages.navigationOrientation == .vertical
      return [isVertical ? KeyHint(.up, .down, title: "Turn") : KeyHint(.left, .right, title: "Turn")]
    }
    switch controlValue {
    case .number: return [KeyHint(.left, .right, title: "Change")]
    case .choice: return [KeyHint(.left, .right, title: "Choose")]
    case .flag: return [KeyHint(.space, title: "Toggle")]
    case nil: return [KeyHint(.return, title: "Press")]
    }
  }

  private func dateKeyHints(_ picker: DatePicker) -> [KeyHint] {
    if picker.hasWheels {
      let turn = KeyHint(.up, .down, title: "Choose")
      return picker.wheelUnits.count > 1 ? [turn, KeyHint(.left, .right, title: "Column")] : [turn]
    }
    let isInline = picker.hasCalendar && picker.shownStyle == .inline && tabPart != .time
    let (arrows, pages) =
      switch picker.datePickerMode {
      case .yearAndMonth: ("Month", "Year")
      case .date: ("Day", "Month")
      case .dateAndTime where tabPart == .day: ("Day", "Month")
      default: ("Change", "Hour")
      }
    return [
      isInline ? KeyHint(.left, .right, .up, .down, title: arrows) : KeyHint(.left, .right, title: arrows),
      KeyHint(.pageUp, .pageDown, title: pages),
    ]
  }

  /// Returns the keys that a row of the table in the node answers.
  private func rowKeyHints(_ row: Node?, in list: any ListView) -> [KeyHint] {
    if let row, let edge = row.openSwipeEdge {
      let hints = [KeyHint(.return, title: "Perform"), KeyHint(.escape, title: "Close")]
      let count = (try? RowAction("swipe over", of: row))?.offers(at: edge).count ?? 0
      return count > 1 ? [KeyHint(.left, .right, title: "Choose")] + hints : hints
    }
    var hints = [KeyHint(.up, .down, title: "Move")]
    guard let row, let (table, path) = row.row, let model = table.model[path]?.model else { return hints }
    if !list.isEditing && list.allowsSelection || list.isEditing && list.allowsSelectionDuringEditing {
      hints.append(KeyHint(.return, title: "Select"))
    }
    if row.hasDetailButton(in: list) { hints.append(KeyHint(.right, title: "Details")) }
    if model.editingStyle == .delete, RowAction.isCommitAnswered(of: model, in: table.node) {
      hints.append(KeyHint(.delete, title: "Delete"))
    }
    if !list.isEditing {
      if !model.trailingSwipeActions.isEmpty { hints.append(KeyHint(.left + .alternate, title: "Actions")) }
      if !model.leadingSwipeActions.isEmpty { hints.append(KeyHint(.right + .alternate, title: "Actions")) }
    }
    if list.isEditing, model.canMove {
      hints.append(KeyHint(.up + .alternate, .down + .alternate, title: "Reorder"))
    }
    return hints
  }

  /// Returns what the escape key does, or `nil` if it does nothing.
  private func titleOfEscape(from focused: Node?) -> String? {
    if focused?.hasSearchText == true { return "Clear" }
    if focused?.mounted.current is any TextInput { return "Done" }
    let top = topLayer
    guard top.isPresented else { return canGoBack ? "Back" : nil }
    guard let alert = top.screenNode.alert else {
      return top.screen?.isModalInPresentation == true ? nil : "Close"
    }
    return alert.actions.first { $0.style == .cancel }.map { $0.title ?? "Cancel" }
  }

  /// Whether the view recognizes drags or swipes.
  internal var recognizesDrags: Bool {
    recognizers(PanGestureRecognizer.self).contains(where: \.isEnabled)
      || recognizers(SwipeGestureRecognizer.self).contains(where: \.isEnabled)
  }
}
