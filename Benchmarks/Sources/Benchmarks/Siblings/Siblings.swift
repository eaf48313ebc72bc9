/// Every operator, adapter, query, table operation, renderer and preview at three sizes, with its cost per element, or
/// per run if it should not depend on the number of elements.
@MainActor
enum Siblings {
  static let sizes = [1_000, 4_000, 16_000]

  /// The maximum cost at the largest size, relative to the smallest.
  static let goal = 1.25

  /// A function that runs an operation a number of times, and returns what that has done.
  typealias Run = (_ count: Int) -> Effect

  static var groups: [Group] { signals + trees }

  /// Something that is measured at all sizes.
  struct Sibling {
    let name: String

    /// What a number of runs are meant to do at a size.
    let meant: (_ size: Int, _ count: Int) -> String

    /// Makes what is run, for a size.
    let make: @MainActor (_ size: Int) -> Run

    init(
      _ name: String, meant: @escaping (_ size: Int, _ count: Int) -> String,
      _ make: @escaping @MainActor (_ size: Int) -> Run
    ) {
      self.name = name
      self.meant = meant
      self.make = make
    }

    /// Creates something that happens as often as it is run.
    init(each name: String, _ make: @escaping @MainActor (_ size: Int) -> (_ count: Int) -> Int) {
      self.init(name, meant: { "\($1) times" }) { size in
        let run = make(size)
        return { Effect(count: run($0)) }
      }
    }
  }

  /// Makes a group of siblings, each at all sizes.
  static func group(
    _ name: String, goal: Double = goal, count: Int = 16_000,
    _ siblings: @autoclosure @escaping @MainActor () -> [Sibling]
  ) -> Group {
    Group(
      name, goal: goal, count: count,
      siblings().flatMap { sibling in
        sizes.map { size in
          Case("\(sibling.name)|\(size)", meant: { sibling.meant(size, $0) }, sibling.make(size))
        }
      })
  }

  /// Prints a table of all, and returns the names of those that miss the goal.
  static func measure() throws -> [String] {
    var misses: [String] = []
    for group in groups {
      print("\n| \(group.name) | \(sizes.map { "\($0)" }.joined(separator: " | ")) | ratio |")
      print("|---|\(sizes.map { _ in "---|" }.joined())---|")
      let costs = try Meter.costs(of: [[(group, group.count)]], isQuick: false)[0][0]
      for start in stride(from: 0, to: costs.count, by: sizes.count) {
        let row = costs[start..<start + sizes.count]
        let name = String(row[start].name.prefix { $0 != "|" })
        let ratio = row[start + sizes.count - 1].cost / row[start].cost
        if ratio > group.goal { misses.append(name) }
        let figures =
          row.map { $0.cost.rounded(to: 0) } + [ratio.rounded(to: 2) + (ratio > group.goal ? ", missed" : "")]
        print("| \(name) | \(figures.joined(separator: " | ")) |")
      }
    }
    return misses
  }
}
