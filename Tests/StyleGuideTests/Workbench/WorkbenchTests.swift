import Foundation
import LiveTesting
import StyleGuide
import Styles
import Testing

@MainActor @Suite("A workbench") struct WorkbenchTests {
  let selection = Var(WorkbenchSelection())
  let title = Var("Save")

  func workbench(_ guide: StyleGuide = showroom()) -> LiveTree<Void> {
    LiveTree(Workbench(guide, selection: selection))
  }

  /// Returns what the button of the stage looks like.
  private func button(_ tree: LiveTree<Void>) throws -> Button {
    try #require(tree.find(Button.self, .inside(.label("Stage"))).node().appearance as? Button)
  }

  @Test("Choices, states and themes change the widget on the stage, and are the address")
  func choosing() throws {
    let tree = workbench()
    #expect(try button(tree).contentEdgeInsets == EdgeInsets(4))
    try tree.find(SegmentedControl.self, .label("extent")).select(segment: "large")
    #expect(try button(tree).contentEdgeInsets == EdgeInsets(16))
    try tree.find(.switch("highlighted")).toggle()
    #expect(try button(tree).alpha == 0.9)
    try tree.find(SegmentedControl.self, .label("Theme")).select(segment: "Night")
    #expect(try button(tree).layer.cornerRadius == 2)
    #expect(selection.value.address == "/?look.extent=large&state=highlighted&theme=Night")
    try tree.find(.switch("highlighted")).toggle()
    #expect(try button(tree).alpha == 1)
    try tree.find(SegmentedControl.self, .label("extent")).select(segment: "small")
    #expect(selection.value.address == "/?theme=Night")
  }

  @Test("The same card of another guide is shown with that guide's code and choices")
  func otherGuide() throws {
    let tree = LiveTree(Renamed(title: title, selection: selection))
    #expect(try button(tree).title(for: .normal) == "Save")
    title.set("Open")
    #expect(try button(tree).title(for: .normal) == "Open")
    try tree.find(SegmentedControl.self, .label("size")).select(segment: "small")
    #expect(selection.value.choices == ["size": "small"])
    #expect(try button(tree).title(for: .normal) == "Open")
  }

