import Mod
import Testing

@Suite("A long composition")
struct LongCompositionTests {
  private let increments = (0..<10_000).map { _ in Mod<Int> { $0 += 1 } }

  @Test("A long composition runs each of its Mods once for each application")
  func runsOnce() {
    let runs = Locked(0)
    let mod = increments.reduce(Mod<Int>.identity) { mod, _ in mod + Mod { _ in runs { $0 += 1 } } }
    var value = 0
    mod(&value)
    mod(&value)
    #expect(runs { $0 } == 20_000)
  }

  @Test("A long composition stays complete while only a part of it is released")
  func partialRelease() {
    var whole: Mod? = increments.reduce(.identity, +)
    var other = whole.map { $0 + $0 + Mod { $0 += 5 } }
    let kept = other.map { Mod { $0 = 100 } + $0 }
    whole = nil
    other = nil
    #expect(kept.map { configure(1, with: $0) } == 20_105)
  }

  @Test("A long composition releases the captures of its Mods with its last reference")
  func releases() {
    final class Witness: Sendable {}
    weak var witness: Witness?
    func check() {
      let captured = Witness()
      witness = captured
      var mod = Mod.combine(increments) + Mod { _ in _ = captured } + Mod.combine(increments)
      let copy = mod
      mod = .identity
      #expect(configure(0, with: copy) == 20_000)
      #expect(witness != nil)
    }
    check()
    #expect(witness == nil)
  }

  @Test("Two threads can release a long composition with shared nodes at the same time")
  func concurrentRelease() async {
    for _ in 0..<10 {
      let (first, second) = (Locked<Mod<Int>?>(nil), Locked<Mod<Int>?>(nil))
      makeLadder(first, second)
      async let one: Void = onSmallStack { first { $0 = nil } }
      async let other: Void = onSmallStack { second { $0 = nil } }
      _ = await (one, other)
      #expect(first { $0 == nil } && second { $0 == nil })
    }
  }

  /// Two long compositions, where each rung is made of both nodes of the rung below.
  private func makeLadder(_ first: Locked<Mod<Int>?>, _ second: Locked<Mod<Int>?>) {
    var rung = (Mod.combine(increments.prefix(100)), Mod.combine(increments.prefix(100)))
    for _ in 0..<20_000 { rung = (rung.0 + rung.1, rung.1 + rung.0) }
    first { $0 = rung.0 }
    second { $0 = rung.1 }
  }

  @Test("Many tasks can apply a long composition while others release it")
  func concurrentUse() async {
    let mod = increments.reduce(.identity, +)
    let results = await withTaskGroup(of: Int.self) { group in
      for start in 0..<16 {
        group.addTask { configure(start, with: mod + Mod { $0 += 1 }) - start }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == Array(repeating: 10_001, count: 16))
  }
}
