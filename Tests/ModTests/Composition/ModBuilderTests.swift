import Mod
import Testing

@Suite("A block of Mods")
struct ModBuilderTests {
  @Test("A block of Mods applies its lines in order")
  func lines() {
    let mod = Mod<Trace> {
      Mod.step(1)
      Mod.step(2)
      Mod.step(3)
    }
    #expect(mod.trace == [1, 2, 3])
  }

  @Test("A block of Mods may be empty")
  func empty() {
    let mod = Mod<Trace> {}
    #expect(mod.trace == [])
  }

  @Test("A block of Mods may contain an `if` without `else`", arguments: [true, false])
  func ifAlone(condition: Bool) {
    let mod = Mod<Trace> {
      Mod.step(1)
      if condition { Mod.step(2) }
    }
    #expect(mod.trace == (condition ? [1, 2] : [1]))
  }

  @Test("A block of Mods takes either branch of an if", arguments: [true, false])
  func ifElse(condition: Bool) {
    let mod = Mod<Trace> {
      if condition { Mod.step(1) } else { Mod.step(2) }
    }
    #expect(mod.trace == [condition ? 1 : 2])
  }

  @Test("A block of Mods takes each case of a switch", arguments: 0..<4)
  func cases(number: Int) {
    let mod = Mod<Trace> {
      switch number {
      case 0: Mod.step(0)
      case 1: Mod.step(1)
      case 2: Mod.step(2)
      default: Mod.step(3)
      }
    }
    #expect(mod.trace == [number])
  }

  @Test("A block of Mods may contain a `for` loop, an availability condition and an unwrapped optional")
  func others() {
    let last: Int? = 9
    let mod = Mod<Trace> {
      for number in 1...3 {
        Mod.step(number)
        Mod.step(-number)
      }
      if #available(macOS 15, iOS 18, *) { Mod.step(4) }
      if let last { Mod.step(last) }
    }
    #expect(mod.trace == [1, -1, 2, -2, 3, -3, 4, 9])
  }

  @Test("A block of Mods runs once, when the Mod is created")
  func runsOnce() {
    var runs = 0
    let mod = Mod<Trace> {
      let _ = runs += 1
      Mod.step(1)
    }
    #expect(mod.trace == mod.trace)
    #expect(runs == 1)
  }
}
