import Foundation
import Live
import Preview

extension TerminalSession {
  /// Performs an action with the pointer.
  internal func handle(_ pointer: TerminalEvent.Pointer) throws -> Outcome {
    let spot = grid().spot(x: pointer.x, y: pointer.y)
    switch pointer.kind {
    case .down(0):
      pressed = spot
      guard let spot else { return .unused }
      return try press(spot, at: pointer)
    case .down: return .unused
    case .move(let isPressed):
      if isPressed, let pressed { return try drag(pressed, to: pointer) }
      return hover(spot)
    case .up:
      defer { (pressed, isHeld) = (nil, false) }
      guard let pressed else { return .unused }
      return try release(pressed, over: spot)
    case .wheel(_, let rows): return try turnWheel(by: rows * 3, at: pointer)
    }
  }

  /// Ends what the pointer does to the tree.
  internal func leavePointer() {
    if isHeld, let node = pressed.flatMap({ tracer.node($0.origin.node) }) { try? node.endTouch(isInside: false) }
    (pressed, isHeld) = (nil, false)
    _ = hover(nil)
  }

  private func press(_ spot: Spot, at pointer: TerminalEvent.Pointer) throws -> Outcome {
    guard let node = tracer.node(spot.origin.node) else { return .gone }
    if spot.element == nil, node[Slider.self] != nil { return try drag(spot, to: pointer) }
    guard spot.element == nil, node.model is any TextInput else {
      isHeld = try spot.element == nil && node.beginTouch()
      return .done
    }
    if !node.isFocused { try node.tap() }
    placeCaret(in: node, at: pointer, extending: pointer.modifiers.contains(.shift))
    return .done
  }

  private func drag(_ spot: Spot, to pointer: TerminalEvent.Pointer) throws -> Outcome {
    guard let node = tracer.node(spot.origin.node) else { return .gone }
    if let slider = node[Slider.self] {
      let share = (Double(pointer.x) - spot.frame.minX) / max(1, spot.frame.width - 1)
      let range = slider.maximumValue - slider.minimumValue
      try node.slide(to: slider.minimumValue + max(0, min(share, 1)) * range)
    } else if node.isFocused, node.model is any TextInput {
      placeCaret(in: node, at: pointer, extending: true)
    }
    return .done
  }

  private func placeCaret(in node: Node, at pointer: TerminalEvent.Pointer, extending: Bool) {
    let line = grid().letters.filter { $0.y == pointer.y }
    guard let letter = line.last(where: { $0.x <= pointer.x }) ?? line.first else { return }
    node.placeCaret(at: letter.offset, extending: extending)
    setNeedsFrame()
  }

  private func release(_ pressed: Spot, over spot: Spot?) throws -> Outcome {
    guard let node = tracer.node(pressed.origin.node) else { return .gone }
    let isSame = spot?.origin.node == pressed.origin.node && spot?.element == pressed.element
    if pressed.element == nil, node.model is any TextInput || node[Slider.self] != nil { return .done }
    if isHeld { try node.endTouch(isInside: isSame) } else if isSame { try activate(pressed, node) }
    return .done
  }

  private func activate(_ spot: Spot, _ node: Node) throws {
    switch spot.element {
    case nil: try node.tap()
    case .back: try node.goBack()
    case .clear: try node.clear()
    case .cancel: try node.tap(SearchBarButton.cancel)
    case .step(let isUp): if isUp { try node.stepUp() } else { try node.stepDown() }
    case .choice(let index):
      switch node.model {
      case is SegmentedControl: try node.select(segment: index)
      case is PageControl: try node.select(page: index)
      case is SearchBar: try node.select(scope: index)
      default: try node.select(tab: index)
      }
    case .wheel(let component, let distance):
      guard let picker = node[PickerView.self] else { return }
      try node.select(row: picker.components[component].selectedRow + distance, inComponent: component)
    case .day(let day):
      let calendar = Calendar(identifier: .gregorian)
      let date = node[DatePicker.self]?.date ?? Date()
      let change = day - calendar.component(.day, from: date)
      if let date = calendar.date(byAdding: .day, value: change, to: date) { try node.pick(date) }
    case .indexTitle(let title): try node.select(indexTitle: title)
    case .swipeAction: break
    }
  }

  private func hover(_ spot: Spot?) -> Outcome {
    guard spot?.origin.node != hovered else { return .unused }
    let old = hovered.flatMap(tracer.node)
    hovered = spot?.origin.node
    if let node = hovered.flatMap(tracer.node) { try? node.hover() } else { try? old?.unhover() }
    return .done
  }

  private func turnWheel(by rows: Int, at pointer: TerminalEvent.Pointer) throws -> Outcome {
    let point = CGPoint(x: Double(pointer.x) + 0.5, y: Double(pointer.y) + 0.5)
    for spot in grid().spots.reversed() where spot.element == nil && spot.visible.contains(point) {
      guard let node = tracer.node(spot.origin.node) else { continue }
      if node.isTable, let table = node[TableView.self] {
        let target = table.contentOffset.y + Double(rows.signum()) * table.estimatedRowHeight
        try node.scroll(to: CGPoint(x: table.contentOffset.x, y: max(0, target)))
        return .done
      }
      if spot.content != nil, try scroll(spot, by: rows) { return .done }
    }
    return scrollTree(by: rows) ? .done : .unused
  }
}
