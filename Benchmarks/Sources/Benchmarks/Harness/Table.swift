/// The measurements, relative to their floors, printed as growing Markdown tables.
@MainActor
struct Table {
  private(set) var rows: [Row] = []

  struct Row {
    let group: String
    let name: String

    /// Whether the measurement meets its goal.
    let isMet: Bool

    /// Whether it is known to miss the goal.
    let isKnown: Bool

    /// The figures by unit, and the goal: the cells of the printed table.
    fileprivate(set) var cells: [(column: String, text: String)] = []
  }

  /// Adds the cost of a case, relative to the first one of the group.
  mutating func add(_ cost: Cost, floor: Cost, group: Group) {
    if let limit = group.limits[cost.name] { return add(cost, limit, group: group) }
    let ratio = cost.cost / floor.cost
    // Beside cases with limits of their own, one without a limit is compared with none.
    let isCompared = group.goal < .infinity
    let hasGoal = isCompared && cost.name != floor.name && !group.peers.contains(cost.name)
    // What a case returns of its effect is allocated once, however often it runs.
    let isFrugal = (cost.allocations ?? 0) < (group.allocations ?? .infinity) + 0.05
    let row = Row(
      group: group.name, name: cost.name, isMet: !hasGoal || ratio <= group.goal && isFrugal,
      isKnown: group.known.contains(cost.name) || !Meter.hasValgrind)
    let limit = group.allocations.map { ", \($0.rounded(to: 0)) allocations" } ?? ""
    add(
      row, goal: hasGoal ? "\(group.goal.rounded(to: 2))\(limit)" : "",
      [
        (Meter.unit, cost.cost.rounded(to: 1)), ("allocations", cost.allocations?.rounded(to: 2) ?? ""),
      ] + (isCompared ? [("ratio", ratio.rounded(to: 2))] : []))
  }

  /// Adds the cost of a case that has a limit of its own.
  private mutating func add(_ cost: Cost, _ limit: Limit, group: Group) {
    let row = Row(
      group: group.name, name: cost.name, isMet: cost.cost <= limit.held ?? limit.goal, isKnown: !Meter.hasValgrind)
    add(
      row, goal: limit.description,
      [(Meter.unit, cost.cost.rounded(to: 1)), ("allocations", cost.allocations?.rounded(to: 2) ?? "")])
  }

  /// Adds a figure that has a limit.
  mutating func add(_ group: String, _ name: String, _ figure: Double, in unit: String, _ limit: Limit) {
    let row = Row(group: group, name: name, isMet: figure <= limit.held ?? limit.goal, isKnown: false)
    add(row, goal: limit.description, [(unit, figure.rounded(to: 1))])
  }

  /// Adds a figure that must not exceed the goal.
  mutating func add(
    _ group: String, _ name: String, _ figure: Double, in unit: String = "ratio", goal: Double?, isKnown: Bool = false
  ) {
    let row = Row(group: group, name: name, isMet: figure <= goal ?? .infinity, isKnown: isKnown)
    add(row, goal: goal?.rounded(to: 2) ?? "", [(unit, figure.rounded(to: 2))])
  }

  private mutating func add(_ row: Row, goal: String, _ figures: [(unit: String, figure: String)]) {
    if rows.last?.group != row.group {
      print("\n| \(row.group) | \(figures.map(\.unit).joined(separator: " | ")) | goal |")
      print("|---|\(figures.map { _ in "---|" }.joined())---|")
    }
    let goal = "\(goal)\(row.isMet ? "" : ", missed")"
    print("| \(row.name) | \(figures.map(\.figure).joined(separator: " | ")) | \(goal) |")
    var row = row
    row.cells = figures.map { ($0.unit, $0.figure) } + [("goal", goal)]
    rows.append(row)
  }
}

extension Double {
  /// Returns the number with a limited number of fraction digits, and without a point if it is whole.
  func rounded(to digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let number = (self * scale).rounded() / scale
    return Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
