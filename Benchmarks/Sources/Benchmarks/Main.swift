import Foundation

/// `Benchmarks` measures everything; `Benchmarks check` measures what is quick. Both print tables and fail if a goal is missed
/// that is not known to be, of those that are counted in instructions: times are reported, and not judged closely.
@main
enum Main {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "marked", arguments.count == 2 {
      Group.all.first { $0.name == arguments[1] }.map(Meter.runMarked)
      return
    }
    let isQuick = arguments == ["check"]
    var table = Table()
    for group in isQuick ? Group.quick : Group.all {
      let costs = try Meter.costs(of: group)
      for item in costs.dropFirst() {
        let isKnown = group.known.contains(item.name) || !Meter.hasValgrind
        table.add(group.name, item.name, item.cost / costs[0].cost, goal: group.goal, isKnown: isKnown)
      }
    }
    try TypeChecking.measure(into: &table, quick: isQuick)
    if !isQuick { try Building.measure() }

    let misses = table.rows.filter { !$0.isMet && !$0.isKnown }
    for miss in misses { print("missed: \(miss.group), \(miss.name)") }
    if !misses.isEmpty { exit(1) }
  }
}
