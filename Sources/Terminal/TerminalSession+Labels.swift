import Foundation
import Layout
import Live
import Widgets

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
    if !next.isFocused { try next.tap() }
    revealFocus()
    return true
  }
}
