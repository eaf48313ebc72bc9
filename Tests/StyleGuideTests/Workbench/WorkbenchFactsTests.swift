import Foundation
import LiveTesting
import StyleGuide
import Styles
import Testing

extension WorkbenchTests {
  @Test("The code and the address of a selection can be copied")
  func copying() throws {
    let tree = workbench()
    try tree.find(SegmentedControl.self, .label("extent")).select(segment: "large")
    #expect(try facts("Code", tree) == [".action(\\.extent .~ .large)", "/buttons?look.extent=large"])
    #expect(tree.copiedText == nil && tree.notifiedText == nil)
    try tree.find(.button("Copy")).tap()
    #expect(tree.copiedText == ".action(\\.extent .~ .large)")
    try tree.find(SegmentedControl.self, .label("extent")).select(segment: "small")
    try tree.find(.button("Copy the address")).tap()
    #expect(tree.copiedText == "/buttons" && tree.notifiedText == "Copied.")
  }

  @Test("Each change of a style is listed with the rule that made it")
  func rules() throws {
    let recipe = Recipe<Label, ActionLook>(
      .base(.numberOfLines(2), .alpha(0.5)),
      .on(\.intent) { $0 == .danger ? .textColor(.red) : .identity },
      .on(\.extent) { $0 == .large ? .alpha(0.7) <> .padding(8) : .identity },
      .when({ $0.intent == .danger && $0.extent == .large }, .tag(1)))
    let tree = workbench(StyleGuide("x") { Recipes("Labels", recipe) { Label("a") } })
    selection.set(WorkbenchSelection(address: "/labels?look.intent=danger&look.extent=large"))
    let facts = try facts("Changes", tree)
    #expect(!facts.contains(""))
    for (change, rule) in [
      ("numberOfLines: 2", "base"), ("alpha: 0.7", "extent: large"), ("textColor: .red", "intent: danger"),
      ("tag: 1", "combination"), ("padding: 8.0", "extent: large"),
    ] {
      let index = try #require(facts.firstIndex(of: change), "\(facts)")
      #expect(facts[index + 1] == rule)
    }
  }

  @Test("A change of a state is listed from the value of the recipe on")
  func states() throws {
    let recipe = Recipe<Label, ActionLook>(.base(.alpha(0.8)), .while(.hovered, .alpha(0.5)))
    let tree = workbench(StyleGuide("x") { Recipes("Labels", recipe) { Label("a") } })
    #expect(try facts("Changes", tree).contains("while(.hovered): alpha 0.8 → 0.5"))
  }

  @Test("Tokens are listed with their values in the theme of the stage")
  func tokens() throws {
    let tree = workbench()
    #expect(try facts("Tokens", tree).contains("radius: 8.0"))
    try tree.find(SegmentedControl.self, .label("Theme")).select(segment: "Night")
    #expect(try facts("Tokens", tree).contains("radius: 2.0"))
  }

  @Test("The audit covers all states of the selection")
  func audit() throws {
    let guide = StyleGuide("x") {
      Examples("Labels") { Example("Faint") { Label("a", .while(.hovered, .textColor(.white))) } }
    }
    let tree = workbench(guide)
    let findings = try facts("Audit", tree)
    #expect(findings.count == 1 && findings[0].hasPrefix("hovered: Label: The contrast of text is 1.0"))
    try tree.find(SegmentedControl.self, .label("Appearance")).select(segment: "Dark")
    #expect(try facts("Audit", tree) == ["The audit finds nothing, in any state."])
  }

  @Test("The accessibility tree is that of the card in its states")
  func tree() throws {
    let tree = workbench(
      StyleGuide("x") { Examples("Labels") { Example("a") { Label("a", .while(.hovered, .text("b"))) } } })
    try tree.find(.switch("hovered")).toggle()
    #expect(try facts("Tree", tree) == ["text \"b\""])
    let other = workbench(
      StyleGuide("x") { Examples("Shapes") { Example("a") { View(.backgroundColor(.red)) } } })
    #expect(try facts("Tree", other) == ["Assistive technology reads nothing of the card."])
  }

