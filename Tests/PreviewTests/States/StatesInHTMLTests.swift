import Mod
import Preview
import Testing
import Widgets

@MainActor
@Suite("States in HTML without a script")
struct StatesInHTMLTests {
  private func rules(_ widget: any Widget) -> [String] {
    Preview.html(widget).split(separator: "\n").map(String.init).filter { $0.contains(".s1") }
  }

  @Test("Hovered and pressed widgets are styled by pseudo-classes, one rule for each combination")
  func pointer() {
    let label = Label("a", .alpha(0.9), .while(.hovered, .alpha(0.8)), .while(.highlighted, .alpha.update { $0 / 2 }))
    #expect(
      rules(label) == [
        ".s1:where(:not(:hover)):where(:not(:active)){opacity:0.9}",
        ".s1.s1.s1:where(:hover):where(:not(:active)){opacity:0.8}",
        ".s1.s1.s1:where(:not(:hover)):where(:active){opacity:0.45}",
        ".s1.s1.s1:where(:hover):where(:active){opacity:0.4}",
      ])
  }

  @Test("States of the environment are media queries and selectors of the direction")
  func media() {
    let queries: [(WidgetState, String)] = [
      (.compactWidth, "@media (max-width:599px){.s1.s1.s1{opacity:0.5}}"),
      (.darkAppearance, "@media (prefers-color-scheme:dark){.s1.s1.s1{opacity:0.5}}"),
      (.highContrast, "@media (prefers-contrast:more){.s1.s1.s1{opacity:0.5}}"),
      (.reduceMotion, "@media (prefers-reduced-motion:reduce){.s1.s1.s1{opacity:0.5}}"),
      (.rightToLeft, ".s1.s1.s1:where(:dir(rtl)){opacity:0.5}"),
      (.focused, ".s1.s1.s1:where(:focus-visible,:has(:focus-visible)){opacity:0.5}"),
    ]
    for (state, rule) in queries {
      #expect(rules(Label("a", .while(state, .alpha(0.5)))).last == rule)
    }
    let hidden = Label("a", .while(.compactWidth, .isHidden(true)))
    #expect(rules(hidden).last == "@media (max-width:599px){.s1.s1.s1{display:none}}")
  }

  @Test("A state that the widget or its environment determines is written as a plain rule")
  func determined() {
    let label = Label("a", .while(.darkAppearance, .alpha(0.5)), .while(.reduceMotion, .tag(1)))
    let dark = VStack(.environment(\.userInterfaceStyle, .dark)) { label }
    #expect(rules(dark) == [".s1{opacity:0.5}"])
    #expect(rules(VStack(.environment(\.userInterfaceStyle, .light)) { label }) == [])
    #expect(rules(label.with(.overrideUserInterfaceStyle(.dark))).allSatisfy { !$0.contains("@media") })
    let disabled = Button("a", .isEnabled(false), .while(.highlighted, .alpha(0.5)), .while(.disabled, .alpha(0.25)))
    #expect(rules(disabled) == [".s1{opacity:0.25}"])
  }

  @Test("Widgets with equal states share their rules, and widgets without states have others")
  func sharing() {
    let style = Mod<Label>.while(.hovered, .alpha(0.5)) + .textColor(.systemRed)
    let stack = VStack {
      Label("plain", .textColor(.systemRed))
      Label("a", style)
      Label("b", style)
      Label("plain too", .textColor(.systemRed))
    }
    let html = Preview.html(stack)
    #expect(html.matches(of: /class="Label s1"/).count == 2)
    #expect(html.matches(of: /class="Label s2"/).count == 2)
    let buttons = VStack {
      Button("x", .while(.hovered, .alpha(0.5)), .alpha(0.9))
      Button("x", .alpha(0.9))
    }
    #expect(Preview.html(buttons).matches(of: /class="Button[^"]* s[12]"/).map { $0.output }.count == 2)
    #expect(Preview.html(buttons).contains(".s2{opacity:0.9}"))
  }

  @Test("A container with styles of states contains its content once, whose states are styled separately")
  func containers() {
    let stack = VStack(.while(.hovered, .backgroundColor(.systemRed))) {
      Label("a", .while(.hovered, .alpha(0.5)))
      VStack { Label("b") }
    }
    let html = Preview.html(stack)
    #expect(html.contains(">a<") && html.contains(">b<"))
    #expect(
      html.contains(/\.s1\.s1\.s1:where\(:hover\)\{[^}]*background/))
    #expect(html.contains(".s2.s2.s2:where(:hover){opacity:0.5}"))
  }

  @Test("A state that changes no style has no rule")
  func unstyled() {
    #expect(rules(Label("a", .while(.hovered, .text("b")), .while(.disabled, .alpha(0.5)))).isEmpty)
  }

  @Test("An invalid field is announced by assistive technology")
  func invalid() {
    #expect(Preview.html(TextField("a", .isIn(.invalid) -- true)).contains(#"aria-invalid="true""#))
    #expect(!Preview.html(TextField("a")).contains("aria-invalid"))
  }

  @Test("Styling can add styles of states without a component in the tree")
  func stylings() {
    let stack = VStack(.styling(Label.self, .while(.hovered, .alpha(0.5)))) { Label("a") }
    #expect(rules(stack).last == ".s1.s1.s1:where(:hover){opacity:0.5}")
  }
}
