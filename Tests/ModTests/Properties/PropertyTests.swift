import Mod
import Testing

protocol Named: SendableMetatype {
  var name: String { get set }
}

protocol Ranked: Named {
  var rank: Int { get set }
}

extension PropertyNames where Root: Named {
  static var name: Property<Root, String> { Property { $1(&$0.name) } }
}

extension PropertyNames where Root: Ranked {
  static var rank: Property<Root, Int> { Property { $1(&$0.rank) } }
}

struct Officer: Ranked, Equatable {
  var name = ""
  var rank = 0
}

@Suite("A property")
struct PropertyTests {
  @Test("A property is set by calling its name, as a pair, and by its key path")
  func sets() {
    let mods: [Mod<Panel>] = [.lines(3), .lines -- 3, \.lines .~ 3, .set(\.lines, 3)]
    #expect(mods.allSatisfy { configure(Panel(), with: $0).lines == 3 })
  }

  @Test("A property takes a value of any type, including closures that are stored")
  func types() {
    struct Mixed: Equatable {
      var count = 0
      var share = 0.0
      var isOn = false
      var name = ""
    }
    let mod: Mod<Mixed> = [
      Property(\.count)(3), Property(\.share)(0.5), Property(\.isOn)(true), Property(\.name)("A"),
    ]
    #expect(configure(Mixed(), with: mod) == Mixed(count: 3, share: 0.5, isOn: true, name: "A"))
  }

  @Test("An optional property takes values, `nil` and optionals")
  func optional() {
    let none: String? = nil
    let panel = Panel(title: "A")
    #expect(configure(panel, with: .title -- nil).title == nil)
    #expect(configure(panel, with: .title -- none).title == nil)
    #expect(configure(panel, with: .title("B")).title == "B")
    #expect(configure(panel, with: \.title .~ "C").title == "C")
    #expect(configure(panel, with: \.title .~ nil).title == nil)
  }

  @Test("A property is updated by a closure from its present value")
  func update() {
    #expect(configure(Panel(lines: 4), with: .lines.update { $0 += 1 }).lines == 5)
  }

  @Test("A property is updated by a closure that returns its next value")
  func updateByResult() {
    #expect(configure(Panel(lines: 4), with: .lines.update { $0 + 1 }).lines == 5)
    #expect(configure(Panel(lines: 4), with: .lines.update { max($0, 9) }).lines == 9)
  }

  @Test("A property is updated by a Mod of its value")
  func updateByMod() {
    #expect(configure(Panel(), with: .shadow.update(.radius(2))).shadow == Shadow(radius: 2))
  }

  @Test("A property is updated by Mods of its value, in their order")
  func updateByMods() {
    let mod: Mod<Panel> = .shadow.update(.radius(2), .radius.update { $0 *= 3 }, .color("red"))
    #expect(configure(Panel(), with: mod).shadow == Shadow(radius: 6, color: "red"))
  }

  @Test("A property of a property is named, set and updated after another dot")
  func nested() {
    let mod: Mod<Panel> = [.shadow.radius(2), .shadow.color -- "red", .shadow.radius.update { $0 += 1 }]
    #expect(configure(Panel(), with: mod).shadow == Shadow(radius: 3, color: "red"))
  }

  @Test("A property has its name, however it was made")
  func propertyName() {
    #expect(Property<Panel, Int>.lines.propertyName == "lines")
    #expect(Property<Panel, String?>.title.propertyName == "title")
    #expect(Property<Panel, Double>.shadow.radius.propertyName == "shadow.radius")
    #expect(Property(\Panel.shadow.color).propertyName == "shadow.color")
    #expect(Property<Panel, Int>("height", modify: { $1(&$0.lines) }).propertyName == "height")
  }

  @Test("A property declared for a protocol exists on every conforming type, also through inheritance")
  func inherited() {
    let mod: Mod<Officer> = [.name("Ripley"), .rank -- 3]
    #expect(configure(Officer(), with: mod) == Officer(name: "Ripley", rank: 3))
    #expect(Property<Officer, String>.name.propertyName == "name")
  }

  @Test("A property of a class is set through its key path")
  func ofClass() {
    let knob = Knob()
    configure(knob, with: [\.angle .~ 3, \.label .~ "Volume"])
    #expect(knob.angle == 3 && knob.label == "Volume")
  }

  @Test("Key-value pairs bind tighter than + and <>, and looser than *")
  func precedence() {
    let mod: Mod<Panel> = .lines -- 2 * 3 <> .title -- "A" + .shadow.radius -- 1 / 2
    #expect(configure(Panel(), with: mod) == Panel(title: "A", lines: 6, shadow: Shadow(radius: 0.5)))
  }
}
