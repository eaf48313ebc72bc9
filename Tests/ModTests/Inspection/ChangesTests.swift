import Mod
import Testing

private enum Fill: Equatable {
  case none, solid(String), gradient(from: String, to: String)
}

private struct Sides {
  var top = 0.0
  var left = 0.0
}

private final class Reference {}

@propertyWrapper
private struct Clamped {
  private var value = 0
  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, 10) }
  }
}

@propertyWrapper
private struct Tracked {
  var wrappedValue = ""
  var writes = 0
}

/// Prints itself, and so counts as a whole inside others.
private struct Hue: Equatable, CustomStringConvertible {
  var degrees = 0
  var name = ""
  var description: String { "hue \(degrees)" }
}

private struct Traits: OptionSet {
  var rawValue = 0
}

/// Lists its parts as calls, and one by its name.
private struct Colors: PropertyListing {
  var normal = "black"
  var selected = "white"
  var listedProperties: KeyValuePairs<String, Any?> { ["(for: .selected)": selected, "normal": normal] }
}

private struct Everything {
  var name = "a"
  var count: Int?
  var deep: Int?? = .some(nil)
  var fill = Fill.none
  var sides = Sides()
  var corners: Sides?
  var list = [Sides(), Sides()]
  var words: [String: Int] = [:]
  var loose: [String: Any] = ["a": 1]
  var flags: Set<Int> = []
  var anything: Any = 1
  var pair = (1, "a")
  var ratio = Double.nan
  var reference = Reference()
  var hue = Hue()
  var traits: Traits = []
  var colors = Colors()
  var action: () -> Void = {}
  @Clamped var level: Int
  @Tracked var note: String
  lazy var total = 1
}

private func changes(_ change: @escaping @Sendable (inout Everything) -> Void) -> [String] {
  Mod(change).changes(to: Everything()).map(\.description)
}

@Suite("The changes that a Mod makes")
struct ChangesTests {
  @Test("The changes that a Mod makes are listed in the order of declaration, not of setting")
  func order() {
    let mod: Mod<Panel> = [.shadow.radius(2), .title("A"), .lines(3)]
    #expect(mod.changes(to: Panel()).map(\.path) == ["title", "lines", "shadow.radius"])
  }

  @Test("Listing the changes that a Mod makes does not change the value")
  func unchanged() {
    let panel = Panel()
    #expect(Mod.lines(3).changes(to: panel) == [Change("lines", from: 1, to: 3)])
    #expect(panel == Panel())
  }