  @Test("The accessibility tree follows what is typed, switched and tapped in the card")
  func livingTree() throws {
    let tree = workbench(
      StyleGuide("x") {
        Examples("Controls") {
          Example("Form") {
            VStack {
              TextField(.accessibilityLabel("Name"), .text("Ada"))
              Switch(.accessibilityLabel("News"))
              Counter()
            }
          }
          Example("Other") { Label("b") }
        }
      })
    _ = try facts("Tree", tree)
    func check(_ name: String, _ isOn: String, _ count: Int) throws {
      #expect(
        try facts("Tree", tree) == [
          "textbox \"Name\" value: \"\(name)\" actions: edit", "switch \"News\" \(isOn) actions: toggle",
          "button \"More\" actions: press",
          "text \"\(count)\"",
        ])
    }
    try check("Ada", "off", 0)
    try tree.find(TextField.self, .inside(.label("Stage"))).type("!")
    try check("Ada!", "off", 0)
    try tree.find(Switch.self, .inside(.label("Stage"))).toggle()
    try check("Ada!", "on", 0)
    for count in 1...3 {
      try tree.find(.button("More"), .inside(.label("Stage"))).tap()
      try check("Ada!", "on", count)
    }
    try tree.find(.cell("Other"), .inside(.label("Cards"))).tap()
    #expect(try facts("Tree", tree) == ["text \"b\""])
    try tree.find(.cell("Form"), .inside(.label("Cards"))).tap()
    try check("Ada", "off", 0)
  }

  @Test("Each style of a state is listed with its rule, and an overridden one says so")
  func rulesOfStates() throws {
    let recipe = Recipe<Label, ActionLook>(
      .base(.while(.hovered, .alpha(0.5), .tag(1))),
      .on(\.intent) { .while(.hovered, .alpha($0 == .danger ? 0.6 : 0.4)) },
      .on(\.extent) { $0 == .large ? .while(.highlighted, .alpha(0.7)) : .identity },
      .when({ $0.extent == .large }, .while(.disabled, .alpha(0.2))))
    let guide = StyleGuide("x") { Recipes("Labels", recipe) { Label("a", .while(.focused, .alpha(0.9))) } }
    let tree = workbench(guide)
    selection.set(WorkbenchSelection(address: "/labels?look.intent=danger&look.extent=large"))
    let facts = try facts("Changes", tree)
    for (start, rule) in [
      ("while(.focused): alpha", "own"), ("while(.hovered): tag 0 → 1", "base"),
      ("while(.highlighted): alpha", "extent: large"), ("while(.disabled): alpha", "combination"),
      ("while(.hovered): alpha 1.0 → 0.6", "intent: danger"),
    ] {
      let index = try #require(facts.firstIndex { $0.hasPrefix(start) }, "\(start) \(facts)")
      #expect(facts[index + 1].hasPrefix(rule), "\(facts)")
    }
    #expect(facts.count { $0.hasSuffix("alpha overridden") || $0.hasSuffix("overridden") } == 1, "\(facts)")
  }

  @Test("All combinations are listed, and drawn when they are scrolled to; a tap selects one")
  func combinations() throws {
    nonisolated enum Digit: CaseIterable { case a, b, c, d, e, f, g, h, i, j }
    nonisolated struct Look: DefaultVariants {
      var first = Digit.a
      var second = Digit.a
      var third = Digit.a
      var fourth = Digit.a
      var fifth = Digit.a
    }
    func length(_ digit: Digit) -> Double { Double("\(digit)".utf8.first ?? 0) }
    let recipe = Recipe<Label, Look>(
      .on(\.first) { .alpha(length($0)) }, .on(\.second) { .tag(Int(length($0))) },
      .on(\.third) { .numberOfLines(Int(length($0))) }, .on(\.fourth) { .layer.cornerRadius(length($0)) },
      .on(\.fifth) { .layer.borderWidth(length($0)) })
    let tree = workbench(StyleGuide("x") { Recipes("Labels", recipe) { Label("a") } })
    #expect(try facts("All", tree).first == "There are 100000 combinations, of which the first 10000 are listed.")
    let cells = tree.find(TableViewCell.self, .inside(.label("Combinations")))
    #expect(1..<200 ~= cells.count)
    // A window of a phone has one column, and a wide one has several.
    let grid = try #require(tree.find(CollectionView.self, .label("Combinations")).node().appearance as? CollectionView)
    #expect(grid.layout == .grid(minimumItemWidth: 200, spacing: 8))
    for (width, count) in [(311.0, 1), (668, 3)] {
      #expect(CollectionLayout.columns(ofWidth: 200, spacing: 8, in: width) == count)
    }
    try cells.nodes[3].tap()
    #expect(selection.value.address == "/labels?look.fifth=d")
    #expect(throws: Never.self) { try tree.find(.button("Undo")).tap() }
  }

  @Test("The combinations are those of the selected card, with its text")
  func combinationsOfAnotherCard() throws {
    let recipe = Recipe<Label, ActionLook>(.on(\.intent) { .tag($0 == .danger ? 1 : 0) })
    let tree = workbench(
      StyleGuide("x") {
        Recipes("First", recipe) { Label("a") }
        Recipes("Second", recipe) { Label("b") }
      })
    _ = try facts("All", tree)
    func texts() -> Set<String> {
      Set(tree.find(Label.self, .inside(.label("Combinations"))).all.compactMap(\.text).filter { $0.count < 3 })
    }
    #expect(texts() == ["a"])
    try tree.find(.cell("Second"), .inside(.label("Cards"))).tap()
    #expect(texts() == ["b"])
    try tree.find(.textField("Text")).type("!")
    #expect(texts() == ["b!"])
  }

  @Test("The list of cards can be searched, and is a screen of its own in a narrow window")
  func finding() throws {
    let tree = workbench()
    try tree.find(SearchBar.self).type(" unr ")
    #expect(tree.find(.cell, .inside(.label("Cards"))).all.compactMap(\.name) == ["Unread"])
    try tree.find(SearchBar.self).type("zzz")
    #expect(tree.find(.text("Nothing is called “ unr zzz”.")).exists)

    try tree.find(.button("Find a card")).tap()
    try tree.find(.cell("Row")).tap()
    #expect(selection.value.card == "badges/row" && !tree.find(.heading("Cards")).exists)
    #expect(tree.find(.heading("Row")).exists)

    try tree.find(.button("Find a card")).tap()
    #expect(!tree.find(.button("Find a card")).exists)
    try tree.root.open(#require(URL(string: "/badges/row")))
    #expect(tree.find(.button("Find a card")).exists, "An address leads to its card.")

    try tree.find(.button("Find a card")).tap()
    let field = tree.find(.type(SearchBar.self)).all.first { $0.isFocused }
    try #require(field).type("unr")
    try field?.submit()
    #expect(selection.value.card == "badges/unread" && !tree.find(.heading("Cards")).exists)
  }

  @Test("A newly selected card has its default choices")
  func changingCards() throws {
    let tree = workbench()
    selection.set(WorkbenchSelection(address: "/buttons?look.extent=large&state=highlighted&text=a&dark"))
    try tree.find(.cell("Unread")).tap()
    #expect(selection.value.address == "/badges/unread?dark")
  }

  @Test("Findings of a guide link to the selection that shows them")
  func findings() throws {
    let recipe = Recipe<Label, ActionLook>(
      .on(\.intent) { .textColor($0 == .danger ? .white : .black) },
      .on(\.extent) { .numberOfLines($0 == .small ? 1 : 2) })
    let guide = StyleGuide("x") { Recipes("Labels", recipe) { Label("a") } }
    let finding = try #require(guide.findings.first { $0.example == "intent: danger, extent: small" })
    #expect(finding.description.hasSuffix("(/labels?look.extent=small&look.intent=danger)"))
    let tree = workbench(guide)
    selection.set(finding.selection)
    #expect(try facts("Audit", tree) == ["normal: \(finding.finding)"])
  }
}

/// A component with a state of its own.
private struct Counter: Component {
  @Variable private var count = 0

  var body: Children {
    Button("More", .tapped --> { count += 1 })
    Label("\(count)")
  }
}
