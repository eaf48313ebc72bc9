import Foundation

/// What valgrind is told to watch: it writes a count down each time that this has run.
@inline(never)
func endOfCase() {
  endsOfCases += 1
}

nonisolated(unsafe) private var endsOfCases = 0

/// Counts what cases cost, each relative to the others: in instructions where valgrind is found, in time otherwise.
@MainActor
enum Meter {
  /// What running each case once costs.
  ///
  /// - Parameters:
  ///   - group: The group of cases, which this program runs inside of valgrind when it is called with its name.
  ///   - count: How often each case runs.
  static func costs(of group: Group, count: Int) throws -> [Cost] {
    try hasValgrind ? instructions(of: group, count) : times(of: group, count)
  }

  static let hasValgrind = Shell.has("valgrind")

  /// What costs are counted in.
  static var unit: String { hasValgrind ? "instructions" : "ns" }

  /// The part that runs inside of valgrind.
  static func runMarked(_ group: Group, count: Int) {
    for item in group.cases {
      print("case \(item.name)")
      item.run(1)  // What is made once, such as a static, is made now.
      endOfCase()
      item.run(count)
      endOfCase()
    }
  }

  private static func instructions(of group: Group, _ count: Int) throws -> [Cost] {
    try Shell.withTemporaryFolder { folder in
      let outcome = try Shell.run([
        "valgrind", "--tool=callgrind", "--dump-after=*endOfCase*", "--compress-strings=no",
        "--callgrind-out-file=\(folder.path)/out", Shell.executable, "marked", group.name, "\(count)",
      ])
      guard outcome.status == 0 else { throw Failure(outcome.output) }
      return try outcome.output.split(separator: "\n").filter { $0.hasPrefix("case ") }.enumerated().map {
        index, line in
        let profile = try Profile(contentsOf: folder.appending(path: "out.\(index * 2 + 2)"))
        return Cost(
          name: String(line.dropFirst(5)), cost: profile.instructions / Double(count),
          allocations: profile.allocations / Double(count))
      }
    }
  }

  /// The median of rounds in which the cases take turns, so that whatever else the machine does disturbs all alike.
  private static func times(of group: Group, _ count: Int) -> [Cost] {
    let clock = ContinuousClock()
    let cases = group.cases
    var rounds: [String: [Double]] = [:]
    for _ in 0..<15 {
      for item in cases {
        let time = clock.measure { item.run(count) }
        rounds[item.name, default: []].append(time / .nanoseconds(count))
      }
    }
    return cases.map { item in
      let times = rounds[item.name, default: []].sorted()
      return Cost(name: item.name, cost: times[times.count / 2], allocations: nil)
    }
  }
}

/// What a case costs each time that it runs.
struct Cost {
  let name: String

  /// In a unit that all cases of its group share.
  let cost: Double

  /// How often memory is allocated, if that was counted.
  let allocations: Double?
}

/// A measurement that could not be made.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
