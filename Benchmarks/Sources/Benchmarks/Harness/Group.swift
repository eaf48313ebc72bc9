/// Cases that are compared with the first of them.
struct Group {
  let name: String

  /// What a case shall cost at most, relative to the first.
  let goal: Double

  /// How often a case may allocate memory each time that it runs, if that is limited.
  let allocations: Double?

  /// The cases that are known to cost more.
  let known: Set<String>

  /// The cases that have no goal, and are there to compare with.
  let peers: Set<String>

  /// How often each case runs.
  let count: Int

  private let makeCases: @MainActor () -> [Case]

  /// What is compared. It is made anew each time, since some of it takes long to make.
  @MainActor var cases: [Case] { makeCases() }

  init(
    _ name: String, goal: Double, allocations: Double? = nil, known: Set<String> = [], peers: Set<String> = [],
    count: Int = 1_000, _ cases: @autoclosure @escaping @MainActor () -> [Case]
  ) {
    self.name = name
    self.goal = goal
    self.allocations = allocations
    self.known = known
    self.peers = peers
    self.count = count
    makeCases = cases
  }

  /// All that run inside this program.
  @MainActor static var all: [Group] {
    visible + stored + mixed + trees + pages + previews + patchedPages + signals + live + folds
  }

  /// Those of them that take seconds if they run at most ten thousand times.
  @MainActor static var quick: [Group] {
    visible + stored + mixed + trees + pages + signals + boundLabels + keyedRows(1_000) + growth(of: [100, 1_000])
      + tableDiffs(1_000)
  }

  /// Live trees, and what finds out what has changed.
  @MainActor private static var live: [Group] {
    boundLabels + keyedRows + growth + rearranged + tables + tableDiffs + Diffs.groups(5_000) + [Diffs.alone(100_000)]
  }
}
