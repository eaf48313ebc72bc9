import Widgets

/// How the widgets of a stack share the room along its axis.
internal struct Sharing {
  let stack: StackArrangement

  /// The lengths at which the widgets show everything.
  let ideal: [Double]

  /// The length of each widget in a room from which the space between them is taken already.
  func lengths(in room: Double) -> [Double] {
    let sum = ideal.reduce(0, +)
    switch stack.stack.distribution {
    case .fillEqually:
      return ideal.map { _ in max(0, room) / Double(ideal.count) }
    case .fillProportionally where sum > 0:
      return ideal.map { max(0, room) * $0 / sum }
    case .fill, .fillProportionally:
      return room < sum ? squeezed(by: sum - room) : stretched(by: room - sum)
    case .equalSpacing, .equalCentering:
      return room < sum ? squeezed(by: sum - room) : ideal
    }
  }

  /// Where each widget starts.
  func starts(of lengths: [Double], in room: Double) -> [Double] {
    var gaps = stack.gaps
    let free = room - lengths.reduce(0, +) - gaps.reduce(0, +)
    if free > 0, !gaps.isEmpty, let first = lengths.first, let last = lengths.last {
      switch stack.stack.distribution {
      case .equalSpacing:
        gaps = gaps.map { $0 + free / Double(gaps.count) }
      case .equalCentering:
        let distance = (room - first / 2 - last / 2) / Double(gaps.count)
        let centered = gaps.indices.map { distance - (lengths[$0] + lengths[$0 + 1]) / 2 }
        if zip(centered, gaps).allSatisfy({ $0 >= $1 }) { gaps = centered }
      default:
        break
      }
    }
    return zip(lengths, gaps).reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.0 + $1.1) }
  }

  /// Those that hug their content least take all that is to spare, in equal shares. A required size stays.
  private func stretched(by spare: Double) -> [Double] {
    let hugging = stack.node.children.map { $0.node.hugging(along: stack.stack.axis) }
    guard let least = hugging.min(), least < LayoutPriority.required.rawValue else { return ideal }
    let share = spare / Double(hugging.count { $0 == least })
    return zip(ideal, hugging).map { $1 == least ? $0 + share : $0 }
  }

  /// Those that resist least give way first, in proportion to their lengths. A required size stays.
  private func squeezed(by excess: Double) -> [Double] {
    let resistance = stack.node.children.map { $0.node.resistance(along: stack.stack.axis) }
    var lengths = ideal
    var excess = excess
    for priority in Set(resistance).sorted() where priority < LayoutPriority.required.rawValue {
      let group = resistance.indices.filter { resistance[$0] == priority }
      let sum = group.map { lengths[$0] }.reduce(0, +)
      guard excess > 0, sum > 0 else { continue }
      let cut = min(excess, sum)
      for index in group { lengths[index] -= cut * ideal[index] / sum }
      excess -= cut
    }
    return lengths
  }
}
