import Foundation
import Widgets

extension Node {
  /// The value that users change, if there is one.
  package var controlValue: ControlValue? {
    switch treeRole {
    case .tabs: tabController.map { .choice($0.selectedIndex, of: childNodes.count) }
    case .pages: pages?.controlValue
    default: (mounted.current as? any Operable)?.controlValue
    }
  }

  /// A Boolean value that indicates whether the widget has several values, so that a tap needs a position, and arrows
  /// change them.
  internal var hasSeveralValues: Bool {
    switch treeRole {
    case .dateField, .wheels: true
    default: controlValue.map { if case .flag = $0 { false } else { true } } ?? false
    }
  }

  /// Performs the action of a key in a widget with several values, and returns whether there is one.
  internal func answerInChoice(to key: KeyPress) throws -> Bool {
    if let datePicker { return try pick(by: key, with: datePicker) }
    guard key.modifiers.isEmpty else { return false }
    if let value = controlValue { return try change(value, by: along(key.key)) }
    guard let wheels else { return false }
    return try turnWheel(tree.focus.component, of: wheels, by: key.key)
  }

  /// Returns the arrow along a row that means the same to the control as a key.
  private func along(_ key: KeyPress.Key) -> KeyPress.Key {
    switch treeRole {
    case .radioGroup: key.sideways
    case .pages: pages?.navigationOrientation == .vertical ? key.sideways : key
    case .tabBar, .tabs: key
    default: key.upwards
    }
  }

  private func change(_ value: ControlValue, by key: KeyPress.Key) throws -> Bool {
    if case .character(let character) = key,
      let number = value.number(typing: character, after: tree.focus.editing.typedNumber)
    {
      tree.focus.editing.typedNumber = number
      // The first digits of a number may be a number beyond a limit.
      if let number = Double(number) {
        do { try operate(.set(number)) } catch let error as ActionError where error.reason == .atLimit {}
      }
      return true
    }
    guard let operation = value.operation(for: key, goingRound: treeRole == .radioGroup) else {
      return false
    }
    tree.focus.editing.typedNumber = ""
    if case .choice(let index?, _, _) = value, operation == .choose(index) { return true }
    try operate(operation)
    return true
  }

  /// Turns a wheel of a picker as a key does, or moves to another wheel, and returns whether the key has a meaning.
  internal func turnWheel(_ index: Int, of picker: PickerView, by key: KeyPress.Key) throws -> Bool {
    let component = min(index, picker.components.count - 1)
    guard component >= 0 else { return false }
    switch key {
    case .left, .right:
      guard let next = picker.components.indices.next(to: component, by: key), next != component else { return false }
      tree.focusComponent(next)
    case .up, .down, .home, .end:
      let wheel = picker.components[component]
      guard let row = wheel.rows.indices.next(to: wheel.selectedRow, by: key.sideways) else { return false }
      try select(row: row, inComponent: component)
    default: return false
    }
    return true
  }
}

extension PageViewController {
  /// The current page, or the first of two visible pages. The second one cannot be chosen.
  fileprivate var controlValue: ControlValue {
    let isDouble = transitionStyle == .pageCurl && spineLocation == .mid
    let second = isDouble ? Set(viewControllers.indices.filter { !$0.isMultiple(of: 2) }) : []
    let current = viewControllers.indices.contains(currentPage) ? shownIndices.lowerBound : nil
    return .choice(current, of: viewControllers.count, disabled: second)
  }
}

extension KeyPress.Key {
  /// The arrow of a row for an arrow of a column: up is left, and down is right.
  internal var sideways: KeyPress.Key { self == .up ? .left : self == .down ? .right : self }

  /// The arrow of a row for an arrow of a number: up is right, and down is left.
  internal var upwards: KeyPress.Key { self == .up ? .right : self == .down ? .left : self }
}
