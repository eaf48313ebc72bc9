import Foundation
import Widgets

extension Node {
  /// A Boolean value that indicates whether arrows operate the widget, and a tap would need a position.
  internal var isChoiceByKeys: Bool {
    switch mounted.current {
    case is any RangeControl, is SegmentedControl, is PageControl, is DatePicker, is PickerView, is TabBar,
      is TabBarController:
      true
    default: false
    }
  }

  /// Performs what a key means to a widget with several values, and returns whether it has a meaning.
  internal func answerInChoice(to key: KeyPress) throws -> Bool {
    guard key.modifiers.isEmpty else { return false }
    switch mounted.current {
    case let control as SegmentedControl:
      let enabled = control.segments.indices.filter { control.segments[$0].isEnabled }
      guard let index = enabled.next(to: control.selectedSegmentIndex, by: key.key) else { return false }
      try select(segment: index)
    case let control as PageControl:
      guard let page = (0..<max(0, control.numberOfPages)).next(to: control.currentPage, by: key.key) else {
        return false
      }
      try select(page: page)
    case let bar as TabBar: return try selectTab(by: key.key, of: bar.items.count, at: bar.selectedIndex)
    case let controller as TabBarController:
      return try selectTab(by: key.key, of: childNodes.count, at: controller.selectedIndex)
    case let stepper as Stepper: return try step(by: key.key, from: stepper)
    case let control as any RangeControl: return try answerInSlider(to: key.key, control)
    case let picker as PickerView: return try turnWheel(by: key.key, of: picker)
    case let picker as DatePicker: return try pick(by: key.key, with: picker)
    default: return false
    }
    return true
  }

  private func selectTab(by key: KeyPress.Key, of count: Int, at index: Int?) throws -> Bool {
    guard let tab = (0..<count).next(to: index ?? -1, by: key) else { return false }
    if tab != index { try select(tab: tab) }
    return true
  }

  private func step(by key: KeyPress.Key, from stepper: Stepper) throws -> Bool {
    switch key {
    case .right, .character("+"): try stepUp()
    case .left, .character("-"): try stepDown()
    default: return false
    }
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

extension RandomAccessCollection where Element == Int {
  /// Returns the element before or after another, or the first or the last one, as a key demands.
  ///
  /// At an end, it is the element itself. It is `nil` for other keys, and if there are no elements.
  fileprivate func next(to element: Int, by key: KeyPress.Key) -> Int? {
    switch key {
    case .left: last { $0 < element } ?? first
    case .right: first { $0 > element } ?? last
    case .home: first
    case .end: last
    default: nil
    }
  }
}
