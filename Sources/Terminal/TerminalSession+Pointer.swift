import Foundation
import Layout
import Live
import Widgets

extension TerminalSession {
  /// Performs an action with the pointer.
  internal func handle(_ pointer: TerminalEvent.Pointer, at now: ContinuousClock.Instant) throws -> Outcome {
    if let outcome = try handleInPanel(pointer, at: now) { return outcome }
    let spot = grid().spot(x: pointer.x, y: pointer.y)
    gesture.place = (pointer.x, pointer.y)
    if case .down = pointer.kind { hoverAtPointer() }
    defer { if case .up = pointer.kind { hoverAtPointer() } }
    switch pointer.kind {
    case .down(0) where try pressScrollBar(at: pointer): return .done
    case .down(0) where try focusField(ofLabelAt: pointer, in: spot): return .done
    case .down(0):
      gesture.isPressedBeside = grid().isBesidePresented(x: pointer.x, y: pointer.y)
      guard let spot, !gesture.isPressedBeside else {
        gesture.touch = nil
        return .unused
      }
      var new = PointerTouch(spot: spot, start: (pointer.x, pointer.y), time: now)
      if let lastTap = gesture.lastTap, lastTap.isRepeated(by: spot, x: pointer.x, y: pointer.y, at: now) {
        new.count = lastTap.count + 1
      }
      (gesture.touch, gesture.lastTap) = (new, nil)
      press(tracer.node(spot.origin.node))
      return try begin(new, at: pointer)
    case .down(2): return try hold(spot)
    case .down: return .unused
    case .move(let isPressed):
      if isPressed, gesture.heldBar != nil { return try dragScrollBar(to: pointer) }
      if isPressed, gesture.touch != nil { return try drag(to: pointer) }
      return hoverAtPointer()
    case .up where gesture.heldBar != nil:
      gesture.heldBar = nil
      return .done
    case .up:
      defer {
        gesture.touch = nil
        press(nil)
      }
      if gesture.isPressedBeside {
        gesture.isPressedBeside = false
        guard grid().isBesidePresented(x: pointer.x, y: pointer.y) else { return .unused }
        try root().tapBesidePresented()
        return .done
      }
      guard let touch = gesture.touch else { return .unused }
      return try end(touch, over: spot, at: pointer)
    case .wheel(let columns, let rows):
      // With Shift, a vertical wheel scrolls horizontally.
      let isShifted = columns == 0 && pointer.modifiers.contains(.shift)
      let items = isShifted ? rows : columns
      let point = CGPoint(x: Double(pointer.x) + 0.5, y: Double(pointer.y) + 0.5)
      if items != 0, try scrollItems(at: point, by: items) { return .done }
      if !isShifted, rows != 0, try change(by: rows, at: spot) { return .done }
      return rows == 0 ? .unused : try turnWheel(by: rows * 3, at: pointer)
    }
  }

  /// Makes a touch that has lasted long enough a long press, or a step of a stepper that is held.
  internal func passTime(to now: ContinuousClock.Instant) {
    passTimeOfLayers(to: now)
    layers.panel?.session.passTime(to: now)
    guard let held = gesture.touch, let deadline = held.deadline, now >= deadline else { return }
    if held.nextStep != nil { return repeatStep(at: now) }
    gesture.touch?.isSettled = true
    let duration = max(0.5, (now - held.time) / .seconds(1))
    guard held.spot.element == nil, let node = tracer.node(held.spot.origin.node),
      (try? node.holdLong(for: duration)) == true
    else { return }
    gesture.touch?.isSpent = true
    if held.isHeld { node.cancelTouch() }
  }

  /// Ends the press and the hover of the pointer.
  internal func leavePointer() {
    if let touch = gesture.touch, touch.spot.element == nil, let node = tracer.node(touch.spot.origin.node) {
      if touch.isHeld, !touch.isSpent { try? node.endTouch(isInside: false) }
      node.endSliding(from: touch.value)
    }
    (gesture.touch, gesture.heldBar, gesture.isPressedBeside) = (nil, nil, false)
    press(nil)
    hover(nil)
  }

  /// Presses a spot with the secondary button. It is a long press, unless a recognizer requires that button.
  private func hold(_ spot: Spot?) throws -> Outcome {
    guard let spot, spot.element == nil else { return .unused }
    guard let node = tracer.node(spot.origin.node) else { return .gone }
    return try node.clickSecondary() ? .done : .unused
  }

  /// Presses a node and its ancestors, or lifts the pointer.
  private func press(_ node: Node?) {
    gesture.pressed?.setPressed(false)
    gesture.pressed = node
    node?.setPressed(true)
  }

  /// Moves the hover to the widget under the pointer.
  @discardableResult internal func hoverAtPointer() -> Outcome {
    gesture.place.map { hover(grid().hoveredNode(x: $0.x, y: $0.y)) } ?? .unused
  }

  @discardableResult private func hover(_ new: Int?) -> Outcome {
    guard new != gesture.hovered else { return .unused }
    let old = gesture.hovered.flatMap(tracer.node)
    gesture.hovered = new
    if let node = gesture.hovered.flatMap(tracer.node) { try? node.hover() } else { try? old?.unhover() }
    return .done
  }
}

extension TerminalSession {
  /// Focuses the field after a label in the same row, if a press of the label has no action, and returns whether there
  /// is one.
  ///
  /// A label in a page does the same for its field.
  internal func focusField(ofLabelAt pointer: TerminalEvent.Pointer, in spot: Spot?) throws -> Bool {
    guard let spot, spot.element == nil, let row = tracer.node(spot.origin.node), !row.isInRow,
      (row.mounted.current as? StackView)?.axis == .horizontal,
      let label = grid().hoveredNode(x: pointer.x, y: pointer.y).flatMap(tracer.node), label.parent === row,
      label.isLabel, let place = row.children.firstIndex(where: { $0 === label })
    else { return false }
    let isTapped = sequence(first: row, next: \.parent).contains {
      ($0.mounted.current as? any Widget)?.gestureRecognizers.isEmpty == false
    }
    let next = row.children[(place + 1)...].first { !($0.mounted.current is Spacer) }
    guard !isTapped, let next, next.mounted.current is any TextInput else { return false }
    if !next.isFirstResponder { try next.tap() }
    revealFocus()
    return true
  }
}
