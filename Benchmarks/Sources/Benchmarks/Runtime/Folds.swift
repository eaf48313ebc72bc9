import Mod

extension Group {
  /// The application of very long compositions, and the linear time of composing them.
  static var folds: [Group] {
    [
      Group("applying \(length) Mods", goal: 1.5, count: 1, applying()),
      Group("composing from the left", goal: 4.4, count: 1, composing(left)),
      Group("composing from the right", goal: 4.4, count: 1, composing(right)),
      Group("composing by `combine`", goal: 4.4, count: 1, composing { .combine($0) }),
    ]
  }

  /// The number of composed Mods.
  private static var length: Int { 1_000_000 }

  private static func applying() -> [Case] {
    let changes = (0..<length).map(change)
    let mods = changes.map { Mod($0) }
    return [
      Case("array of closures", on: 0) { root, _ in for change in changes { change(&root) } },
      applying("from the left", left(mods)),
      applying("from the right", right(mods)),
      applying("as a tree", tree(mods[...])),
      applying("`combine`", .combine(mods)),
    ]
  }

  private static func applying(_ name: String, _ mod: Mod<Int>) -> Case {
    Case(name, on: 0) { root, _ in mod(&root) }
  }

  /// The cost of composing half and all, relative to a quarter: 2 and 4 if it is linear.
  private static func composing(_ fold: @escaping ([Mod<Int>]) -> Mod<Int>) -> [Case] {
    let mods = (0..<length).map { Mod(change($0)) }
    return [4, 2, 1].map { share in
      let part = Array(mods.prefix(length / share))
      return Case("\(part.count) Mods", meant: { _ in "\((0..<part.count).reduce(0, &+))" }) { _ in
        let mod = fold(part)
        return Effect { "\(configure(0, with: mod))" }
      }
    }
  }

  private static func change(_ step: Int) -> @Sendable (inout Int) -> Void {
    { $0 &+= step }
  }

  private static func left(_ mods: [Mod<Int>]) -> Mod<Int> {
    mods.reduce(.identity, +)
  }

  private static func right(_ mods: [Mod<Int>]) -> Mod<Int> {
    mods.reversed().reduce(.identity) { $1 + $0 }
  }

  private static func tree(_ mods: ArraySlice<Mod<Int>>) -> Mod<Int> {
    guard mods.count > 1 else { return mods.first ?? .identity }
    let middle = mods.startIndex + mods.count / 2
    return tree(mods[..<middle]) + tree(mods[middle...])
  }
}
