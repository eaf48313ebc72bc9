import Widgets

/// The distribution of widgets along the axis of a stack.
internal struct Sharing {
  let stack: StackArrangement

  /// The lengths at which the widgets are fully visible.
  let ideal: [Double]

  /// The parts of the ideal lengths that are there only because of minimum lengths, if there are any.
  let padding: [Double]?

  /// The space after each widget except the last.
  let gaps: [Double]

  /// Returns the length of each widget in a space without the gaps.
  func lengths(in space: Double) -> [Double] {
    let sum = ideal.reduce(0, +)
    switch stack.stack.distribution {
    case .fillEqually:
      return ideal.map { _ in max(0, space) / Double(ideal.count) }
    case .fillProportionally where sum > 0:
      return ideal.map { max(0, space) * $0 / sum }
    case .fill, .fillProportionally:
      return space < sum ? squeezed(by: sum - space) : stretched(by: space - sum)
    case .equalSpacing, .equalCentering:
      return space < sum ? squeezed(by: sum - space) : ideal
    }
  }

  /// Returns the start of each widget.
  func starts(of lengths: [Double], in space: Double) -> [Double] {
    var gaps = gaps
    let free = space - lengths.reduce(0, +) - gaps.reduce(0, +)
    if free > 0, !gaps.isEmpty, let first = lengths.first, let last = lengths.last {
      switch stack.stack.distribution {
      case .equalSpacing:
        gaps = gaps.map { $0 + free / Double(gaps.count) }
      case .equalCentering:
        let distance = (space - first / 2 - last / 2) / Double(gaps.count)
        let centered = gaps.indices.map { distance - (lengths[$0] + lengths[$0 + 1]) / 2 }
        if zip(centered, gaps).allSatisfy({ $0 >= $1 }) { gaps = centered }
      default:
        break
      }
    }
    var starts: [Double] = []
    starts.reserveCapacity(lengths.count)
    var start = 0.0
    for (index, length) in lengths.enumerated() {
      starts.append(start)
      if index < gaps.count { start = start + length + gaps[index] }
    }
    return starts
  }

  /// Returns the lengths after distributing spare space.
  ///
  /// The widgets with the lowest hugging priority take equal shares up to their maximum, then those with the next
  /// priority. A required size stays. A minimum length counts only if the share is less. Below the content of a screen,
  /// only a spacer, a list or a text view takes spare space.
  private func stretched(by spare: Double) -> [Double] {
    guard spare > 0 else { return ideal }
    if axis == .vertical, stack.node.leavesSpace,
      nodes.allSatisfy({ $0.hugging(along: axis) >= LayoutPriority.defaultLow.rawValue })
    {
      return ideal
    }
    if let lengths = evenlyStretched(by: spare) { return lengths }
    let maximum = nodes.map { $0.limits(along: axis).maximum + $0.margins.length(along: axis) }
    let portions = portions(
      of: spare, by: nodes.map { $0.hugging(along: axis) }, weights: ideal.map { _ in 1 },
      space: zip(maximum, ideal).map { max(0, $0 - $1) }, given: padding ?? ideal.map { _ in 0 })
    return zip(ideal, portions).map { $0 + $1 }
  }

  /// Returns the lengths if the widgets with the lowest hugging priority can take equal shares, or `nil` otherwise.
  private func evenlyStretched(by spare: Double) -> [Double]? {
    guard padding == nil else { return nil }
    let children = stack.node.children
    var (lowest, count) = (LayoutPriority.required.rawValue, 0)
    for child in children {
      let hugging = child.node.hugging(along: axis)
      if hugging < lowest { (lowest, count) = (hugging, 1) } else if hugging == lowest { count += 1 }
    }
    guard lowest < LayoutPriority.required.rawValue else { return ideal }
    let portion = spare / Double(count)
    var lengths = ideal
    for (index, child) in children.enumerated() where child.node.hugging(along: axis) == lowest {
      let maximum = child.node.limits(along: axis).maximum + child.node.margins.length(along: axis)
      guard portion < max(0, maximum - ideal[index]) else { return nil }
      lengths[index] += portion
    }
    return lengths
  }

