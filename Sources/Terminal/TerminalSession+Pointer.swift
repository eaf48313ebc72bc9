import Foundation
import Layout
import Live

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

  private func begin(_ new: PointerTouch, at pointer: TerminalEvent.Pointer) throws -> Outcome {
    guard let node = tracer.node(new.spot.origin.node) else { return .gone }
    guard new.spot.element == nil else {
      beginHold(new, of: node)
      return .done
    }
    if let press = node.shortestLongPress { gesture.touch?.press = (.seconds(press.duration), press.distance) }
    if let slider = node[Slider.self] {
      gesture.touch?.value = slider.value
      node.focusByClick()
      return try drag(to: pointer)
    }
    guard node.model is any TextInput else {
      gesture.touch?.isHeld = try node.beginTouch(isRepeated: new.count == 2)
      return .done
    }
    gesture.touch?.isSettled = true
    if !node.isFocused { try node.tap() } else if node.focusedPart != nil { try node.focus(.text) }
    switch new.count {
    case 1:
      // The clicked letter is found before the former caret is brought into view.
      let wasRevealing = isRevealing
      isRevealing = true
      placeCaret(in: node, at: pointer, extending: pointer.modifiers.contains(.shift))
      isRevealing = wasRevealing
    case 2: node.selectWord()
    default: node.selectLine()
    }
    return .done
  }

  private func drag(to pointer: TerminalEvent.Pointer) throws -> Outcome {
    guard let touch = gesture.touch, let node = tracer.node(touch.spot.origin.node) else { return .gone }
    if pointer.x != touch.start.x || pointer.y != touch.start.y { gesture.touch?.isDrag = true }
    if touch.isFar(x: pointer.x, y: pointer.y) { gesture.touch?.isFar = true }
    if let slider = node[Slider.self] {
      // The difference of the limits can be infinite.
      let share = share(ofColumn: pointer.x, along: touch.spot)
      try node.slideOn(to: slider.minimumValue * (1 - share) + slider.maximumValue * share)
    } else if node.isFocused, node.model is any TextInput, touch.count == 1 {
      placeCaret(in: node, at: pointer, extending: true)
    }
    return .done
  }

  /// Returns the position of a column along the track of a slider, from 0 to 1.
  private func share(ofColumn x: Int, along spot: Spot) -> Double {
    let spot = wholeSpot(of: spot.origin.node) ?? spot
    let track = spot.track ?? spot.frame
    let share = max(0, min((Double(x) - track.minX) / max(1, track.width - 1), 1))
    return spot.isRightToLeft ? 1 - share : share
  }

  private func placeCaret(in node: Node, at pointer: TerminalEvent.Pointer, extending: Bool) {
    let line = grid().letters.filter { $0.y == pointer.y }
    guard let letter = line.last(where: { $0.x <= pointer.x }) ?? line.first else { return }
    node.placeCaret(at: letter.offset, extending: extending)
    setNeedsFrame()
  }

  private func end(_ touch: PointerTouch, over spot: Spot?, at pointer: TerminalEvent.Pointer) throws -> Outcome {
    guard let node = tracer.node(touch.spot.origin.node) else { return .gone }
    let element = touch.spot.element
    if element == nil { node.endSliding(from: touch.value) }
    try endHold(touch, of: node)
    if touch.isSpent { return .done }
    let isSame = spot?.origin.node == touch.spot.origin.node && spot?.element == element
    let isText = element == nil && node.model is any TextInput
    if !touch.isDrag { gesture.lastTap = touch }
    if isText || element == nil && node[Slider.self] != nil { return .done }
    if isSame, !touch.isDrag || touch.isHeld { focus(touch.spot, node) }
    // A handler may return the focus to the widget that had it before the click.
    let focused = root().numberOfFocus
    defer { if root().numberOfFocus != focused { revealFocus() } }
    if touch.isHeld { try node.endTouch(isInside: isSame) }
    if touch.isDrag, !(touch.isHeld && isSame) {
      let distance = (x: pointer.x - touch.start.x, y: pointer.y - touch.start.y)
      if try drag(node, element, by: distance, to: spot) { return .done }
    }
    if isSame, !touch.isHeld { try activate(touch.spot, node, count: touch.count) }
    return .done
  }

  /// Drags a node, and returns whether it can be dragged.
  private func drag(_ node: Node, _ element: Spot.Element?, by distance: (x: Int, y: Int), to spot: Spot?) throws
    -> Bool
  {
    if element == .rowControl(.reordering) {
      guard let other = spot.flatMap({ tracer.node($0.origin.node) }), other !== node else { return false }
      try node.move(toRowOf: other)
      return true
    }
    guard element == nil || node.openSwipeEdge != nil, max(abs(distance.x), abs(distance.y)) > 1 else { return false }
    if abs(distance.x) > abs(distance.y), node.isInRow {
      let isForward = (distance.x > 0) != (wholeSpot(of: node.id)?.isRightToLeft == true)
      let edge = isForward ? TableViewCell.SwipeEdge.leading : .trailing
      let isOpen = node.openSwipeEdge != nil
      if try node.openSwipeActions(at: isOpen && node.openSwipeEdge != edge ? nil : edge) { return true }
    }
    // As long as in the layout, where a column is 8 points wide and a row 20 points high.
    return try node.dragOrSwipe(by: CGPoint(x: distance.x * 8, y: distance.y * 20))
  }

  /// Returns the spot of a whole widget, if it has been drawn.
  private func wholeSpot(of node: Int) -> Spot? { grid().spots.last { $0.element == nil && $0.origin.node == node } }

  /// Focuses the clicked widget, so that keys continue from there.
  private func focus(_ spot: Spot, _ node: Node) {
    switch spot.element {
    case .operation where node.treeRole == .searchField: node.focusByClick(.scopes)
    case nil, .operation, .rowControl: node.focusByClick()
    case .day, .month: node.focusByClick(.day)
    case .wheel(let component, _): node.focusByClick(component: component)
    case .back, .clear, .button, .part, .calendar, .indexTitle, .swipeAction: break
    }
  }

  private func activate(_ spot: Spot, _ node: Node, count: Int) throws {
    switch spot.element {
    case nil:
      // A tap beside open swipe actions closes them.
      if node.openSwipeEdge != nil, try node.openSwipeActions(at: nil) { return }
      if count.isMultiple(of: 2) { try node.tapAgain() } else { try node.tap(with: .pointer) }
    case .back: try node.goBack()
    case .clear: try node.clear()
    case .button(let button): try node.tap(button)
    case .part(let part): try node.focus(part)
    case .operation(let operation): try node.operate(operation)
    case .wheel(let component, let distance):
      guard let picker = node[PickerView.self] else { return try node.turnWheel(component, by: distance) }
      try node.select(row: picker.components[component].selectedRow + distance, inComponent: component)
    case .day(let day):
      if let picker = node[DatePicker.self] { try node.pick(picker.dated.date(onDay: day)) }
    case .month(let distance):
      if let picker = node[DatePicker.self] { try node.pick(picker.dated.date(movedBy: distance, .month)) }
    case .calendar:
      if node.focusedPart == nil { try node.focus() } else { try node.focus(.day) }
      openCalendar(of: node)
    case .indexTitle(let title): try node.select(indexTitle: title)
    case .swipeAction(let index): try node.chooseSwipeAction(index)
    case .rowControl(.detailButton): try node.tapAccessory()
    case .rowControl(.editing): try node.commitEditing()
    case .rowControl(.reordering): break
    }
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
