/// `Benchmarks` measures everything and prints it as tables; `Benchmarks check` measures what is quick, and fails if a goal is
/// missed that is not known to be.
@main
enum Main {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "marked", arguments.count == 2 {
      Group.all.first { $0.name == arguments[1] }.map(Meter.runMarked)
      return
    }
    var table = Table()
    for group in arguments == ["check"] ? Group.quick : Group.all {
      let costs = try Meter.costs(of: group)
      for item in costs.dropFirst() {
        table.add(group.name, item.name, item.cost / costs[0].cost, goal: group.goal)
      }
    }
  }
}
