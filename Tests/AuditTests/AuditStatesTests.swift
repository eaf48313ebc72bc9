import Audit
import Mod
import Testing
import Widgets

@MainActor @Suite("An audit of states") struct AuditStatesTests {
  private func findings(_ tree: any WidgetConvertible) -> [String] { Preview.audit(tree).map(\.description) }

  private let black = Label("Open", .textColor(.black), .overrideUserInterfaceStyle(.light))

  @Test("Text that disappears in a state is found, with the state")
  func states() {
    for state in [
      WidgetState.hovered, .focused, .highlighted, .selected, .invalid, WidgetState("busy", above: .invalid),
    ] {
      let label = black.with(.while(state, .backgroundColor(.black)))
      #expect(
        findings(label) == [
          "Label: The contrast of text is 1.0 in a light interface while \(state.name), and less than 4.5."
        ])
      #expect(Preview.audit(label).map(\.state) == [state])
      #expect(findings(label.with(.while(state, .textColor(.white)))) == [])
    }
    #expect(findings(black.with(.while(.disabled, .textColor(.white)))) == [])
  }

  @Test("A style of a container's state is checked with the texts inside the container")
  func around() {
    let card = VStack(.overrideUserInterfaceStyle(.light), .while(.hovered, .backgroundColor(.black))) { black }
    #expect(Preview.audit(card).map(\.path) == ["StackView/0.Label"])
    let inverted = VStack(.overrideUserInterfaceStyle(.light), .while(.hovered, .backgroundColor(.black))) {
      black.with(.while(.hovered, .textColor(.white)))
    }
    #expect(findings(inverted) == [])
  }

  @Test("Styles for the state of a container are checked together with it, and not without such a container")
  func containers() {
    func card(_ text: Color) -> StackView {
      VStack(.sharingStates, .overrideUserInterfaceStyle(.light), .while(.hovered, .backgroundColor(.black))) {
        HStack { black.with(.while(.inside(.hovered), .textColor(text))) }
      }
    }
    #expect(findings(card(.white)) == [])
    let wrong = Preview.audit(card(.black))
    #expect(wrong.map(\.path) == ["StackView/0.StackView/0.Label"] && wrong.map(\.state) == [.inside(.hovered)])
    let alone = VStack(.overrideUserInterfaceStyle(.light)) {
      black.with(.while(.inside(.hovered), .textColor(.white)))
    }
    #expect(findings(alone) == [])
    let outside = VStack(.overrideUserInterfaceStyle(.light)) {
      VStack(.sharingStates) { black.with(.while(.inside(.selected), .textColor(.white))) }
    }
    #expect(Preview.audit(outside).map(\.state) == [.inside(.selected)])
  }

  @Test(
    "The contrast of a disabled widget is not checked, nor that of widgets inside a container that shares this state")
  func disabled() {
    func card(_ mods: Mod<StackView>...) -> StackView {
      VStack(.overrideUserInterfaceStyle(.light), .combine(mods)) { Label("Card", .textColor(Color(hex: 0xEEEEEE))) }
    }
    #expect(Preview.audit(card()).map(\.rule) == [.contrast])
    #expect(Preview.audit(card(.sharingStates)).map(\.rule) == [.contrast])
    #expect(findings(card(.sharingStates, .isIn(.disabled) -- true)) == [])
    #expect(Preview.audit(card(.isIn(.disabled) -- true)).map(\.rule) == [.contrast])
    #expect(findings(black.with(.textColor(.white), .isIn(.disabled) -- true)) == [])
  }

  @Test("A wrong font is reported with its state, and that of a bar with its property")
  func fonts() {
    let low = Font.systemFont(ofSize: 16).lineHeight(4)
    #expect(
      findings(black.with(.while(.hovered, .font(low)))) == [
        "Label: Text of 16 points has lines that are 4 points high while hovered: they overlap."
      ])
    let bar = NavigationBar(
      .titleTextAttributes(TextAttributes(.font(.systemFont(ofSize: 5)))), .items([NavigationItem("P")]))
    let finding = Preview.audit(bar).first { $0.rule == .smallText }
    #expect(finding?.property == "titleTextAttributes" && finding?.found == 5)
    #expect(Preview.audit(NavigationBar(.items([NavigationItem("P")]))).filter { $0.rule != .contrast } == [])
    #expect(findings(TabBar(.items([TabBarItem("Home"), TabBarItem("Two")]))).filter { $0.contains("points") } == [])
  }

  @Test("A problem that exists without any state is reported once")
  func once() {
    let label = black.with(.textColor(.white), .while(.hovered, .alpha(0.9)), .while(.focused, .alpha(0.8)))
    #expect(Preview.audit(label).map(\.state) == [nil])
  }

  @Test("The title and background colors that a button has for states are checked")
  func buttons() {
    let button = Button(
      "Save", .titleColor(.black), .titleColor(for: .highlighted) -- .white, .titleColor(for: .selected) -- .white,
      .titleColor(for: .disabled) -- .white, .overrideUserInterfaceStyle(.light))
    #expect(Preview.audit(button).map(\.state) == [.highlighted, .selected])
    #expect(Preview.audit(button).map(\.property) == ["titleColor", "titleColor"])
    #expect(findings(button.with(.titleColor(for: .highlighted) -- .darkGray, .isSelected(true))).count == 1)
  }

  @Test("The title that a button has for a state is checked on the background of that state")
  func grounds() {
    let button = Button(
      "Save", .titleColor(.black), .overrideUserInterfaceStyle(.light),
      .while(.highlighted, .titleColor(.white), .backgroundColor(.black)))
    #expect(findings(button) == [])
    #expect(findings(button.with(.while(.highlighted, .titleColor(.black)))).count == 1)
  }

  @Test("Styles for the dark appearance are checked in dark interfaces alone, and those for high contrast with it")
  func appearances() {
    let adaptive = Label("Open", .textColor(.black), .while(.darkAppearance, .textColor(.white)))
    #expect(findings(adaptive) == [])
    let wrong = Label("Open", .textColor(.label), .while(.darkAppearance, .textColor(.black)))
    #expect(
      findings(wrong) == [
        "Label: The contrast of text is 1.0 in a dark interface while darkAppearance, and less than 4.5."
      ])
    let contrast = black.with(.while(.highContrast, .textColor(.white)))
    #expect(
      findings(contrast) == [
        "Label: The contrast of text is 1.0 in a light interface with high contrast while highContrast, "
          + "and less than 4.5."
      ])
  }

  @Test("Styles of states inside components are checked")
  func components() {
    struct Chip: Component {
      var body: Children { Label("Open", .textColor(.black), .while(.hovered, .textColor(.white))) }
    }
    let tree = VStack(.overrideUserInterfaceStyle(.light)) { Chip() }
    #expect(Preview.audit(tree).map(\.state) == [.hovered])
  }

  @Test("Styles of two states that are legible alone, but not together, are reported with both states")
  func pairs() {
    let nested = black.with(.while(.selected, .while(.hovered, .textColor(.white))))
    #expect(
      findings(nested) == [
        "Label: The contrast of text is 1.0 in a light interface while selected and hovered, and less than 4.5."
      ])
    #expect(Preview.audit(nested).map(\.state) == [.hovered])
    let crossed = black.with(
      .while(.selected, .backgroundColor(.black), .textColor(.white)), .while(.hovered, .backgroundColor(.white)))
    #expect(findings(crossed).map { $0.contains("while selected and hovered") } == [true])
    let surroundings = Label("Open", .while(.darkAppearance, .while(.highContrast, .textColor(.black))))
    #expect(
      findings(surroundings) == [
        "Label: The contrast of text is 1.0 in a dark interface with high contrast while darkAppearance and "
          + "highContrast, and less than 4.5."
      ])
    #expect(findings(black.with(.while(.compactWidth, .while(.hovered, .textColor(.white))))).count == 1)
  }

  @Test("A problem in one of two states is found only in that state")
  func onceInPairs() {
    let label = black.with(.while(.selected, .textColor(.white)), .while(.hovered, .backgroundColor(.lightGray)))
    #expect(Preview.audit(label).map(\.state) == [.selected])
    // Two widgets are not in states of each other.
    let apart = VStack(.overrideUserInterfaceStyle(.light)) {
      black.with(.while(.selected, .backgroundColor(.lightGray)))
      black.with(.while(.hovered, .backgroundColor(.lightGray)))
    }
    #expect(findings(apart) == [])
  }

  @Test("At most 64 pairs of states are audited")
  func manyPairs() {
    let label = (0..<40).reduce(black) { label, number in
      label.with(.while(WidgetState("state\(number)", above: .invalid), .alpha(0.999)))
    }
    #expect(findings(label) == [])
  }

  @Test("A color with a variant for high contrast is checked in an interface with high contrast")
  func highContrast() {
    let color = Color(light: .black, dark: .white, highContrastLight: .white, highContrastDark: .white)
    let label = Label("Open", .textColor(color))
    #expect(
      findings(label) == [
        "Label: The contrast of text is 1.0 in a light interface with high contrast while highContrast, "
          + "and less than 4.5."
      ])
    #expect(Preview.audit(label).map(\.state) == [.highContrast])
    struct Ink: Theme {
      var text = Color(light: .black, dark: .white, highContrastLight: .white, highContrastDark: .white)
      static let standard = Ink()
    }
    #expect(findings(Label("Open", .textColor(.token(\Ink.text)))) == findings(label))
    let ground = Color(light: .white, dark: .black, highContrastLight: .black, highContrastDark: .black)
    #expect(findings(VStack(.backgroundColor(ground)) { Label("Open", .textColor(color)) }) == [])
    #expect(findings(VStack(.backgroundColor(ground)) { Label("Open") }).count == 1)
    let dark = Color(light: .black, dark: .white, highContrastLight: .black, highContrastDark: .black)
    let adaptive = VStack {
      Label("Open", .textColor(dark))
      Label("Dark", .while(.darkAppearance, .alpha(0.99)))
    }
    #expect(Preview.audit(adaptive).map(\.path) == ["StackView/0.Label"])
  }
}
