/// What was measured, relative to its floor, printed as Markdown tables while it grows.
struct Table {
  private(set) var rows: [Row] = []

  struct Row {
    let group: String
    let name: String
    let ratio: Double
    let goal: Double

    /// Whether it is known not to meet its goal.
    let isKnown: Bool

    var isMet: Bool { ratio <= goal }
  }

  mutating func add(_ group: String, _ name: String, _ ratio: Double, goal: Double, isKnown: Bool) {
    let row = Row(group: group, name: name, ratio: ratio, goal: goal, isKnown: isKnown)
    if rows.last?.group != group {
      print("\n| \(group) | ratio | goal |\n|---|---|---|")
    }
    print("| \(name) | \(ratio.rounded(to: 2)) | \(goal)\(row.isMet ? "" : ", missed") |")
    rows.append(row)
  }
}

extension Double {
  /// With at most as many digits after the point.
  func rounded(to digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    return "\((self * scale).rounded() / scale)"
  }
}