  /// Returns the lengths after taking away excess.
  ///
  /// The widgets with the lowest compression resistance shrink in proportion to their lengths down to their minimum,
  /// then those with the next priority. A required size stays.
  private func squeezed(by excess: Double) -> [Double] {
    guard excess > 0 else { return ideal }
    let ruler = stack.node.ruler
    let minimum = nodes.map { node in
      max(node.limits(along: axis).minimum, ruler.least(of: node, along: axis)) + node.margins.length(along: axis)
    }
    if let lengths = evenlySqueezed(by: excess, minimum: minimum) { return lengths }
    let portions = portions(
      of: excess, by: nodes.map { $0.resistance(along: axis) }, weights: ideal,
      space: zip(minimum, ideal).map { max(0, $1 - $0) }, given: ideal.map { _ in 0 })
    return zip(ideal, portions).map { $0 - $1 }
  }

  /// Returns the lengths with equal shares, or `nil` unless the shrinking widgets contain lists, or are the buttons or
  /// the texts of a row.
  ///
  /// Widgets with a lower compression resistance have shrunk to their minimum. The others share the space evenly.
  private func evenlySqueezed(by excess: Double, minimum: [Double]) -> [Double]? {
    let isColumn = axis == .vertical
    let ruler = stack.node.ruler
    let isEven = isColumn ? stack.node.contents.hasLists && ruler.squeezesListsEvenly : ruler.squeezesTextsEvenly
    guard isEven else { return nil }
    let resistances = nodes.map { $0.resistance(along: axis) }
    var (lengths, excess) = (ideal, excess)
    for level in Set(resistances).sorted() where level < LayoutPriority.required.rawValue {
      let group = nodes.indices.filter { resistances[$0] == level }
      let space = group.reduce(-excess) { $0 + ideal[$1] }
      let least = group.reduce(0) { $0 + minimum[$1] }
      if space >= least {
        let isWanted =
          isColumn
          ? group.contains { nodes[$0].contents.hasLists }
          : group.allSatisfy { nodes[$0].widget is Button } || areTexts(group.filter { minimum[$0] < ideal[$0] })
        guard isWanted else { return nil }
        shareEvenly(space, among: group, minimum: minimum, in: &lengths)
        return lengths
      }
      for index in group { lengths[index] = min(minimum[index], ideal[index]) }
      excess = least - space
    }
    return nil
  }

  /// Returns whether each of some widgets is a label, or a column of labels.
  private func areTexts(_ group: [Int]) -> Bool {
    !group.isEmpty
      && group.allSatisfy { index in
        if nodes[index].widget is Label { return true }
        guard let stack = nodes[index].widget as? StackView, stack.axis == .vertical else { return false }
        return nodes[index].hasChildren && nodes[index].children.allSatisfy { $0.node.widget is Label }
      }
  }

  /// Gives each widget its need, and equal shares to widgets that need more.
  private func shareEvenly(_ space: Double, among group: [Int], minimum: [Double], in lengths: inout [Double]) {
    var (open, free) = (group, space)
    // A widget that needs less than its share leaves the rest to others. A widget whose minimum is larger takes it from
    // them.
    while !open.isEmpty {
      let share = free / Double(open.count)
      let needs = open.map { max(minimum[$0], min(ideal[$0], share)) }
      let isTight = needs.reduce(0, +) > free
      for (index, need) in zip(open, needs) { lengths[index] = need }
      let settled = open.filter { isTight ? minimum[$0] > share : ideal[$0] < share }
      if settled.isEmpty { break }
      free -= settled.reduce(0) { $0 + lengths[$1] }
      open.removeAll(where: settled.contains)
    }
  }

  /// Returns weighted portions of an amount, for the lowest priority first. Each portion is within its limit, less the
  /// amount that was given before.
  private func portions(
    of amount: Double, by priority: [Double], weights: [Double], space: [Double], given: [Double]
  ) -> [Double] {
    var portions = ideal.map { _ in 0.0 }
    var left = amount
    for level in Set(priority).sorted() where level < LayoutPriority.required.rawValue {
      var group = priority.indices.filter { priority[$0] == level && weights[$0] > 0 }
      while left > 0, !group.isEmpty {
        let pool = group.reduce(left) { $0 + given[$1] }
        let sum = group.reduce(0) { $0 + weights[$1] }
        func portion(_ index: Int) -> Double { pool * weights[index] / sum - given[index] }
        let open = group.filter { portion($0) >= 0 }
        let rest = open.filter { portion($0) < space[$0] }
        guard open.count == group.count else {
          group = open
          continue
        }
        guard rest.count < group.count else {
          for index in group { portions[index] = portion(index) }
          return portions
        }
        for index in group where portion(index) >= space[index] {
          portions[index] = space[index]
          left -= space[index]
        }
        group = rest
      }
    }
    return portions
  }

  private var nodes: [LayoutNode] { stack.node.children.map(\.node) }

  private var axis: Axis { stack.stack.axis }
}
