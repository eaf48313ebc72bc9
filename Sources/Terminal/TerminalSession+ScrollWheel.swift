import Foundation
import Layout
import Live

extension TerminalSession {
  /// Changes the value of the focused control under the pointer by the wheel, and returns whether there is one.
  ///
  /// A control that a new screen has focused by itself does not change while there is something to scroll.
  internal func change(by notches: Int, at spot: Spot?) throws -> Bool {
    guard let spot, let node = tracer.node(spot.origin.node), let control = node.controlOfScrollWheel else {
      return false
    }
    if root().isFirstFocus, scrolls(around: control) { return false }
    var component: Int?
    if case .wheel(let index, _) = spot.element { component = index }
    return try control.change(byScrollWheel: notches, overComponent: component)
  }

  /// Returns whether something around a node, on the screen in front, has rows out of view.
  private func scrolls(around node: Node) -> Bool {
    let grid = grid()
    let top = root().topLayer
    return grid.bar != nil || scrolling(around: node, in: grid).contains { $0.hiddenRows > 0 && isInFront($0) }
      || sequence(first: node) { $0 === top ? nil : $0.parent }.contains(where: \.isTable)
  }

  /// Turns the wheel over a view that scrolls, or that recognizes the wheel.
  internal func turnWheel(by rows: Int, at pointer: TerminalEvent.Pointer) throws -> Outcome {
    let point = CGPoint(x: Double(pointer.x) + 0.5, y: Double(pointer.y) + 0.5)
    for spot in grid().spots.reversed() where spot.element == nil && spot.visible.contains(point) && isInFront(spot) {
      guard let node = tracer.node(spot.origin.node) else { continue }
      if node.isTable {
        try node.scrollTableByLine(isUp: rows < 0)
        return .done
      }
      if spot.content != nil, try scroll(spot, by: rows) { return .done }
      if try node.pan(byWheel: CGPoint(x: 0, y: rows * 20)) { return .done }
    }
    return scrollTreeByHand(by: rows) ? .done : .unused
  }
}
