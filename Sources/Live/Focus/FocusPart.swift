import Foundation
import Widgets

/// A part of a widget or of a row that receives keys by itself while the widget has the focus: ``Node/focusedPart``.
public enum FocusPart: Hashable, Sendable {
  /// The text of a search bar.
  case text
  /// A button of a search bar.
  case button(SearchBarButton)
  /// The scopes of a search bar.
  case scopes
  /// The day of a date picker.
  case day
  /// The time of a date picker.
  case time
  /// A segment of a momentary control, which is a button, by its index. Others have the focus in the selected segment.
  case segment(Int)
  /// A wheel of a picker or a date picker, by its index.
  case wheel(Int)
  /// An open swipe action of a row, by its index from the edge.
  case swipeAction(Int)
}

extension SearchBar {
  /// The parts that receive keys, in the order of Tab.
  package var focusParts: [FocusPart] {
    var parts = [FocusPart.text]
    // The field has space for one button at its end.
    if showsBookmarkButton || showsSearchResultsButton { parts.append(.button(buttonInField)) }
    if showsCancelButton { parts.append(.button(.cancel)) }
    if showsScopeBar, scopeButtonTitles?.isEmpty == false { parts.append(.scopes) }
    return parts
  }
}

extension DatePicker {
  /// Whether the left and the right arrow move among wheels.
  internal var hasWheels: Bool { shownStyle == .wheels || datePickerMode == .countDownTimer }

  /// The parts that receive keys, in the order of Tab, if there are several.
  package var focusParts: [FocusPart] {
    datePickerMode == .dateAndTime && shownStyle != .wheels ? [.day, .time] : []
  }
}

extension SegmentedControl {
  /// The enabled segments, if each is a button.
  package var focusParts: [FocusPart] {
    isMomentary ? segments.indices.filter { segments[$0].isEnabled }.map(FocusPart.segment) : []
  }
}

extension Node {
  /// The parts of the widget that receive keys, in the order of Tab, if there are several.
  internal var focusParts: [FocusPart] {
    searchBar?.focusParts ?? datePicker?.focusParts ?? segments?.focusParts ?? []
  }

  /// The part of the focused widget or row that receives keys, or `nil` if the node is not focused, or has no parts.
  ///
  /// Search bars, pickers, date pickers with wheels or with a day and a time, momentary segments and rows with open
  /// swipe actions have parts. A tab bar and other segments have none: the selected tab or segment receives keys.
  public var focusedPart: FocusPart? {
    if isFocusedCell, let edge = openSwipeEdge {
      return swipeActionCount(at: edge).map { .swipeAction(max(0, min(tree.focus.component, $0 - 1))) }
    }
    guard isFirstResponder else { return nil }
    let wheelCount = wheels?.components.count ?? datePicker.map { $0.hasWheels ? $0.wheelUnits.count : 0 } ?? 0
    return wheelCount > 0 ? .wheel(min(tree.focus.component, wheelCount - 1)) : tabPart
  }

  /// The part among which Tab moves that receives keys if the widget has the focus, or `nil` if it has none.
  package var tabPart: FocusPart? {
    let parts = focusParts
    return parts.isEmpty ? nil : parts[min(tree.focus.component, parts.count - 1)]
  }

  /// Returns the number of the row's swipe actions at an edge.
  private func swipeActionCount(at edge: TableViewCell.SwipeEdge) -> Int? {
    (try? RowAction("swipe over", of: self).offers(at: edge).count).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Whether keys are for the text of the focused widget, and not for one of its buttons.
  package var isOnText: Bool { tree.focus.component == 0 || (tabPart ?? .text) == .text }

  /// Whether Return opens a calendar of the date picker in the node.
  package var opensCalendar: Bool {
    guard let picker = datePicker else { return false }
    return picker.hasCalendar && picker.shownStyle != .inline && tabPart != .time
  }

  /// Moves the focus to the next or the previous part of the focused widget, and returns whether there is one.
  internal func movePart(by step: Int) -> Bool {
    guard let next = part(after: tree.focus.component, movedBy: step) else { return false }
    tree.focusComponent(next)
    return true
  }

  /// Returns the index of the next or the previous part, if there is one.
  internal func part(after component: Int, movedBy step: Int) -> Int? {
    let count = focusParts.count
    guard count > 1 else { return nil }
    let next = min(component, count - 1) + step
    return 0..<count ~= next ? next : nil
  }

  /// Moves the focus to the first or the last part of the focused widget.
  internal func focusEndPart(isFirst: Bool) {
    let count = focusParts.count
    if count > 1 { tree.focusComponent(isFirst ? 0 : count - 1) }
  }

  /// Focuses a part of the widget.
  ///
  /// - Throws: ``ActionError`` as ``focus()`` does.
  package func focus(_ part: FocusPart) throws {
    try focus()
    if let index = focusParts.firstIndex(of: part) { tree.focusComponent(index) }
  }

  /// Performs the action of a key in a button or the scopes of the widget, and returns whether there is one.
  internal func answerInPart(to key: KeyPress) throws -> Bool {
    guard key.modifiers.isEmpty else { return false }
    let isPress = key == .return || key == .space
    switch tabPart {
    case .button(let button):
      if isPress { try tap(button) }
      return isPress
    case .segment(let index):
      if isPress { try operate(.choose(index)) }
      return isPress || key == .left && movePart(by: -1) || key == .right && movePart(by: 1)
    case .scopes:
      guard let bar = searchBar else { return false }
      let scopes = ControlValue.choice(bar.selectedScopeButtonIndex, of: bar.scopeButtonTitles?.count ?? 0)
      guard let operation = scopes.operation(for: key.key.sideways, goingRound: true) else { return false }
      try operate(operation)
      return true
    default: return false
    }
  }
}