  @Test("The changes that a Mod makes do not include a property that is set to its present value")
  func same() {
    #expect(Mod<Panel>.lines(1).changes(to: Panel()) == [])
    #expect(
      changes {
        $0.ratio = .nan; $0.reference = $0.reference; $0.action = {}
      } == [])
  }

  @Test("The change of a value without properties has no path")
  func whole() {
    #expect(Mod<Int> { $0 += 1 }.changes(to: 1).map(\.description) == ["1 → 2"])
    #expect(Mod<String?> { $0 = "a" }.changes(to: nil).map(\.description) == ["nil → \"a\""])
  }

  @Test("A value with its own description is compared by its properties at the root, and as a whole inside another")
  func selfPrinting() {
    #expect(Mod<Hue> { $0.degrees = 1 }.changes(to: Hue()).map(\.description) == ["degrees: 0 → 1"])
    #expect(changes { $0.hue.degrees = 1 } == ["hue: hue 0 → hue 1"])
    #expect(changes { $0.hue.name = "red" }.count == 1, "though both print alike")
  }

  @Test("The changes that a Mod makes show the values inside optionals")
  func optionals() {
    #expect(changes { $0.count = 2 } == ["count: nil → 2"])
    #expect(changes { $0.deep = 3 } == ["deep: nil → 3"])
    // Both are empty, at different depths: a program that tells them apart would see another value.
    #expect(changes { $0.deep = nil } == ["deep: .some(nil) → nil"])
    #expect(changes { $0.corners = Sides(top: 1) } == ["corners: nil → Sides(top: 1.0, left: 0.0)"])
    let mod = Mod<Panel> { $0.badge?.radius = 2 }
    #expect(mod.changes(to: Panel(badge: Shadow())) == [Change("badge.radius", from: 0.0, to: 2.0)])
  }

  @Test("Arrays of the same length are compared by element, and others as a whole")
  func arrays() {
    #expect(changes { $0.list[1].top = 2 } == ["list[1].top: 0.0 → 2.0"])
    #expect(
      changes { $0.list.removeLast(2) } == ["list: [Sides(top: 0.0, left: 0.0), Sides(top: 0.0, left: 0.0)] → []"]
    )
    #expect(Mod<[Int]> { $0[1] = 5 }.changes(to: [1, 2]).map(\.description) == ["[1]: 2 → 5"])
  }

  @Test("Enums, dictionaries, sets and tuples are compared as a whole")
  func wholes() {
    #expect(changes { $0.fill = .solid("red") } == [#"fill: .none → .solid("red")"#])
    #expect(changes { $0.fill = .gradient(from: "a", to: "b") } == [#"fill: .none → .gradient(from: "a", to: "b")"#])
    #expect(changes { $0.words = ["b": 2, "a": 1] } == [#"words: [:] → ["a": 1, "b": 2]"#])
    #expect(changes { $0.flags = [3, 1, 2] } == ["flags: [] → [1, 2, 3]"])
    #expect(changes { $0.pair.1 = "b" } == [#"pair: (1, "a") → (1, "b")"#])
  }

  @Test("Option sets are compared as a whole")
  func optionSets() {
    #expect(changes { $0.traits = [Traits(rawValue: 4)] } == ["traits: Traits(rawValue: 0) → Traits(rawValue: 4)"])
  }

  @Test("The path of a property inside a call, such as `colors(for: .selected)`, has no dot before the call")
  func calls() {
    #expect(changes { $0.colors.selected = "red" } == [#"colors(for: .selected): "white" → "red""#])
    #expect(changes { $0.colors.normal = "red" } == [#"colors.normal: "black" → "red""#])
  }

  @Test("Changes of values that are not Equatable are found by comparing their parts")
  func notEquatable() {
    #expect(changes { $0.loose["a"] = 1 } == [])
    #expect(changes { $0.loose["a"] = 2 } == [#"loose: ["a": 1] → ["a": 2]"#])
    #expect(changes { $0.loose = ["b": 1] } == [#"loose: ["a": 1] → ["b": 1]"#])
    #expect(changes { $0.sides = Sides(top: 0, left: 3) } == ["sides.left: 0.0 → 3.0"])
  }

  @Test("The changes that a Mod makes of an untyped property include the type")
  func untyped() {
    #expect(changes { $0.anything = "1" } == [#"anything: 1 → "1""#])
    #expect(changes { $0.anything = Sides() } == ["anything: 1 → Sides(top: 0.0, left: 0.0)"])
    #expect(changes { $0.anything = 1 } == [])
  }

  @Test("The changes that a Mod makes of objects inside a value are found by identity")
  func objects() {
    #expect(changes { $0.reference = Reference() }.count == 1)
  }

  @Test("Changes from and to NaN are found, and NaN equals NaN")
  func notANumber() {
    #expect(changes { $0.ratio = 1 } == ["ratio: nan → 1.0"])
    #expect(Change.between(["a": Double.nan], ["a": .nan]) == [])
    #expect(Change.between(Shadow(radius: .nan), Shadow(radius: .nan, color: "red")).map(\.path) == ["color"])
    #expect(Change.between([Double.nan, 1], [.nan, 2]) == [Change("[1]", from: 1.0, to: 2.0)])
  }

  @Test("Changes of wrapped and lazy properties have the property's name")
  func wrapped() {
    #expect(changes { $0.level = 50 } == ["level: 0 → 10"])
    #expect(changes { $0.note = "b" } == [#"note: "" → "b""#])
    #expect(changes { $0.total = 2 } == ["total: nil → 2"])
  }

  @Test("The changes of an object are those of its stored properties, inherited ones first")
  func object() {
    class Base { var id = 1 }
    final class Derived: Base { var names = ["a"] }
    let mod = Mod<Derived> {
      $0.names[0] = "b"
      $0.id = 2
    }
    #expect(mod.changes(to: Derived()).map(\.description) == ["id: 1 → 2", #"names[0]: "a" → "b""#])
  }
}

/// Shows only what is set, and prints itself, as Foundation's date components do.
private struct Sparse: CustomReflectable, CustomStringConvertible, Equatable {
  var values: [String: Int] = [:]
  var description: String { "\(values.count) values" }
  var customMirror: Mirror {
    Mirror(self, children: values.sorted { $0.key < $1.key }.map { ($0.key, $0.value as Any) }, displayStyle: .struct)
  }
}

@Suite("The difference of two values")
struct DifferenceTests {
  @Test("The difference of two values includes parts that only one of them has")
  func sparse() {
    let (old, new) = (Sparse(values: ["day": 1, "hour": 2]), Sparse(values: ["day": 3, "month": 4]))
    #expect(
      Change.between(old, new).map(\.description) == ["day: 1 → 3", "month: nil → 4", "hour: 2 → nil"]
    )
  }

  @Test("The difference of two values whose parts are hidden is the whole value")
  func opaque() {
    struct Opaque: CustomReflectable, Equatable {
      var secret = 1
      var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
    }
    #expect(Change.between(Opaque(), Opaque(secret: 2)).map(\.path) == [""])
  }
}
