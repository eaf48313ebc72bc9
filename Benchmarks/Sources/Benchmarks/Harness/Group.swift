/// Cases that are compared with the first of them.
struct Group {
  let name: String

  /// What a case shall cost at most, relative to the first.
  let goal: Double

  /// The cases that are known to cost more.
  let known: Set<String>

  /// How often each case runs.
  let count: Int

  private let makeCases: () -> [Case]

  /// What is compared. It is made anew each time, since some of it takes long to make.
  var cases: [Case] { makeCases() }

  init(
    _ name: String, goal: Double, known: Set<String> = [], count: Int = 1_000,
    _ cases: @autoclosure @escaping () -> [Case]
  ) {
    self.name = name
    self.goal = goal
    self.known = known
    self.count = count
    makeCases = cases
  }

  /// All that run inside this program.
  static var all: [Group] { visible + stored + trees + folds }

  /// Those of them that take seconds.
  static var quick: [Group] { visible + stored + trees }
}
