import Foundation
import LivePreview
import LiveTesting
import TestSupport
import Testing

@MainActor @Suite("States that a browser knows, in a live page") struct StatesInPageTests {
  private nonisolated static let states: [WidgetState] = [
    .compactWidth, .rightToLeft, .darkAppearance, .highContrast, .reduceMotion, .focused, .hovered, .highlighted,
  ]

  /// Returns the rules of states in a page, each without the name of its element.
  private func rules(_ html: String) -> [String] {
    html.split(separator: "\n").filter { $0.contains("opacity:0.25") || $0.contains("opacity:0.5") }.map(String.init)
  }

  @Test("The rules of a state are those of a preview", arguments: states)
  func rules(state: WidgetState) throws {
    for mod in [Mod<Button>.while(state, .alpha(0.5)), .while(state, .alpha(0.5)) <> .while(.hovered, .alpha(0.25))] {
      let expected = rules(Preview.html(Button("a", mod), as: .fragment)).map { $0.replacing(/\.s1(?!\d)/, with: "&") }
      #expect(!expected.isEmpty)
      let page = LiveSession(LiveTree(Button("a", mod))).open().html
      let rule = try #require(rules(page).first)
      for part in expected { #expect(rule.contains(part), "\(rule)") }
    }
  }

  @Test("A state of the program, and one that no browser knows, are no rules")
  func others() {
    for mod in [
      Mod<Button>.while(.disabled, .alpha(0.5)), .while(.selected, .alpha(0.5)), .while(.invalid, .alpha(0.5)),
      .while(.hovered, .tag(1)), .alpha(0.5),
    ] {
      #expect(!LiveSession(LiveTree(Button("a", mod))).open().html.contains("{&"))
    }
  }

  @Test(
    "Adding, changing or removing a style of a state changes its rule and nothing else",
    arguments: states)
  func described(state: WidgetState) throws {
    func styled<Root: Widget>(_ widget: Root, _ alpha: Double?) -> Root {
      alpha.map { widget.with(.while(state, .alpha($0))) } ?? widget
    }
    let tree = LiveTree(Double?.none) { alpha in
      VStack {
        styled(Button("a"), alpha)
        styled(Label("b"), alpha)
        styled(HStack { Label("c") }, alpha)
        styled(Framed { Label("d") }, alpha)
        styled(TextField(), alpha)
        styled(ScrollView { Label("e") }, alpha)
      }
    }
    let visitor = Visitor(LiveSession(tree))
    for alpha in [0.5, 0.25, nil, 0.5] {
      tree.state = alpha
      try visitor.update()
      #expect(Browser.difference(visitor.browser.look, Visitor(LiveSession(tree)).browser.look) == nil)
    }
  }

  @Test("Adding or removing a behavior changes the attributes for it and nothing else")
  func behaviors() throws {
    var link = AttributedString("see us")
    link.link = URL(string: "app://us")
    let tree = LiveTree(false) { [link] isOn in
      VStack {
        TextView(.attributedText(link), .isEditable(false), isOn ? .shouldInteractWithURL -- { _, _ in false } : [])
        HStack(isOn ? .measuringWidth : []) { Label("a") }
        Button("b", isOn ? .sharingStates : [])
      }
    }
    let visitor = Visitor(LiveSession(tree))
    for isOn in [true, false, true] {
      tree.state = isOn
      try visitor.update()
      #expect(visitor.browser.look.contains("app://us") == isOn)
      #expect(Browser.difference(visitor.browser.look, Visitor(LiveSession(tree)).browser.look) == nil)
    }
  }

  @Test("A widget that measures its width or shares its states is distinguished from an otherwise equal one")
  func elements() {
    let html = Preview.html(
      VStack {
        HStack { Label("a") }
        HStack(.measuringWidth) { Label("a") }
        Label("b")
        Label("b", .sharingStates)
      }, as: .fragment)
    #expect(html.contains("container-type:inline-size"))
    #expect(html.contains("data-g"))
  }

  @Test("A changed style of a state changes its rule, and the page still equals the preview")
  func changing() throws {
    let (alpha, isOn) = (Var(1.0), Var(true))
    let tree = LiveTree(
      VStack {
        for _ in 0..<3 {
          Button(
            "a", .alpha <-- alpha, .while(.hovered, .layer.cornerRadius(3)), .isSelected <-- isOn,
            .while(.selected, .while(.hovered, .layer.borderWidth(2))))
        }
      })
    let visitor = Visitor(LiveSession(tree))
    for turn in 0..<60 {
      if turn % 3 == 0 { isOn.set(!isOn.value) } else { alpha.set(Double(turn % 7) / 8) }
      try visitor.update()
      try visitor.session.acknowledge(visitor.seen)
      try #require(Browser.difference(visitor.browser.look, Visitor(LiveSession(tree)).browser.look) == nil, "\(turn)")
    }
  }

  @Test("Numbers of a theme are custom properties in styles of states, too")
  func themes() throws {
    struct Brand: Theme {
      var radius = 8.0
      var large = 16.0
      static let standard = Brand()
    }
    let theme = Var(Brand.standard)
    let tree = LiveTree {
      VStack(.theme(theme.value)) {
        Button("a", .layer.cornerRadius <-- \Brand.radius, .while(.hovered, .alpha(0.5)))
        Button("b", .layer.cornerRadius <-- \Brand.radius, .while(.hovered, .layer.cornerRadius <-- \Brand.large))
      }
    }
    let visitor = Visitor(LiveSession(tree))
    for radius in [2.0, 3, 8] {
      theme.set(configure(Brand(), with: \.radius .~ radius + \.large .~ (radius * 3)))
      try visitor.update()
      #expect(Browser.difference(visitor.browser.look, Visitor(LiveSession(tree)).browser.look) == nil)
      #expect(visitor.browser.look.contains("&&&:where(:hover){border-radius:\(Int(radius * 3))px}"))
    }
  }

  @Test("A widget with a contrast of its own is shown with it in the page")
  func contrast() throws {
    let contrast = Var(AccessibilityContrast.normal)
    let tree = LiveTree {
      VStack {
        View(.environment(\.accessibilityContrast, contrast.value)) { Button("a", .while(.hovered, .alpha(0.5))) }
      }
    }
    let visitor = Visitor(LiveSession(tree))
    for value in [AccessibilityContrast.high, .unspecified, .normal, .high] {
      contrast.set(value)
      try visitor.update()
      #expect(Browser.difference(visitor.browser.look, Visitor(LiveSession(tree)).browser.look) == nil, "\(value)")
    }
    #expect(visitor.browser.look.contains("--usual:initial;--more: "))
  }

  @Test(
    "Chromium shows the style of a state, and then the usual one again",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func browser() async throws {
    let field = TextField(.accessibilityLabel("Name"), .alpha(0.9), .while(.focused, .alpha(0.5)))
    let messages = try await PageScript.messages(
      of: LiveSession(
        LiveTree(
          VStack {
            field; TextField(.accessibilityLabel("Email"))
          })),
      after: """
        const [name, email] = document.querySelectorAll("input")
        const opacity = () => report("opacity " + getComputedStyle(name.closest(".TextField")).opacity)
        opacity()
        name.focus()
        opacity()
        email.focus()
        opacity()
        """)
    #expect(messages.filter { $0.hasPrefix("opacity") } == ["opacity 0.9", "opacity 0.5", "opacity 0.9"])
  }
}
