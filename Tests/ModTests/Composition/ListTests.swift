import Mod
import Testing

@Suite("A list of Mods")
struct ListTests {
  @Test("A list of Mods applies its elements in order, whatever its length", arguments: 0..<30)
  func anyLength(count: Int) {
    #expect(Mod(list: (0..<count).map(Mod.step)).trace == Array(0..<count))
  }

  @Test("A list of Mods is written as an array literal")
  func literal() {
    let mod: Mod<Trace> = [.step(1), .step(2), [.step(3), .step(4)], []]
    #expect(mod.trace == [1, 2, 3, 4])
  }

  @Test("A list of Mods may be passed as arguments")
  func arguments() {
    func traced(_ mods: Mod<Trace>...) -> Trace { Mod(list: mods).trace }
    #expect(traced(.step(1), .step(2)) == [1, 2])
  }

  @Test("A list of Mods is made by passing its elements to the initializer, one by one or as a literal")
  func initializer() {
    #expect(Mod<Trace>(.step(1), .step(2)).trace == [1, 2])
    #expect(Mod<Trace>([.step(1), .step(2)]).trace == [1, 2])
  }

  @Test("A list of Mods equals the Mods composed one by one", arguments: Composition.samples)
  func folding(composition: Composition) {
    let mods = [composition.mod, .step(1), composition.mod]
    #expect(Mod(list: mods).trace == mods.reduce(.identity, +).trace)
  }
}

@Suite("Combining a sequence")
struct CombiningTests {
  @Test("Combining a sequence keeps its order, whatever its length", arguments: 0..<70)
  func anyLength(count: Int) {
    #expect(Mod.combine((0..<count).lazy.map(Mod.step)).trace == Array(0..<count))
  }
}

@Suite("Appending")
struct AppendingTests {
  @Test("Appending puts a change after all others")
  func appends() {
    var mod = Mod.step(1)
    mod += .step(2)
    mod += .step(3)
    #expect(mod.trace == [1, 2, 3])
  }

  @Test("Appending does not change earlier copies")
  func copies() {
    var mod = Mod.combine((0..<200).map(Mod.step))
    let copy = mod
    mod += .step(200)
    #expect(copy.trace == Array(0..<200))
    #expect(mod.trace == Array(0...200))
  }
}
