import Foundation
import Layout
import Live
import Widgets

extension TerminalSession {
  /// Begins a touch, which may drag a thumb, press a button or place the caret.
  internal func begin(_ new: PointerTouch, at pointer: TerminalEvent.Pointer) throws -> Outcome {
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
    if !node.isFirstResponder { try node.tap() } else if node.tabPart != nil { try node.focus(.text) }
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

  /// Continues the touch in another cell.
  internal func drag(to pointer: TerminalEvent.Pointer) throws -> Outcome {
    guard let touch = gesture.touch, let node = tracer.node(touch.spot.origin.node) else { return .gone }
    if pointer.x != touch.start.x || pointer.y != touch.start.y { gesture.touch?.isDrag = true }
    if touch.isFar(x: pointer.x, y: pointer.y) { gesture.touch?.isFar = true }
    if let slider = node[Slider.self] {
      // The difference of the limits can be infinite.
      let share = share(ofColumn: pointer.x, along: touch.spot)
      try node.slideOn(to: slider.minimumValue * (1 - share) + slider.maximumValue * share)
    } else if node.isFirstResponder, node.model is any TextInput, touch.count == 1 {
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

  /// Ends a touch over a spot: as a tap, a drag or a swipe.
  internal func end(_ touch: PointerTouch, over spot: Spot?, at pointer: TerminalEvent.Pointer) throws -> Outcome {
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
    // As in the layout, a column is 8 points wide and a row 20 points high.
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
      if node.tabPart == nil { try node.focus() } else { try node.focus(.day) }
      openCalendar(of: node)
    case .indexTitle(let title): try node.select(indexTitle: title)
    case .swipeAction(let index): try node.chooseSwipeAction(index)
    case .rowControl(.detailButton): try node.tapAccessory()
    case .rowControl(.editing): try node.commitEditing()
    case .rowControl(.reordering): break
    }
  }
}

extension TerminalSession {
  /// The time for which a button of a stepper is held until it repeats its step, and the time between two steps.
  private static let pauses = (first: Duration.milliseconds(500), next: Duration.milliseconds(100))

  /// Prepares a touch of a stepper to repeat its step, if the stepper does so.
  internal func beginHold(_ new: PointerTouch, of node: Node) {
    guard case .operation(.step)? = new.spot.element, node.stepper?.autorepeat == true else { return }
    gesture.touch?.nextStep = new.time.advanced(by: Self.pauses.first)
  }

  /// Makes a step of a stepper whose button is held, and stops when the pointer has left it or a step is refused.
  ///
  /// The steps of a stepper that sends its value when a touch ends are counted.
  internal func repeatStep(at now: ContinuousClock.Instant) {
    guard let touch = gesture.touch else { return }
    gesture.touch?.nextStep = nil
    gesture.touch?.isSettled = true
    guard case .operation(.step(let step))? = touch.spot.element, let node = tracer.node(touch.spot.origin.node),
      let stepper = node.stepper, let place = gesture.place, let spot = grid().spot(x: place.x, y: place.y),
      spot.origin.node == touch.spot.origin.node, spot.element == touch.spot.element
    else { return }
    if stepper.isContinuous {
      do { try node.operate(.step(step)) } catch { return }
    } else {
      gesture.touch?.countedSteps += step
    }
    gesture.touch?.isSpent = true
    gesture.touch?.nextStep = now.advanced(by: Self.pauses.next)
  }

  /// Makes the steps that a touch has counted. The stepper has the focus after a touch, however long it was.
  internal func endHold(_ touch: PointerTouch, of node: Node) throws {
    guard touch.isSpent, case .operation(.step)? = touch.spot.element else { return }
    node.focusByClick()
    if touch.countedSteps != 0 { try node.operate(.step(touch.countedSteps)) }
  }
}
