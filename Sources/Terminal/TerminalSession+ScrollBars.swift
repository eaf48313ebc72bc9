import Foundation
import Layout
import Live

/// A scroll bar whose thumb the pointer holds.
internal struct HeldBar {
  /// The node that the bar scrolls, or `nil` for the whole tree.
  var node: Int?

  /// The number of cells of the thumb above the pointer.
  var grip: Int
}

extension TerminalSession {
  /// Scrolls by the arrow or the track of a bar under the pointer, or takes hold of its thumb, and returns whether
  /// there is a bar.
  internal func pressScrollBar(at pointer: TerminalEvent.Pointer) throws -> Bool {
    guard let place = grid().scrollBar(x: pointer.x, y: pointer.y) else { return false }
    let cell = pointer.y - place.top
    let part = place.bar.part(at: cell)
    if part == .thumb {
      gesture.heldBar = HeldBar(node: place.spot?.origin.node, grip: cell - place.bar.thumb.lowerBound)
    } else {
      try scroll(place.spot, place.bar, to: place.bar.offset(after: part))
    }
    return true
  }

  /// Scrolls so that the thumb of the held bar follows the pointer.
  internal func dragScrollBar(to pointer: TerminalEvent.Pointer) throws -> Outcome {
    guard let heldBar = gesture.heldBar else { return .unused }
    let grid = grid()
    let spot = heldBar.node.flatMap { node in grid.spots.last { $0.origin.node == node && $0.bar != nil } }
    guard let bar = heldBar.node == nil ? grid.bar : spot?.bar else { return .gone }
    let cell = pointer.y - (spot.map { Int(bounded: $0.frame.minY) + bar.border } ?? 0) - heldBar.grip
    try scroll(spot, bar, to: bar.offset(ofThumbAt: cell))
    return .done
  }

  /// Scrolls a view with a bar, or the whole tree, until its visible part starts at an offset.
  private func scroll(_ spot: Spot?, _ bar: ScrollBar, to offset: Int) throws {
    guard offset != bar.offset else { return }
    guard let spot else { return _ = scrollTreeByHand(by: offset - bar.offset) }
    if let node = tracer.node(spot.origin.node), node.isTable { return try node.scrollTable(toRow: offset) }
    _ = try scroll(spot, by: offset - bar.offset)
  }
}
