import Mod
import Testing

@Suite("Focusing")
struct FocusTests {
  @Test("Focusing at a key path changes that part only")
  func at() {
    let panel = configure(Panel(title: "A"), with: .at(\.shadow, .radius(3), .color("red")))
    #expect(panel == Panel(title: "A", shadow: Shadow(radius: 3, color: "red")))
  }

  @Test("Focusing on each element changes all, in order")
  func each() {
    let count = Locked(0)
    let number = Mod<Int> { value in
      value =
        value * 10
        + count {
          $0 += 1; return $0
        }
    }
    #expect(configure([1, 2, 3], with: .each(number)) == [11, 22, 33])
    #expect(configure([], with: .each(number)) == [])
  }

  @Test("Focusing works on each element at a key path, and on the values of a dictionary")
  func eachAt() {
    let panel = configure(Panel(tags: ["a", "b"]), with: .each(\.tags, Mod { $0 += "!" }))
    #expect(panel.tags == ["a!", "b!"])
    #expect(configure(["a": 1], with: .each(\.values, Mod { $0 += 1 })) == ["a": 2])
  }

  @Test("Focusing on an optional changes its value, and leaves `nil`")
  func unwrapped() {
    #expect(configure("a", with: .unwrapped(Mod { $0 += "!" })) == "a!")
    #expect(configure(String?.none, with: .unwrapped(Mod { $0 += "!" })) == nil)
    #expect(configure(Panel(), with: .unwrapped(\.badge, .radius(1))) == Panel())
    #expect(configure(Panel(badge: Shadow()), with: .unwrapped(\.badge, .radius(1))).badge?.radius == 1)
  }

  @Test("Focusing on an optional changes an array in place, without a copy")
  func unwrappedInPlace() {
    var numbers: [Int]? = Array(0..<100)
    let before = numbers?.withUnsafeBufferPointer { $0.baseAddress }
    Mod<[Int]?>.unwrapped(Mod { $0[0] = 1 })(&numbers)
    #expect(numbers?.withUnsafeBufferPointer { $0.baseAddress } == before)
  }

  @Test("Focusing by a predicate evaluates it once, before the Mods")
  func predicate() {
    let asked = Locked(0)
    let mod = Mod<Int>.where(
      { value in
        asked { $0 += 1 }; return value == 0
      }, Mod { $0 = 1 }, Mod { $0 += 1 })
    #expect(configure(0, with: mod) == 2)
    #expect(configure(5, with: mod) == 5)
    #expect(asked { $0 } == 2)
  }
}

@Suite("A condition")
struct ConditionTests {
  @Test("A condition that is known when the Mod is created takes one of two branches", arguments: [true, false])
  func known(condition: Bool) {
    #expect(Mod.when(condition, .step(1), .step(2), else: .step(3), .step(4)).trace == (condition ? [1, 2] : [3, 4]))
    #expect(Mod.when(condition, .step(1)).trace == (condition ? [1] : []))
  }

  @Test("A condition on a property is evaluated when the Mod is applied", arguments: [true, false])
  func property(isEnabled: Bool) {
    let panel = Panel(isEnabled: isEnabled)
    #expect(configure(panel, with: .when(\.isEnabled, .lines(2), else: .lines(3))).lines == (isEnabled ? 2 : 3))
    #expect(configure(panel, with: .when(\.isEnabled, .lines(2))).lines == (isEnabled ? 2 : 1))
  }

  @Test("A condition on an optional creates a Mod from its value, or takes the other branch")
  func ifLet() {
    let mod: (Int?) -> Mod<Trace> = { .ifLet($0, { .step($0) }, else: .step(0)) }
    #expect(mod(7).trace == [7])
    #expect(mod(nil).trace == [0])
    #expect(Mod<Trace>.ifLet(Int?.none) { .step($0) }.trace == [])
  }
}