  @Test("The selection is the address of the app, which opens addresses, and refuses those without a card")
  func addresses() throws {
    let tree = workbench()
    let node = try #require(tree.root.childNodes.first)
    let app = { try #require(node.model as? Application) }
    #expect(try app().address == URL(string: "/"))
    try tree.find(SegmentedControl.self, .label("extent")).select(segment: "large")
    #expect(try app().address == URL(string: "/buttons?look.extent=large"))
    try node.open(#require(URL(string: "/buttons?dark")))
    #expect(selection.value.isDark && selection.value.choices.isEmpty)
    #expect(try app().address == URL(string: "/buttons?dark"))
    try node.open(
      #require(URL(string: "/buttons?look.extent=large&look.intent=none&look.x=1&state=hidden&state=highlighted")))
    #expect(try app().address == URL(string: "/buttons?look.extent=large&state=highlighted"))
    // The first theme needs no name.
    for theme in ["None", "Day", ""] {
      try node.open(#require(URL(string: "/buttons?theme=\(theme)")))
      #expect(try app().address == URL(string: "/buttons"))
    }
    try node.open(#require(URL(string: "/buttons?theme=Night")))
    #expect(try app().address == URL(string: "/buttons?theme=Night"))
    #expect(tree.notifiedText == "Unknown in the address: theme=None")
    try node.open(#require(URL(string: "/buttons?dark&look.extent=huge&textSize=AX5&size=1&width=wide")))
    #expect(
      tree.notifiedText == "Unknown in the address: look.extent=huge, textSize=AX5, size=1, width=wide")
    try node.open(#require(URL(string: "/buttons?dark")))
    let before = selection.value
    try node.open(#require(URL(string: "/nothing?dark")))
    #expect(selection.value == before)
    #expect(tree.errors.map { "\($0)" } == [#"there is no route for "nothing""#])
  }

  @Test("A stage scrolls, and the card's title is the heading of the page")
  func page() throws {
    let tree = workbench()
    let scrolling = tree.find(ScrollView.self, .inside(.label("Stage")))
    #expect(scrolling.all.count == 1)
    selection.set(WorkbenchSelection(address: "/buttons?width=2000"))
    #expect(scrolling.all.count == 1)
    #expect(Preview.html(tree.widget).matches(of: /<h1[^>]*>([^<]*)/).map { String($0.1) } == ["Buttons"])
  }

  @Test("Dark appearance, contrast and direction apply to the stage, and to nothing else")
  func surroundings() throws {
    let color = Color(light: .black, dark: .white, highContrastLight: .red, highContrastDark: .blue)
    let tree = workbench(
      StyleGuide("Ink") {
        Examples("Labels") {
          Example("Text") {
            Label("a", .while(.darkAppearance, .numberOfLines(2)), .while(.rightToLeft, .tag(7)))
          }
          Example("Color") { Label("a", .textColor(color), .while(.highContrast, .numberOfLines(3))) }
        }
      })
    func label() throws -> Label {
      try #require(tree.find(Label.self, .inside(.label("Stage"))).node().appearance as? Label)
    }
    try tree.find(SegmentedControl.self, .label("Appearance")).select(segment: "Dark")
    try tree.find(.switch("Right to left")).toggle()
    #expect(try label().numberOfLines == 2 && label().tag == 7)
    let stage = try #require(tree.find(.label("Stage")).node().appearance as? View)
    #expect(stage.overrideUserInterfaceStyle == .dark && stage.semanticContentAttribute == .forceRightToLeft)
    // The surroundings stay while another card is chosen.
    try tree.find(.cell("Color")).tap()
    try tree.find(.switch("High contrast")).toggle()
    #expect(try label().numberOfLines == 3)
    try tree.find(SegmentedControl.self, .label("Width")).select(segment: "320")
    #expect(selection.value.address == "/labels/color?dark&contrast&rtl&width=320")
    #expect(try tree.find(StackView.self, .inside(.label("Stage"))).one.width?.points == 320)
  }

  @Test("The widget on the stage is hovered, pressed and typed into, and its events are listed")
  func live() throws {
    let tree = workbench(
      StyleGuide("Live") {
        Examples("Fields") { Example("Name") { TextField(.placeholder("Name"), .while(.hovered, .alpha(0.5))) } }
      })
    let field = tree.find(.textField("Name"), .inside(.label("Stage")))
    try field.hover()
    #expect(try #require(field.node().appearance as? TextField).alpha == 0.5)
    try field.type("A")
    let events = try facts("Events", tree)
    #expect(
      events == [
        "TextField “Name” text: \"\" → \"A\"", "type into TextField “Name”", "hover over TextField “Name”",
      ])
  }

  @Test("A password is listed as dots, and events of a screen that the card presents are listed, too")
  func secretsAndScreens() throws {
    let tree = workbench(
      StyleGuide("Live") {
        Examples("Fields") {
          Example("Sign-in") {
            VStack {
              TextField(.placeholder("Password"), .isSecureTextEntry(true))
              Button(
                "Help",
                .tapped
                  --> inContext {
                    try $0.present(ViewController { Button("Close", .tapped --> inContext { try $0.dismiss() }) })
                  })
            }
          }
        }
      })
    try tree.find(.textField("Password"), .inside(.label("Stage"))).type("ab")
    try tree.find(.button("Help")).tap()
    try tree.find(.button("Close")).tap()
    let events = try facts("Events", tree)
    #expect(events.first == "tap Button “Close”" && events.contains { $0.hasSuffix("→ \"••\"") }, "\(events)")
    #expect(!events.contains { $0.contains("\"a") }, "\(events)")
  }

  @Test("Events outside of the stage are not listed")
  func otherActions() throws {
    let tree = workbench()
    try tree.find(.switch("disabled")).toggle()
    try tree.find(.button("Undo")).tap()
    #expect(try facts("Events", tree) == ["Nothing has been done in the card yet."])
    try tree.find(.button("Pin")).tap()
    try tree.find(.button("Save"), .inside(.label("Pinned stage"))).tap()
    #expect(try facts("Events", tree) == ["Nothing has been done in the card yet."])
    try tree.find(.button("Save"), .inside(.label("Stage"))).tap()
    #expect(try facts("Events", tree) == ["tap Button “Save”"])
    // Another card begins without them.
    try tree.find(.cell("Row")).tap()
    #expect(try facts("Events", tree) == ["Nothing has been done in the card yet."])
  }

  @Test("Each change of the selection is undone separately")
  func undoing() throws {
    let tree = workbench()
    #expect(try tree.find(Button.self, .name("Undo")).one.isEnabled == false)
    var addresses: [String] = []
    for change in [
      { try tree.find(SegmentedControl.self, .label("intent")).select(segment: "danger") },
      { try tree.find(.switch("disabled")).toggle() }, { try tree.find(.cell("Row")).tap() },
    ] {
      addresses.append(selection.value.address)
      try change()
    }
    for address in addresses.reversed() {
      try tree.find(.button("Undo")).tap()
      #expect(selection.value.address == address)
    }
    #expect(throws: (any Error).self) { try tree.find(.button("Undo")).tap() }
  }

  @Test("Opening an address after a change is undone separately")
  func undoingAddresses() throws {
    let tree = workbench()
    let app = try #require(tree.root.application)
    let first = selection.value.address
    try app.openOrThrow(#require(URL(string: first)))
    #expect(try tree.find(Button.self, .name("Undo")).one.isEnabled == false)
    try tree.find(.textField("Text")).type("!")
    let changed = selection.value.address
    try app.openOrThrow(#require(URL(string: first)))
    #expect(selection.value.address == first)
    try tree.find(.button("Undo")).tap()
    #expect(selection.value.address == changed)
    try tree.find(.button("Undo")).tap()
    #expect(selection.value.address == first)
  }

  @Test("The text of the widget can be replaced, and restored to the widget's own")
  func texts() throws {
    let tree = workbench()
    try tree.find(.textField("Text")).type("!")
    #expect(try button(tree).title(for: .normal) == "Save!")
    try tree.find(.textField("Text")).type("?!")
    #expect(try button(tree).title(for: .normal) == "Save!?!")
    // What is typed at once is undone at once.
    try tree.find(.button("Undo")).tap()
    #expect(try button(tree).title(for: .normal) == "Save")
    for (sample, isKnown) in [("Long", { $0.count > 60 }), ("Empty", \.isEmpty), ("Own", { $0 == "Save" })]
      as [(String, (String) -> Bool)]
    {
      try tree.find(.button(sample)).tap()
      #expect(try isKnown(#require(button(tree).title)))
      #expect(try tree.find(.textField("Text")).text == button(tree).title)
    }
    try tree.find(.cell("Row")).tap()
    // A stack has no text of its own.
  }

  @Test("A selection that is set from outside is shown, and unknown choices are replaced by the defaults")
  func setting() throws {
    let tree = workbench()
    selection.set(WorkbenchSelection(address: "/buttons?look.extent=large&look.intent=mauve&state=unknown&theme=None"))
    #expect(try button(tree).contentEdgeInsets == EdgeInsets(16))
    #expect(try tree.find(SegmentedControl.self, .label("intent")).one.selectedSegmentIndex == 0)
    #expect(try tree.find(SegmentedControl.self, .label("Theme")).one.selectedSegmentIndex == 0)
    selection.set(WorkbenchSelection(card: "nowhere"))
    #expect(tree.find(.text("There is no card called “nowhere”.")).exists && !tree.find(.label("Stage")).exists)
    #expect(!workbench(StyleGuide("Empty")).find(.label("Stage")).exists)
  }

  @Test("A choice of many values is shown as chips, one of which stays selected when it is tapped again")
  func chips() throws {
    nonisolated enum Tone: CaseIterable { case information, encouragement, disappointment }
    nonisolated struct Look: DefaultVariants { var tone = Tone.information }
    let recipe = Recipe<Label, Look>(.on(\.tone) { .tag($0 == .information ? 1 : $0 == .encouragement ? 2 : 3) })
    let tree = workbench(StyleGuide("x") { Recipes("Labels", recipe) { Label("a") } })
    for name in ["encouragement", "encouragement", "information", "information"] {
      try tree.find(.button(name)).tap()
      let chips = tree.find(Button.self, .inside(.label("tone")))
      #expect(chips.all.filter(\.isSelected).map(\.title) == [name])
    }
    try tree.find(.button("Own")).tap()
    #expect(try tree.find(Button.self, .name("Own")).one.isSelected)
  }

  @Test("A pinned selection is shown beside the present one")
  func pinning() throws {
    let tree = workbench()
    try tree.find(.button("Pin")).tap()
    try tree.find(SegmentedControl.self, .label("extent")).select(segment: "large")
    #expect(try button(tree).contentEdgeInsets.top == 16)
    #expect(try tree.find(Button.self, .inside(.label("Pinned stage"))).one.contentEdgeInsets.top == 4)
    #expect(tree.find(.text("Pinned: /buttons")).exists)
    try tree.find(.button("Unpin")).tap()
    #expect(tree.find(.label("Stage")).exists && !tree.find(.label("Pinned stage")).exists)
  }

  @Test("Without a variable, the component stores the selection")
  func ownSelection() throws {
    let tree = LiveTree(Workbench(showroom()))
    try tree.find(SegmentedControl.self, .label("extent")).select(segment: "large")
    #expect(try button(tree).contentEdgeInsets == EdgeInsets(16))
  }

  /// Returns the texts of the facts of a kind.
  func facts(_ kind: String, _ tree: LiveTree<Void>) throws -> [String] {
    try tree.find(.button(kind), .inside(.label("Facts"))).tap()
    return tree.find(Label.self, .inside(.identifier("facts"))).all.compactMap(\.text)
  }
}

/// A workbench whose guide has a button with another title after each change.
private struct Renamed: Component {
  let title: Var<String>
  let selection: Var<WorkbenchSelection>

  var body: Children {
    let title = title.value
    Workbench(
      StyleGuide("Kit") { Recipes("Buttons", Mod.buttonStyle, named: "buttonStyle") { Button(title) } },
      selection: selection)
  }
}
