import Mod
import Testing

@Suite("A composition")
struct LawsTests {
  @Test("A composition runs each of its parts once, in order, however it was made", arguments: Composition.samples)
  func runsInOrder(composition: Composition) {
    #expect(composition.mod.trace == composition.steps)
  }

  @Test("A composition with the identity on either side is unchanged", arguments: Composition.samples)
  func identity(composition: Composition) {
    let mod = composition.mod
    #expect((.identity + mod).trace == mod.trace)
    #expect((mod + .identity).trace == mod.trace)
    #expect((.identity <> mod).trace == mod.trace)
    #expect((mod <> .identity).trace == mod.trace)
  }

  @Test(
    "A composition is associative",
    arguments: zip(Composition.samples, Composition.samples.reversed()))
  func associativity(one: Composition, other: Composition) {
    let (a, b, c) = (one.mod, other.mod, Mod<Trace>.step(-1))
    let expected = one.steps + other.steps + [-1]
    #expect(((a + b) + c).trace == expected)
    #expect((a + (b + c)).trace == expected)
    #expect(((a <> b) <> c).trace == expected)
    #expect((a <> (b <> c)).trace == expected)
    #expect((a + (b <> c)).trace == expected)
    #expect(((a <> b) + c).trace == expected)
  }

  @Test("A composition applies the later Mod last, so that it wins")
  func laterWins() {
    let mod: Mod<Int> = Mod { $0 = 1 } + Mod { $0 = 2 }
    #expect(configure(0, with: mod) == 2)
  }

  @Test("A composition can be applied repeatedly")
  func appliesAgain() {
    let mod = Mod.step(1) + .step(2)
    var trace = mod.trace
    mod(&trace)
    #expect(trace == [1, 2, 1, 2])
  }
}
