import Mod
import Testing

/// Doubles and adds a position, modulo a prime: the sum shows a Mod left out, repeated or out of order.
private func fingerprint(_ index: Int) -> Mod<Int> {
  Mod { $0 = ($0 * 2 + index) % 1_000_003 }
}

private func fingerprint(of count: Int) -> Int {
  (0..<count).reduce(0) { ($0 * 2 + $1) % 1_000_003 }
}

@Suite("Very many Mods on a stack of 512 KiB")
struct DepthTests {
  // A frame takes more bytes than the stack has for each of these. Without optimization, a million takes a minute.
  #if DEBUG
    private static let count = 50_000
  #else
    private static let count = 1_000_000
  #endif

  /// Makes a Mod, applies it and lets go of it, all on a small stack.
  private func expectAll(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ make: @escaping @Sendable (Int) -> Mod<Int>
  ) async {
    let result = await onSmallStack { configure(0, with: make(Self.count)) }
    #expect(result == fingerprint(of: Self.count), sourceLocation: sourceLocation)
  }

  @Test("Very many Mods on a stack of 512 KiB may be folded from the left")
  func left() async {
    await expectAll { (0..<$0).lazy.map(fingerprint).reduce(.identity, +) }
  }

  @Test("Very many Mods on a stack of 512 KiB may be appended one by one")
  func appended() async {
    await expectAll { count in
      var mod = Mod<Int>.identity
      for index in 0..<count { mod += fingerprint(index) }
      return mod
    }
  }

  @Test("Very many Mods on a stack of 512 KiB may be folded from the right")
  func right() async {
    await expectAll { (0..<$0).reversed().reduce(.identity) { fingerprint($1) + $0 } }
  }

  @Test("Very many Mods on a stack of 512 KiB may be folded from both sides")
  func bothSides() async {
    await expectAll { count in
      let middle = count / 2
      return (0..<middle).reduce(.identity) { mod, index in
        fingerprint(middle - 1 - index) + mod + fingerprint(middle + index)
      }
    }
  }

  @Test("Very many Mods on a stack of 512 KiB may be composed as a balanced tree")
  func balanced() async {
    @Sendable func tree(_ range: Range<Int>) -> Mod<Int> {
      guard range.count > 1 else { return fingerprint(range.lowerBound) }
      let middle = (range.lowerBound + range.upperBound) / 2
      return tree(range.lowerBound..<middle) + tree(middle..<range.upperBound)
    }
    await expectAll { tree(0..<$0) }
  }

  @Test("Very many Mods on a stack of 512 KiB may be combined")
  func combined() async {
    await expectAll { .combine((0..<$0).lazy.map(fingerprint)) }
  }

  @Test("Very many Mods on a stack of 512 KiB may be given as one list")
  func list() async {
    await expectAll { Mod(list: (0..<$0).map(fingerprint)) }
  }

  @Test("Very many Mods on a stack of 512 KiB may be arrays in arrays")
  func arrays() async {
    await expectAll { (0..<$0).reduce(.identity) { Mod(list: [$0, fingerprint($1)]) } }
  }

  @Test("Very many Mods on a stack of 512 KiB may be made by blocks in blocks")
  func blocks() async {
    await expectAll { count in
      (0..<count).reduce(.identity) { mod, index in
        Mod {
          mod
          fingerprint(index)
        }
      }
    }
  }

  @Test("Very many Mods on a stack of 512 KiB may contain focused Mods, and be focused")
  func focused() async {
    let result = await onSmallStack {
      let chain = (0..<Self.count).lazy.map { index in
        Mod<Int>.where({ _ in true }, .when(true, fingerprint(index)))
      }
      let focused: Mod<[Int?]> = .each(.unwrapped(.where({ _ in true }, .at(\.self, chain.reduce(.identity, +)))))
      return configure([0, nil, 0], with: focused)
    }
    #expect(result == [fingerprint(of: Self.count), nil, fingerprint(of: Self.count)])
  }
}

private struct Switched {
  var isOn = true
  var isOff = false
  var count = 0

  /// A Mod, and 50 more after it.
  static func fold(_ mod: Mod<Switched>) -> Mod<Switched> {
    (0..<50).reduce(mod) { mod, _ in mod + Mod { $0.count += 1 } }
  }
}

@Suite("Nesting on a stack of 512 KiB")
struct NestingTests {
  private static let increment = Mod<Int> { $0 += 1 }

  @Test("150 nested conditions, each around a chain, apply and are released on a stack of 512 KiB")
  func conditions() async {
    let result = await onSmallStack {
      let chain = (0..<100).map { _ in Self.increment }.reduce(.identity, +)
      return configure(0, with: (0..<150).reduce(.identity) { mod, _ in .where({ _ in true }, mod) + chain })
    }
    #expect(result == 15_000)
  }

  @Test("100 conditions on a property, nested in folds, apply and are released on a stack of 512 KiB")
  func properties() async {
    let result = await onSmallStack {
      let mod = (0..<100).reduce(Switched.fold(.identity)) { mod, _ in Switched.fold(.when(\.isOn, mod)) }
      return configure(Switched(), with: mod).count
    }
    #expect(result == 5_050)
  }

  @Test("100 failing conditions on a property, nested in folds, apply and are released on a stack of 512 KiB")
  func otherwise() async {
    let result = await onSmallStack {
      let mod = (0..<100).reduce(Switched.fold(.identity)) { mod, _ in
        Switched.fold(.when(\.isOff, .identity, else: mod))
      }
      return configure(Switched(), with: mod).count
    }
    #expect(result == 5_050)
  }

  @Test("300 nested lists apply and are released on a stack of 512 KiB")
  func lists() async {
    let result = await onSmallStack {
      configure(0, with: (0..<300).reduce(Mod.identity) { mod, _ in [mod, Self.increment] })
    }
    #expect(result == 300)
  }
}
