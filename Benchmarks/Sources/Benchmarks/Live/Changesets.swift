import Live

/// Random tables that follow each other: their changes, in stages, are passed to the checker.
enum Changesets {
  private typealias Rows = ListSection<Int, Int, Int>

  /// Checks a number of changesets, and fails at the first one that is refused or has a wrong result.
  static func check(_ count: Int) throws {
    var random = SplitMix(state: 1)
    var old = table(using: &random)
    for number in 0..<count {
      let new = table(using: &random)
      guard leads(from: old, to: new) else {
        throw Failure("Random changeset \(number + 1) is refused or leads elsewhere:\n\(old)\n\(new)")
      }
      old = new
    }
    print("\n\(count) random changesets of tables: all pass the checker and lead where they should.")
  }

  private static func leads(from old: [Rows], to new: [Rows]) -> Bool {
    // The last digit of a row is its content, and the rest is its identity.
    let diff = SectionedDiff(from: old, to: new, id: { $0 / 10 }, areEqual: ==)
    var counts = old.map(\.elements.count)
    guard let stages = try? diff.stages(from: old, to: new) else { return false }
    for stage in stages {
      let next = stage.sections.map(\.elements.count)
      do { try BatchUpdateChecker.check(stage.update, from: counts, to: next) } catch { return false }
      counts = next
    }
    return (try? diff.apply(to: old)) == new && counts == new.map(\.elements.count)
  }

  private static func table(using random: inout SplitMix) -> [Rows] {
    var free = Array(0..<24).shuffled(using: &random)
    return Array(0..<5).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)).map { id in
      let rows = (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in free.popLast() }
      return Rows(
        id, header: Int.random(in: 0...1, using: &random), rows.map { $0 * 10 + Int.random(in: 0...1, using: &random) })
    }
  }
}
