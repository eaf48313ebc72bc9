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
  /// scrolls does so, by 60 points for each notch. So nobody changes a value by scrolling past it. A view stops at its
  /// top, and at its end if its `contentSize` or the lengths of its rows are known.
  ///
  /// ```swift
  /// try tree.find(.slider).focus()
  /// try tree.find(.slider).scrollWheel(by: -1)
  /// ```
  ///
  /// - Parameters:
  ///   - notches: The number of notches, downward if it is positive. Up to 1,000 of them count, and a control stops at
  ///     its limit.
  ///   - component: The wheel of a picker that is under the pointer, or `nil` for the one that has the focus.
  /// - Throws: ``ActionError`` if nothing answers to the wheel, if the focused picker has no such component, or as the
  ///   operation or ``scroll(by:)`` does.
  /// - Complexity: O(*n*) for *n* notches, in addition to the operations.
  public func scrollWheel(by notches: Int, overComponent component: Int? = nil) throws {
    let action = try UserAction("turn the scroll wheel over", on: self)
    if notches == 0 { return }
    if let control = controlOfScrollWheel,
      try control.change(byScrollWheel: notches, overComponent: component)
    {
      return
    }
    let counted = max(-Double(Self.mostNotches), min(Double(notches), Double(Self.mostNotches)))
    let distance = CGPoint(x: 0, y: counted * Self.pointsOfNotch)
    let pan = Gesture<PanGestureRecognizer>(with: .wheel)
    for place in layerLine {
      if let share = place.share(ofWheel: distance.y), share != 0 {
        return try place.scroll(by: CGPoint(x: 0, y: share))
      }
      if !pan.recognizers(of: place).isEmpty, try place.pan(byWheel: distance) { return }
    }
    guard let view = layerLine.first(where: { $0.mounted.current is any Scrolling }) else {
      throw action.refusal(.unanswered)
    }
    try view.scroll(by: .zero)
  }

  /// Returns the part of a distance by which the node scrolls, or `nil` if it does not scroll.
  ///
  /// The top of its content is known without sizes, and the end of a list by the planned lengths of its rows.
  private func share(ofWheel distance: Double) -> Double? {
    guard let view = mounted.current as? any Scrolling, view.isScrollEnabled else { return nil }
    let offset = view.contentOffset
    var target = max(offset.y + distance, min(offset.y, 0 - view.adjustedContentInset.top))
    if view.contentSize.height == 0, var list = table?.list, list.plannedContentLength > 0 {
      list.scrolledLength = list.plannedContentLength
      target = min(target, max(offset.y, list.contentOffset.y))
    }
    return view.nearestOffset(to: CGPoint(x: offset.x, y: target)).y - offset.y
  }

  /// The distance that a notch of a scroll wheel scrolls, in points: that of three rows of a terminal.
  private static let pointsOfNotch = 60.0

  /// The most notches that a control takes at a time.
  private static let mostNotches: UInt = 1_000

  /// The focused control around the node whose value a scroll wheel changes, or `nil` if there is none.
  package var controlOfScrollWheel: Node? {
    guard let control = layerLine.first(where: \.answersToScrollWheel), control.isFirstResponder else { return nil }
    return control
  }

  /// Whether a scroll wheel changes the value: a number, or wheels. What lies in a row is not turned.
  private var answersToScrollWheel: Bool {
    switch treeRole {
    case .wheels: true
    case .dateField: datePicker?.hasWheels == true
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
    if let wheels {
      _ = try UserAction("turn a wheel of", on: self).element(component, of: wheels.components, "wheel")
      return try turnWheel(component, of: wheels, by: key.key)
    }
    guard treeRole == .dateField else { return try answerInChoice(to: key) }
    try turnWheel(component, by: isUp ? -1 : 1)
    return true
  }
}
