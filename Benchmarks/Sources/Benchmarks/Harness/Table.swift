/// Rows of a Markdown table: what was measured, relative to its floor, and whether that is within its goal.
struct Table {
  private(set) var rows: [Row] = []

  struct Row {
    let group: String
    let name: String
    let ratio: Double
    let goal: Double

    var isMet: Bool { ratio <= goal }
  }

  mutating func add(_ group: String, _ name: String, _ ratio: Double, goal: Double) {
    let row = Row(group: group, name: name, ratio: ratio, goal: goal)
    if rows.last?.group != group {
      print("\n| \(group) | ratio | goal |\n|---|---|---|")
    }
    print("| \(name) | \(row.ratio.rounded(to: 2)) | \(goal)\(row.isMet ? "" : ", missed") |")
    rows.append(row)
  }
}

extension Double {
  /// With as many digits after the point.
  func rounded(to digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    return "\((self * scale).rounded() / scale)"
  }
}
