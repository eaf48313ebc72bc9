import Mod
import TestSupport
import Testing

/// How often values of a noncopyable type were released.
private final class Releases {
  var count = 0
}

/// A root that cannot be copied, and counts its end.
private struct Ticket: ~Copyable {
  var value: Int
  let releases: Releases

  deinit { releases.count += 1 }
}

/// A random Mod of a noncopyable root, and what it does to a number.
private struct Drawn {
  let mod: Mod<Ticket>
  let expected: (Int) -> Int

  static func random(depth: Int, using generator: inout SeededGenerator) -> Drawn {
    func next(_ count: Int) -> [Drawn] { (0..<count).map { _ in random(depth: depth - 1, using: &generator) } }
    func all(_ parts: [Drawn]) -> (Int) -> Int { { number in parts.reduce(number) { $1.expected($0) } } }
    switch depth > 0 ? Int.random(in: 0..<9, using: &generator) : 0 {
    case 0, 1:
      let number = Int.random(in: -9...9, using: &generator)
      return Drawn(mod: Mod { $0.value = $0.value &* 3 &+ number }, expected: { $0 &* 3 &+ number })
    case 2:
      let parts = next(2)
      return Drawn(mod: parts[0].mod + parts[1].mod, expected: all(parts))
    case 3:
      let parts = next(Int.random(in: 0...14, using: &generator))
      return Drawn(mod: Mod(list: parts.map(\.mod)), expected: all(parts))
    case 4:
      let parts = next(Int.random(in: 0...5, using: &generator))
      return Drawn(mod: .combine(parts.map(\.mod)), expected: all(parts))
    case 5:
      let part = next(1)[0]
      return Drawn(mod: .where({ $0.value % 2 == 0 }, part.mod), expected: { $0 % 2 == 0 ? part.expected($0) : $0 })
    case 6:
      let (parts, isFirst) = (next(2), Bool.random(using: &generator))
      return Drawn(
        mod: .when(isFirst, parts[0].mod, else: parts[1].mod), expected: parts[isFirst ? 0 : 1].expected)
    case 7:
      let (part, count) = (next(1)[0], Int.random(in: 60...140, using: &generator))
      return Drawn(
        mod: (0..<count).reduce(.identity) { mod, _ in mod + part.mod },
        expected: { number in (0..<count).reduce(number) { number, _ in part.expected(number) } })
    default:
      let (part, isThere) = (next(1)[0], Bool.random(using: &generator))
      let inner = part.mod
      // The part of an optional, which is moved out and back.
      let mod = Mod<Ticket> { ticket in
        var optional: Ticket? = isThere ? Ticket(value: ticket.value, releases: Releases()) : nil
        Mod<Ticket?>.unwrapped(inner)(&optional)
        if let changed = optional { ticket.value = changed.value }
      }
      return Drawn(mod: mod, expected: { isThere ? part.expected($0) : $0 })
    }
  }
}

@Suite("A random composition")
struct RandomCompositionTests {
  @Test("A random composition for a noncopyable root applies its parts in order, and releases each root once")
  func noncopyable() {
    for seed in LongForm.seeds(1_000, ofSteps: 1) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let drawn = Drawn.random(depth: 3, using: &generator)
      let (number, releases) = (Int.random(in: -99...99, using: &generator), Releases())
      do {
        var ticket = Ticket(value: number, releases: releases)
        drawn.mod(&ticket)
        let second = configure(Ticket(value: number, releases: releases), with: drawn.mod)
        #expect(ticket.value == drawn.expected(number) && second.value == ticket.value, "seed \(seed)")
        #expect(releases.count == 0, "seed \(seed)")
      }
      #expect(releases.count == 2, "seed \(seed)")
    }
  }
}
