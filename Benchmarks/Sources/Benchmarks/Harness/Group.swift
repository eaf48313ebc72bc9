/// Cases that are compared with the first one.
struct Group {
  let name: String

  /// The maximum cost of a case, relative to the first.
  let goal: Double

  /// The maximum number of allocations of a case per run, if it is limited.
  let allocations: Double?

  /// The cases that are known to miss the goal.
  let known: Set<String>

  /// The cases without a goal, which are there for comparison.
  let peers: Set<String>

  /// The number of runs of each case.
  let count: Int

  /// The maximum costs of cases in instructions, instead of a goal relative to the first case.
  let limits: [String: Limit]

  private let makeCases: @MainActor () -> [Case]

  /// The compared cases. They are created each time, because some of them take long to create.
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
    limits = [:]
    makeCases = cases
  }

  /// Creates a group of cases that have limits of their own.
  init(
    _ name: String, count: Int, limits: [String: Limit],
    _ cases: @autoclosure @escaping @MainActor () -> [Case]
  ) {
    self.name = name
    goal = .infinity
    allocations = nil
    known = []
    peers = []
    self.count = count
    self.limits = limits
    makeCases = cases
  }

  /// All groups that run inside this program, by the process that they run in. Those that are done before valgrind has
  /// started share one; a live tree gets a process that has done nothing else.
  @MainActor static var all: [[Group]] {
    [styles + folds]
      + (designTokens + shown + styleGuides + patchedPages + live).map { [$0] }
  }

  /// The groups that take seconds if they run at most ten thousand times.
  @MainActor static var quick: [[Group]] {
    let changes =
      constantFactors(1_000) + boundRows(1_000) + boundLabels + keyedRows(1_000) + growth(of: [100, 1_000])
      + [100, 1_000].flatMap(boundProperties) + tableDiffs(1_000) + describedTables([1_000, 10_000]) + [handedDown(12)]
    let lists = [100, 1_000].flatMap(unrelated) + collections(of: [100, 1_000]) + movement(of: [20, 200])
    let shown = renderedRows(1_000) + [renderedControls(100)] + asking + audits(of: [10, 40, 160])
    let sessions =
      sessionTaps(of: [100, 300]) + sharedSessions(of: [10, 100, 300]) + terminalFrames(of: [200, 600])
      + terminalKeys(isQuick: true)
      + workbenches(of: [10, 100])
    return [styles] + (changes + lists + shown + sessions).map { [$0] }
  }

  /// The groups of previews.
  @MainActor private static var shown: [Group] {
    previews + renderedRows + [100, 1_000, 10_000].map(renderedControls) + audits()
  }

  /// The groups of styles and signals.
  @MainActor private static var styles: [Group] {
    visible + stored + mixed + recipes + kitButtons + layerNumbers + trees + pages + signals
  }

  /// The groups of live trees and diffs.
  @MainActor private static var live: [Group] {
    let changes =
      constantFactors + boundRows(1_000) + boundLabels + keyedRows + growth + rearranged + movement()
      + [100, 1_000, 10_000].flatMap(boundProperties)
    let lists =
      [100, 1_000, 10_000].flatMap(unrelated) + tables + tableDiffs + describedTables() + [handedDown(12)]
      + collections() + Diffs.groups(5_000) + [
        Diffs.alone(100_000)
      ]
    return changes + lists + sessionTaps() + sharedSessions() + terminalFrames() + terminalKeys() + workbenches()
  }
}

/// The maximum of a figure, such as the instructions of a case.
struct Limit {
  let goal: Double

  /// The figure that has been reached where the goal is missed, with a margin. The check fails if it is exceeded.
  let held: Double?

  init(_ goal: Double, held: Double? = nil) {
    self.goal = goal
    self.held = held
  }

  /// The goal, and what is held instead of it.
  var description: String {
    "\(goal.rounded(to: 0))" + (held.map { ", \($0.rounded(to: 0)) is held" } ?? "")
  }
}
