import Foundation
import Widgets

extension Node {
  /// The value that users change, if there is one.
  package var controlValue: ControlValue? {
    switch mounted.current {
    case let control as any Operable: control.controlValue
    case let controller as TabBarController: .choice(controller.selectedIndex, of: childNodes.count)
    default: nil
    }
  }

  /// A Boolean value that indicates whether the widget has several values, so that a tap needs a position, and arrows
  /// change them.
  internal var hasSeveralValues: Bool {
    switch mounted.current {
    case is DatePicker, is PickerView: true
    default: controlValue.map { if case .flag = $0 { false } else { true } } ?? false
    }
  }

  /// Performs what a key means to a widget with several values, and returns whether it has a meaning.
  internal func answerInChoice(to key: KeyPress) throws -> Bool {
    guard key.modifiers.isEmpty else { return false }
    if let value = controlValue { return try change(value, by: key.key) }
    switch mounted.current {
    case let picker as PickerView: return try turnWheel(by: key.key, of: picker)
    case let picker as DatePicker: return try pick(by: key.key, with: picker)
    default: return false
    }
  }

  private func change(_ value: ControlValue, by key: KeyPress.Key) throws -> Bool {
    if case .character(let character) = key,
      let number = value.number(typing: character, after: tree.editing.typedNumber)
    {
      tree.editing.typedNumber = number
      if let number = Double(number) { try operate(.set(number)) }
      return true
    }
    guard let operation = value.operation(for: key) else { return false }
    tree.editing.typedNumber = ""
    if case .choice(let index?, _, _) = value, operation == .choose(index) { return true }
    try operate(operation)
    return true
  }

  private func turnWheel(by key: KeyPress.Key, of picker: PickerView) throws -> Bool {
    let component = min(tree.focus.component, picker.components.count - 1)
    guard component >= 0 else { return false }
    switch key {
    case .left, .right:
      guard let next = picker.components.indices.next(to: component, by: key), next != component else { return false }
      tree.focusComponent(next)
    case .up, .down, .home, .end:
      let wheel = picker.components[component]
      let sideways: KeyPress.Key = key == .up ? .left : key == .down ? .right : key
      guard let row = wheel.rows.indices.next(to: wheel.selectedRow, by: sideways) else { return false }
      try select(row: row, inComponent: component)
    default: return false
    }
    return true
  }

  private func pick(by key: KeyPress.Key, with picker: DatePicker) throws -> Bool {
    let minute = 60.0 * Double(max(1, picker.minuteInterval))
    let (small, large) =
      switch picker.datePickerMode {
      case .date: (86_400.0, 604_800.0)
      default: (minute, 3_600.0)
      }
    let step: Double
    switch key {
    case .left: step = -small
    case .right: step = small
    case .pageUp: step = -large
    case .pageDown: step = large
    default: return false
    }
    if picker.datePickerMode == .countDownTimer {
      try pick(duration: max(0, picker.countDownDuration + step))
    } else {
      try pick((picker.date ?? Date()).addingTimeInterval(step))
    }
    return true
  }
}
