import Live

/// The cost of finding the changes of a list, relative to the standard library.
@MainActor
enum Diffs {
  /// The groups with instructions per element.
  static func groups(_ count: Int) -> [Group] {
    changes.map { change in
      Group(
        "diff of \(count) elements, \(change.name)", goal: 1, known: change.isSmall ? ["`Diff`"] : [], count: count,
        [
          Case("`CollectionDifference` with moves", of: count, meant: nil, { Pair($0, change.make) }) { pair in
            let difference = pair.findDifference()
            return Effect { pair.describe(pair.old.applying(difference), moves: Pair.moves(difference)) }
          },
          finding("`Diff`", change, count),
        ])
    }
  }

  /// The groups with instructions per element, for lists that take the standard library too long.
  static func alone(_ count: Int) -> Group {
    Group(
      "diff of \(count) elements", goal: 1, peers: Set(changes.map(\.name)), count: count,
      changes.map { change in finding(change.name, change, count) })
  }

  private static func finding(_ name: String, _ change: Change, _ count: Int) -> Case {
    Case(name, of: count, meant: nil, { Pair($0, change.make) }) { pair in
      let diff = pair.findDiff()
      return Effect { pair.describe(try? diff.apply(to: pair.old), moves: diff.moves.count) }
    }
  }

  /// Adds the number of moves that each finds, and the time for longer lists, unless the standard library would take
  /// too long.
  static func measure(into table: inout Table) {
    for change in changes {
      let pair = Pair(5_000, change.make)
      table.add(
        "moves, \(change.name)", "`CollectionDifference` with moves", Double(Pair.moves(pair.findDifference())),
        goal: nil)
      table.add("moves, \(change.name)", "`Diff`", Double(pair.findDiff().moves.count), goal: nil)
    }
    for change in changes where !change.isLarge {
      let pair = Pair(100_000, change.make)
      let clock = ContinuousClock()
      let difference = clock.measure { _ = pair.findDifference() }
      let diff = clock.measure { _ = pair.findDiff() }
      table.add(
        "diff of 100000 elements, relative to `CollectionDifference` with moves", change.name, diff / difference,
        goal: nil)
    }
  }

  private struct Row: Identifiable, Hashable {
    let id: Int
    var text = "row"
  }

  private struct Change {
    let name: String
    /// Whether the change is so large that the standard library takes long, because it is quadratic in the changes.
    var isLarge = false
    /// Whether the change is so small that the standard library is done before `Diff` has built its table of elements.
    var isSmall = false
    let make: ([Row], inout SplitMix) -> [Row]
  }

  private static let changes = [
    Change(name: "identical") { old, _ in old },
    Change(name: "20 % deleted", isLarge: true) { old, random in
      old.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
    },
    Change(name: "20 % inserted", isLarge: true) { old, random in
      old.flatMap { Int.random(in: 0..<5, using: &random) > 0 ? [$0] : [$0, Row(id: -$0.id - 1)] }
    },
    Change(name: "200 shuffled") { shuffled(200, of: $0, using: &$1) },
    Change(name: "2000 shuffled") { shuffled(2_000, of: $0, using: &$1) },
    Change(name: "first to last", isSmall: true) { old, _ in Array(old.dropFirst() + old.prefix(1)) },
    Change(name: "ends swapped", isSmall: true) { old, _ in
      var new = old
      new.swapAt(0, new.count - 1)
      return new
    },
    Change(name: "rotated by 10") { old, _ in Array(old.dropFirst(10) + old.prefix(10)) },
  ]

  private static func shuffled(_ count: Int, of old: [Row], using random: inout SplitMix) -> [Row] {
    let places = old.indices.shuffled(using: &random).prefix(count)
    var new = old
    for (place, other) in zip(places, places.shuffled(using: &random)) { new[place] = old[other] }
    return new
  }

  /// A list before and after a change.
  private struct Pair {
    let old: [Row]
    let new: [Row]

    init(_ count: Int, _ change: ([Row], inout SplitMix) -> [Row]) {
      var random = SplitMix(state: 1)
      old = (0..<count).map { Row(id: $0) }
      // A separate list, so that it shares no storage.
      new = change(old, &random).map { Row(id: $0.id) }
    }

    func findDiff() -> Diff<Row> { Diff(from: old, to: new) }

    func findDifference() -> CollectionDifference<Row> { new.difference(from: old).inferringMoves() }

    static func moves(_ difference: CollectionDifference<Row>) -> Int {
      difference.removals.count { removal in
        guard case .remove(_, _, let target) = removal else { return false }
        return target != nil
      }
    }

    /// Returns the number of moves if they lead to the new list, or otherwise an empty text.
    func describe(_ result: [Row]?, moves: Int) -> String { result == new ? "\(moves) moves" : "" }
  }
}
