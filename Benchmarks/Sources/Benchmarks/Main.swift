import Foundation

/// Runs everything for `Benchmarks`, the quick measurements for `Benchmarks check`, and only random changes of live
/// trees and tables for `Benchmarks random`, or `Benchmarks random 1000000` for another number of them.
///
/// `Benchmarks report` runs what the check runs, and writes its tables into Results.md and their figures into the links
/// of README.md. `Benchmarks figures` writes the figures of the tables that are there. `Benchmarks dependencies` builds
/// programs that import a product, of this library and of others.
///
/// What measures prints tables, and fails if a goal in instructions is missed that is not listed as known; times are
/// only reported.
@main
@MainActor
enum Main {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["figures"] { return report { try FrontPage.update(in: Building.benchmarks) } }
    let isReported = arguments == ["report"]
    if isReported, !Meter.hasValgrind { throw Failure("A report counts instructions, and valgrind is not installed.") }
    let isQuick = isReported || arguments.contains("check")
    let groups = isQuick ? Group.quick : Group.all
    if arguments.first == "marked" {
      return try runMarked(arguments.dropFirst(2), of: (groups + [Siblings.groups]).flatMap(\.self))
    }
    if arguments.first == "kept", arguments.count == 2 {
      Libraries.all.first { $0.name == arguments[1] }.map { Memory.keep($0) }
      MountedRows.all.first { $0.name == arguments[1] }.map { Memory.keep($0) }
      return
    }
    if arguments.first == "random" {
      let count = arguments.dropFirst().first.flatMap { Int($0) }
      return try checkRandomChanges(count ?? 100_000, tables: count ?? 1_000_000)
    }
    if arguments.first == "session", arguments.count == 2 { return Sessions.keep(Int(arguments[1]) ?? 0) }
    if arguments.first == "idle", arguments.count == 2 { return Sessions.keepIdle(Int(arguments[1]) ?? 0) }
    if arguments == ["dependencies"] { return try Dependencies.measure() }
    if arguments == ["effects"] { return checkEffects(of: (Group.all + [Siblings.groups]).flatMap(\.self)) }
    if arguments == ["siblings"] {
      let misses = try Siblings.measure()
      for miss in misses { print("missed: \(miss)") }
      if !misses.isEmpty { exit(1) }
      return
    }
    var table = Table()
    let counted = groups.map { $0.map { ($0, isQuick ? min($0.count, 10_000) : $0.count) } }
    for (groups, costs) in zip(groups, try Meter.costs(of: counted, isQuick: isQuick)) {
      for (group, costs) in zip(groups, costs) {
        for cost in costs { table.add(cost, floor: costs[0], group: group) }
      }
    }
    try Memory.measure(into: &table)
    try Sessions.measure(into: &table)
    try Sizes.measure(into: &table)
    try TypeChecking.measure(into: &table, quick: isQuick)
    if !isQuick {
      Diffs.measure(into: &table)
      try GeneratedThemes.measure(into: &table)
      try Building.measure()
    }
    try checkRandomChanges(isQuick ? 10_000 : 100_000, tables: isQuick ? 10_000 : 1_000_000)

    if isReported { report { try table.report(into: Building.benchmarks) } }

    let misses = table.rows.filter { !$0.isMet && !$0.isKnown }
    for miss in misses { print("missed: \(miss.group), \(miss.name)") }
    if !misses.isEmpty { exit(1) }
  }

  /// Writes files; a link of README.md that means nothing is named, and ends the program.
  private static func report(_ write: () throws -> Void) {
    do { try write() } catch {
      print("failed: \(error)")
      exit(1)
    }
  }

  /// Runs the named groups, each name followed by a number of runs, in the processes that they are listed for.
  private static func runMarked(_ arguments: ArraySlice<String>, of groups: [Group]) throws {
    var processes: [[(group: Group, count: Int)]] = []
    var rest = arguments
    while let name = rest.popFirst() {
      if name == "process" {
        processes.append([])
        continue
      }
      let count = rest.popFirst().flatMap { Int($0) }
      guard let group = groups.first(where: { $0.name == name }), !processes.isEmpty else { continue }
      processes[processes.count - 1].append((group, count ?? group.count))
    }
    try Meter.runForked(processes)
  }

  /// Runs all cases without measuring them, and fails if one does not do what is meant.
  private static func checkEffects(of groups: [Group]) {
    var failures: [any Error] = []
    for group in groups {
      do { try Meter.runMarked(group, count: group.count) } catch { failures.append(error) }
    }
    for failure in failures { print("failed: \(failure)") }
    if !failures.isEmpty { exit(1) }
  }

  private static func checkRandomChanges(_ count: Int, tables: Int) throws {
    try RandomUpdates.check(count)
    try Changesets.check(tables)
  }
}
