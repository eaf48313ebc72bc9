import Mod
import Testing

@Suite("Conflicts between two Mods")
struct ConflictsTests {
  @Test("Conflicts are the properties that both Mods set to different values, in the order of declaration")
  func conflicts() {
    let one: Mod<Panel> = [.shadow.radius(1), .lines(0), .title("A")]
    let other: Mod<Panel> = [.title("A"), .lines(2), .shadow.radius(3), .shadow.color("red")]
    let conflicts = one.conflicts(with: other, on: Panel())
    #expect(conflicts == [Conflict("lines", 0, 2), Conflict("shadow.radius", 1.0, 3.0)])
    #expect(conflicts.map(\.description) == ["lines: 0 or 2", "shadow.radius: 1.0 or 3.0"])
  }

  @Test("Two Mods also conflict if one of them sets the default")
  func defaults() {
    #expect(Mod<Panel>.lines(0).conflicts(with: .lines(1), on: Panel()) == [Conflict("lines", 0, 1)])
  }

  @Test("Two Mods that may be composed in either order do not conflict")
  func none() {
    #expect(Mod<Panel>.lines(0).conflicts(with: .title("A"), on: Panel()) == [])
    #expect(Mod<Panel>.lines(0).conflicts(with: .lines(0), on: Panel()) == [])
    #expect(Mod<Int> { $0 += 1 }.conflicts(with: Mod { $0 += 2 }, on: 0) == [])
  }

  @Test("The conflict of two Mods of a value without properties has no path")
  func whole() {
    #expect(Mod<Int> { $0 = 1 }.conflicts(with: Mod { $0 = 2 }, on: 0).map(\.description) == ["1 or 2"])
  }

  @Test("Conflicts of Mods of a class are found on a fresh object for each order")
  func objects() {
    let (one, other): (Mod<Knob>, Mod<Knob>) = (\.angle .~ 1, [\.angle .~ 2, \.label .~ "A"])
    #expect(one.conflicts(with: other, on: Knob()) == [Conflict("angle", 1.0, 2.0)])
    #expect(one.conflicts(with: \.label .~ "A", on: Knob()) == [])
  }

  @Test("Two conflicts are equal if the property and both values are equal")
  func equality() {
    #expect(Conflict("a", 1, nil) == Conflict("a", 1, Int?.none))
    #expect(Conflict("a", 1, 2) != Conflict("a", 2, 1))
    #expect(Conflict("a", 1, 2) != Conflict("b", 1, 2))
  }
}
