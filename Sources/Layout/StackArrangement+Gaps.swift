import Widgets

extension StackArrangement {
  /// The cells in which a text shows letters beside an ellipsis.
  private static let fewCells = 4.0

  /// The space after each widget except the last.
  var gaps: [Double] {
    let node = node
    return node.children.dropLast().indices.map(gap)
  }

  /// Returns the space after each widget in a room: in cells, gaps give way before a text has no letters left.
  internal func gaps(in room: Double, _ ideal: [Double]) -> [Double] {
    var gaps = gaps
    guard stack.axis == .horizontal, node.ruler.squeezesTextsEvenly else { return gaps }
    var excess = gaps.reduce(-room, +)
    for (child, length) in zip(node.children, ideal) {
      excess += child.node.widget is Label ? min(length, Self.fewCells) : length
    }
    for index in gaps.indices.reversed() where excess > 0 {
      let part = max(0, min(excess, gaps[index] - leastGap(after: index, ideal)))
      gaps[index] -= part
      excess -= part
    }
    return gaps
  }

  /// Returns the least space after a widget. Around a spacer without a length, one gap is enough.
  private func leastGap(after index: Int, _ ideal: [Double]) -> Double {
    index + 2 < ideal.count && ideal[index + 1] == 0 ? 0 : 1
  }
}
