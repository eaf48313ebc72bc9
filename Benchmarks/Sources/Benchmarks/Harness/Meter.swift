import Foundation

/// The function that valgrind watches: it writes counts each time that this function has run.
@inline(never)
func endOfCase() {
  endsOfCases += 1
}

nonisolated(unsafe) private var endsOfCases = 0

/// Counts the costs of cases relative to each other: in instructions if valgrind is installed, and otherwise in time.
@MainActor
enum Meter {
  /// Returns the cost of one run of each case, for each group of each process.
  ///
  /// - Parameters:
  ///   - processes: The groups, each with the number of runs of its cases, by the process that they run in.
  ///   - isQuick: Whether they are those of the check, which have fewer cases than others of the same name.
  static func costs(of processes: [[(group: Group, count: Int)]], isQuick: Bool) throws -> [[[Cost]]] {
    try hasValgrind
      ? instructions(of: processes, isQuick)
      : processes.map { try $0.map { try times(of: $0.group, $0.count) } }
  }

  static let hasValgrind = Shell.has("valgrind")

  /// The unit of the costs.
  static var unit: String { hasValgrind ? "instructions" : "ns" }

  /// Runs groups inside valgrind, each list in a copy of this process, which has done nothing so far: what starts a
  /// program is measured once for all.
  static func runForked(_ processes: [[(group: Group, count: Int)]]) throws {
    for (number, groups) in processes.enumerated() {
      fflush(nil)
      let child = fork()
      if child == 0 {
        print("process \(getpid())")
        for (group, count) in groups { try runMarked(group, count: count) }
        fflush(nil)
        exit(0)
      }
      var status: Int32 = 0
      guard waitpid(child, &status, 0) == child, status == 0 else {
        throw Failure("process \(number) ended with \(status)")
      }
    }
  }

  /// Runs the cases of a group, and fails if one does not do what is meant.
  static func runMarked(_ group: Group, count: Int) throws {
    print("group")
    var first: String?
    for item in group.cases {
      print("case \(item.name)")
      _ = item.run(1)  // What is made once, such as a static, is made now.
      endOfCase()
      let effect = item.run(count)
      endOfCase()
      try check(effect, of: item, in: group, count, first: &first)
    }
  }

  private static func check(
    _ effect: Effect, of item: Case, in group: Group, _ count: Int, first: inout String?
  ) throws {
    let done = effect.describe()
    let meant = item.meant?(count) ?? (group.peers.contains(item.name) ? nil : first)
    first = first ?? done
    if !done.isEmpty, done == meant ?? done { return }
    throw Failure("\(group.name), \(item.name), \(count) runs: did “\(done)”, not “\(meant ?? "anything")”")
  }

  private static func instructions(
    of processes: [[(group: Group, count: Int)]], _ isQuick: Bool
  ) throws -> [[[Cost]]] {
    try Shell.withTemporaryFolder { folder in
      let outcome = try Shell.run(
        [
          "valgrind", "--tool=callgrind", "--dump-after=*endOfCase*", "--compress-strings=no",
          "--callgrind-out-file=\(folder.path)/out.%p", Shell.executable, "marked", isQuick ? "check" : "all",
        ] + processes.flatMap { ["process"] + $0.flatMap { [$0.group.name, "\($0.count)"] } })
      guard outcome.status == 0 else { throw Failure(outcome.output) }
      var costs: [[[Cost]]] = []
      var (process, dump) = ("", 0)
      for line in outcome.output.split(separator: "\n") {
        if line.hasPrefix("process ") {
          costs.append([])
          (process, dump) = (String(line.dropFirst(8)), 0)
        }
        guard let last = costs.indices.last else { continue }
        if line == "group" { costs[last].append([]) }
        guard line.hasPrefix("case ") else { continue }
        dump += 2
        let profile = try Profile(contentsOf: folder.appending(path: "out.\(process).\(dump)"))
        let group = costs[last].count - 1
        let count = Double(processes[last][group].count)
        let name = String(line.dropFirst(5))
        costs[last][group].append(
          Cost(name: name, cost: profile.instructions / count, allocations: profile.allocations / count))
      }
      return costs
    }
  }

  /// Returns the median of rounds in which the cases take turns, so that other load of the machine affects all cases
  /// alike.
  private static func times(of group: Group, _ count: Int) throws -> [Cost] {
    let clock = ContinuousClock()
    var (cases, rounds): ([Case], [String: [Double]]) = ([], [:])
    for _ in 0..<15 {
      // Some cases change what they have prepared once.
      cases = group.cases
      var first: String?
      for item in cases {
        _ = item.run(1)
        var effect = Effect(count: 0)
        let time = clock.measure { effect = item.run(count) }
        rounds[item.name, default: []].append(time / .nanoseconds(count))
        try check(effect, of: item, in: group, count, first: &first)
      }
    }
    return cases.map { item in
      let times = rounds[item.name, default: []].sorted()
      return Cost(name: item.name, cost: times[times.count / 2], allocations: nil)
    }
  }
}

/// The cost of a case per run.
struct Cost {
  let name: String

  /// The cost, in a unit that all cases of the group share.
  let cost: Double

  /// The number of allocations, if they were counted.
  let allocations: Double?
}

/// A failed measurement.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
