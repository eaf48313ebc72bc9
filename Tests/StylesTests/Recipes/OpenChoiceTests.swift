import Styles
import Testing

nonisolated private struct Intent: OpenChoice, CustomStringConvertible {
  var description: String
  var width = 0.0
  static let plain = Intent(description: "plain")
  static let danger = Intent(description: "danger")
  static let allCases = [plain, danger]
}

extension Intent {
  fileprivate static let brand = Intent(description: "brand", width: 3)
  fileprivate static let other = Intent(description: "other", width: 4)
}

nonisolated private struct Nothing: OpenChoice {
  var name = "nothing"
  static let allCases: [Nothing] = []
}

nonisolated private enum Size: CaseIterable { case small, large }

nonisolated private struct Look: DefaultVariants {
  var intent = Intent.plain
  var size = Size.small
  var other: Intent?
  var nothing = Nothing()
}

@Suite("Open choices of recipes")
struct OpenChoiceTests {
  private let chip = Recipe<Button, Look>(
    .on(\.intent) {
      switch $0 {
      case .plain: .tag(1)
      case .danger: .tag(2)
      default: [.tag(9), .layer.borderWidth($0.width), .while(.hovered, .tag(10))]
      }
    },
    .on(\.size) { .alpha($0 == .small ? 0.5 : 1) },
    .part(\.titleLabel, .on(\.intent) { .numberOfLines($0 == .plain ? 1 : 2) }))

  @Test("A value that the recipe does not list has the style of the default")
  func unlisted() {
    #expect(Button("a", chip()).tag == 1)
    let other = Button("a", chip(\.intent .~ .other))
    #expect(other.tag == 9 && other.layer.borderWidth == 4 && other.titleLabel.numberOfLines == 2)
    #expect(other.alpha == 0.5)
    #expect(other == Button("a", chip(\.intent .~ .other)))
    #expect(chip.combinations.map(\.description).first == "intent: plain, size: small")
    #expect(chip.combinations.count == 4)
  }

  @Test("A value that another package adds has its style after that of the choices, and is listed")
  func adding() {
    let added = chip.adding(.brand, to: \.intent) { .alpha($0.width / 4) }
    let brand = Button("a", added(\.intent .~ .brand, \.size .~ .large))
    #expect(brand.tag == 9 && brand.layer.borderWidth == 3 && brand.alpha == 0.75)
    #expect(Button("a", added(\.intent .~ .danger)).alpha == 0.5)
    let values = added.combinations.map(\.description)
    #expect(values.count == 6 && values.contains("intent: brand, size: large"))
    let both = added.adding(.other, .plain, to: \.intent) { _ in .alpha(0.25) }
    #expect(both.combinations.count == 8)
    #expect(Button("a", both()).alpha == 0.25 && Button("a", both(\.intent .~ .brand)).alpha == 0.75)
  }

  @Test("A value can be added to a choice without rules, and parts keep their rules")
  func withoutRule() {
    let plain = Recipe<Button, Look>(.base(.tag(5))).adding(.brand, to: \.intent) { _ in .tag(6) }
    #expect(Button("a", plain()).tag == 5 && Button("a", plain(\.intent .~ .brand)).tag == 6)
    #expect(plain.combinations.map(\.description) == ["intent: plain", "intent: danger", "intent: brand"])
    let whole = chip.adding(.brand, to: \.intent) { _ in .titleLabel.numberOfLines(3) }
    #expect(Button("a", whole(\.intent .~ .brand)).titleLabel.numberOfLines == 3)
  }

  @Test("A pair of choices has a style for a value that is not listed, whichever choice is open")
  func pairs() {
    let pairs = Recipe<Button, Look>(
      .on(\.intent, \.size) { $0 == .danger && $1 == .large ? .tag(3) : .layer.borderWidth($0.width) },
      .on(\.size, \.intent) { $0 == .large && $1 == .other ? .tag(5) : .identity },
      .part(\.titleLabel, .on(\.intent, \.intent) { $0 == $1 ? .numberOfLines(Int($0.width)) : .identity }))
    #expect(Button("a", pairs(\.intent .~ .danger, \.size .~ .large)).tag == 3)
    let other = Button("a", pairs(\.intent .~ .other, \.size .~ .large))
    #expect(other.tag == 5 && other.layer.borderWidth == 4 && other.titleLabel.numberOfLines == 4)
    #expect(other == Button("a", pairs(\.intent .~ .other, \.size .~ .large)))
    let added = pairs.adding(.brand, to: \.intent) { _ in .alpha(0.5) }
    #expect(added.combinations.count == 6 && Button("a", added(\.intent .~ .brand)).layer.borderWidth == 3)
  }

  @Test("Joined recipes list the values of both, in one order, with their styles")
  func joining() {
    let brand = chip.adding(.brand, to: \.intent) { _ in .alpha(0.25) }
    let other = Recipe<Button, Look>(.on(\.intent, \.size) { $0 == .other && $1 == .large ? .tag(7) : .identity })
      .adding(.other, to: \.intent) { _ in .layer.cornerRadius(3) }
    for both in [brand + other, other + brand] {
      #expect(Set(both.combinations.map(\.look.intent)) == [.plain, .danger, .brand, .other])
      #expect(both.combinations.count == 8)
      let large = Button("a", both(\.intent .~ .other, \.size .~ .large))
      #expect(large.tag == 7 && large.layer.cornerRadius == 3 && large.titleLabel.numberOfLines == 2)
      let branded = Button("a", both(\.intent .~ .brand))
      #expect(branded.alpha == 0.25 && branded.layer.borderWidth == 3 && branded.layer.cornerRadius == 0)
      #expect(!both.report(on: Button()).contains { $0.description.hasPrefix("The value other of intent changes") })
    }
  }

