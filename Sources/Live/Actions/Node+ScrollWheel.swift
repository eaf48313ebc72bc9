import Foundation
import Widgets

extension Node {
  /// Turns the scroll wheel of a mouse over the widget.
  ///
  /// A slider, a stepper, a picker, the wheels of a date picker, or a control of your own with a number changes by a
  /// step for each notch if it has the focus: as by the arrow keys, up is more, and down is the next row. It does so by
  /// the same operation, which sends the same events and is refused for the same reasons.
  ///
  /// Otherwise a recognizer with `allowedScrollTypesMask` handles the wheel, or the nearest view around the widget that
  /// scrolls does so, by 60 points for each notch. So nobody changes a value by scrolling past it.
  ///
  /// ```swift
  /// try tree.find(.slider).focus()
  /// try tree.find(.slider).scrollWheel(by: -1)
  /// ```
  ///
  /// - Parameters:
  ///   - notches: The number of notches, downward if it is positive. A control takes up to 1,000 of them, and stops at
  ///     its limit.
  ///   - component: The wheel of a picker that is under the pointer, or `nil` for the one that has the focus.
  /// - Throws: ``ActionError`` if nothing answers to the wheel, or as the operation or ``scroll(by:)`` does.
  /// - Complexity: O(*n*) for *n* notches, in addition to the operations.
  public func scrollWheel(by notches: Int, overComponent component: Int? = nil) throws {
    let action = try UserAction("turn the scroll wheel over", on: self)
    if notches == 0 { return }
    if let control = controlOfScrollWheel,
      try control.change(byScrollWheel: notches, overComponent: component)
    {
      return
    }
    let distance = CGPoint(x: 0, y: Double(notches) * Self.pointsOfNotch)
    let pan = Gesture<PanGestureRecognizer>(with: .wheel)
    for place in layerLine {
      if place.isScrolled(by: distance) { return try place.scroll(by: distance) }
      if !pan.recognizers(of: place).isEmpty, try place.pan(byWheel: distance) { return }
    }
    guard let view = layerLine.first(where: { $0.mounted.current is any Scrolling }) else {
      throw action.refusal(.unanswered)
    }
    try view.scroll(by: distance)
  }

  /// Returns whether the node is a view that scrolls in the direction of a distance.
  private func isScrolled(by distance: CGPoint) -> Bool {
    guard let view = mounted.current as? any Scrolling, view.isScrollEnabled else { return false }
    let offset = view.contentOffset
    return view.nearestOffset(to: CGPoint(x: offset.x, y: offset.y + distance.y)).y != offset.y
  }

  /// The distance that a notch of a scroll wheel scrolls, in points: that of three rows of a terminal.
  private static let pointsOfNotch = 60.0

  /// The most notches that a control takes at a time.
  private static let mostNotches: UInt = 1_000

  /// The focused control around the node whose value a scroll wheel changes, or `nil` if there is none.
  package var controlOfScrollWheel: Node? {
    guard let control = layerLine.first(where: \.answersToScrollWheel), control.isFocused else { return nil }
    return control
  }

  /// Whether a scroll wheel changes the value: a number, or wheels. What lies in a row is not turned.
  private var answersToScrollWheel: Bool {
    switch treeRole {
    case .wheels: true
    case .dateField: datePicker.map { $0.shownStyle == .wheels || $0.datePickerMode == .countDownTimer } ?? false
    default: if case .number? = (mounted.current as? any Operable)?.controlValue { true } else { false }
    }
  }

  /// Changes the value of the control by the arrow key that stands for each notch, and returns whether it has one.
  ///
  /// - Throws: ``ActionError`` if the first notch is refused.
  package func change(byScrollWheel notches: Int, overComponent component: Int? = nil) throws -> Bool {
    for count in 0..<min(notches.magnitude, Self.mostNotches) {
      do {
        guard try turnNotch(isUp: notches < 0, over: component) else { return count > 0 }
      } catch let error as ActionError where count > 0 && error.reason == .atLimit {
        return true
      }
    }
    return true
  }

  private func turnNotch(isUp: Bool, over component: Int?) throws -> Bool {
    let key = isUp ? KeyPress.up : .down
    guard let component else { return try answerInChoice(to: key) }
    if let wheels { return try turnWheel(component, of: wheels, by: key.key) }
    guard treeRole == .dateField else { return try answerInChoice(to: key) }
    try turnWheel(component, by: isUp ? -1 : 1)
    return true
  }
}
