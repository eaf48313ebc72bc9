import Foundation

/// What valgrind is told to watch: it writes a count down each time that this has run.
@inline(never)
func endOfCase() {
  endsOfCases += 1
}

nonisolated(unsafe) private var endsOfCases = 0

/// Counts what cases cost, each relative to the others: in instructions where valgrind is found, in time otherwise.
enum Meter {
  /// What one run of each case costs, by its name.
  ///
  /// - Parameter group: The group of cases, which this program runs inside of valgrind when it is called with its name.
  static func costs(of group: Group) throws -> [Cost] {
    try hasValgrind ? instructions(of: group) : times(of: group)
  }

  static let hasValgrind = Shell.has("valgrind")

  /// The part that runs inside of valgrind.
  static func runMarked(_ group: Group) {
    for item in group.cases {
      print("case \(item.name)")
      item.run(1)  // What is made once, such as a static, is made now.
      endOfCase()
      item.run(group.count)
      endOfCase()
    }
  }

  private static func instructions(of group: Group) throws -> [Cost] {
    try Shell.withTemporaryFolder { folder in
      let executable = URL(filePath: CommandLine.arguments[0]).path
      let outcome = try Shell.run([
        "valgrind", "--tool=callgrind", "--dump-after=*endOfCase*",
        "--callgrind-out-file=\(folder.path)/out", executable, "marked", group.name,
      ])
      guard outcome.status == 0 else { throw Failure(outcome.output) }
      return try outcome.output.split(separator: "\n").filter { $0.hasPrefix("case ") }.enumerated().map {
        index, line in
        Cost(name: String(line.dropFirst(5)), cost: try total(in: folder.appending(path: "out.\(index * 2 + 2)")))
      }
    }
  }

  /// The count that valgrind has written in a file.
  private static func total(in file: URL) throws -> Double {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    guard
      let total = lines.last(where: { $0.hasPrefix("totals: ") || $0.hasPrefix("summary: ") })?.split(separator: " ")
        .last,
      let count = Double(total)
    else { throw Failure("No total in \(file.lastPathComponent)") }
    return count
  }

  /// The median of rounds in which the cases take turns, so that whatever else the machine does disturbs all alike.
  private static func times(of group: Group) -> [Cost] {
    let clock = ContinuousClock()
    let cases = group.cases
    var rounds: [String: [Double]] = [:]
    for _ in 0..<15 {
      for item in cases {
        let time = clock.measure { item.run(group.count) }
        rounds[item.name, default: []].append(time / .nanoseconds(group.count))
      }
    }
    return cases.map { item in
      let times = rounds[item.name, default: []].sorted()
      return Cost(name: item.name, cost: times[times.count / 2])
    }
  }
}

/// What a case cost, in a unit that all cases of its group share.
struct Cost {
  let name: String
  let cost: Double
}

/// A measurement that could not be made.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