  @Test("An optional choice has styles for nil, for listed values and for others")
  func optionals() {
    let recipe = Recipe<Button, Look>(
      .on(\.other) {
        switch $0 {
        case .danger?: .tag(1)
        case nil: .tag(2)
        default: .tag(3)
        }
      })
    #expect(Button("a", recipe()).tag == 2 && Button("a", recipe(\.other .~ .danger)).tag == 1)
    #expect(Button("a", recipe(\.other .~ .brand)).tag == 3)
    #expect(recipe.combinations.map(\.description) == ["other: nil", "other: plain", "other: danger"])
    let added = recipe.adding(.brand, to: \.other) { .tag(Int($0.width)) }
    #expect(Button("a", added(\.other .~ .brand)).tag == 3 && added.combinations.count == 4)
    #expect(added.combinations.last?.description == "other: brand")
  }

  @Test("An open choice without values does not affect the combinations of others")
  func withoutValues() {
    let recipe = Recipe<Button, Look>(.on(\.nothing) { _ in .tag(1) }, .on(\.size) { .alpha($0 == .small ? 0.5 : 1) })
    #expect(recipe.combinations.map(\.description) == ["size: small", "size: large"])
    #expect(recipe.combinations.allSatisfy { Button("a", $0.style).tag == 1 })
    #expect(recipe.report(on: Button()) == [.withoutEffect(choice: "size", value: "large")])
    let alone = Recipe<Button, Look>(.on(\.nothing, \.nothing) { _, _ in .tag(1) })
    #expect(alone.combinations.map { Button("a", $0.style).tag } == [1])
  }

  @Test("A value is shown by the name of its member, taken from its description or its first text")
  func names() {
    struct Purpose: OpenChoice {
      var level = 1
      var name = "danger"
      static let allCases = [Purpose(), Purpose(name: ""), Purpose(name: "a b")]
    }
    #expect(Purpose.allCases[0].memberName == "danger" && Intent.danger.memberName == "danger")
    #expect(Purpose.allCases[0].source == ".danger")
    #expect(Purpose.allCases[1].source == "Purpose(level: 1, name: \"\")")
    #expect(Purpose.allCases[2].source == "Purpose(level: 1, name: \"a b\")")
  }

  @Test("The report does not call a condition unmet that a value of another package may meet")
  func conditions() {
    let recipe = Recipe<Button, Look>(
      .on(\.size) { .tag($0 == .small ? 1 : 2) }, .when({ $0.intent == .brand }, .alpha(1)))
    #expect(recipe.report(on: Button()).map(\.description).allSatisfy { !$0.hasPrefix("No selection") })
  }

  @Test("A report names an added value without an effect")
  func report() {
    let silent = Recipe<Button, Look>(.on(\.intent) { $0 == .plain ? .tag(1) : $0 == .danger ? .tag(2) : .identity })
      .adding(.brand, to: \.intent) { _ in .identity }
    #expect(silent.report(on: Button()).map(\.description).contains { $0.contains("brand") })
  }

  @Test("The report names an added value whose style the default of a pair replaces")
  func overridden() {
    let pairs = Recipe<Button, Look>(.on(\.intent, \.size) { $0 == .danger ? .tag(2) : .tag($1 == .small ? 3 : 4) })
      .adding(.brand, to: \.intent) { _ in .tag(7) }
    #expect(
      pairs.report(on: Button()).map(\.description).contains(
        "The value brand of intent sets tag, but intent, size always replaces it."))
  }

  @Test("A value that its type lists twice counts once, and the report names two values with one name")
  func sameNames() {
    struct Tone: OpenChoice {
      var name: String
      var level = 0
      static let calm = Tone(name: "calm")
      static let allCases = [calm, Tone(name: "loud"), calm]
    }
    struct Look: DefaultVariants {
      var tone = Tone.calm
      var other: Tone?
      var size = Size.small
    }
    let recipe = Recipe<Button, Look>(
      .on(\.tone) { .tag($0.name.count) }, .on(\.tone, \.size) { .alpha($0 == .calm && $1 == .large ? 0.5 : 1) },
      .on(\.other) { $0 == nil ? .identity : .layer.borderWidth(2) })
    #expect(recipe.combinations.count == 12)
    #expect(Button("a", recipe(\.size .~ .large)).alpha == 0.5)
    let twice = recipe.adding(Tone(name: "calm", level: 2), to: \.tone) { _ in .tag(9) }
    #expect(twice.report(on: Button()).map(\.description).contains("Several values of tone are called calm."))
    #expect(!recipe.report(on: Button()).map(\.description).contains { $0.hasPrefix("Several") })
  }

  @Test("The value of the given selection is among the combinations, also if its type does not list it")
  func unlistedDefault() {
    let recipe = Recipe<Button, Look>(.on(\.nothing) { $0.name == "nothing" ? .tag(1) : .tag(2) })
      .adding(Nothing(name: "more"), to: \.nothing) { _ in .alpha(0.5) }
    #expect(recipe.combinations.map(\.description) == ["nothing: nothing", "nothing: more"])
    #expect(recipe.combinations.map(\.look.nothing.name) == ["nothing", "more"])
    let chips = chip.combinations(from: Look(intent: .brand))
    #expect(chips.map(\.look.intent).contains(.brand) && chips.count == 6)
  }
}
