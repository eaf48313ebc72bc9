import Foundation
import LiveTesting
import Mod
import OwnControls
import StyleGuide
import Styles
import Testing
import Widgets

@MainActor @Suite("Style guide") struct StyleGuideTests {
  @Test("The same guide results in the same bytes")
  func deterministic() {
    #expect(showroom().html == showroom().html)
    #expect(showroom().text == showroom().text)
  }

  @Test("The page is well formed, has unique identifiers, and loads no external resources")
  func wellFormed() throws {
    let page = try GuideMarkup(showroom())
    let ids = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    #expect(page.elements.allSatisfy { $0.attributes["src"] == nil && $0.name != "link" })
    #expect(page.elements.compactMap { $0.attributes["href"] }.allSatisfy { $0.hasPrefix("#") })
    let targets = Set(ids.map { "#\($0)" })
    #expect(page.elements.compactMap { $0.attributes["href"] }.allSatisfy(targets.contains))
    #expect(!page.css.contains("@import"))
    #expect(page.css.count { $0 == "{" } == page.css.count { $0 == "}" })
    #expect(page.elements.allSatisfy { $0.attributes.keys.allSatisfy { !$0.hasPrefix("on") } })
  }

  @Test("Each combination has a picture in each state, its code and its findings")
  func combinations() throws {
    let guide = StyleGuide("Paint") {
      Recipes("Buttons", Mod<Button>.action, named: "action") { Button("Save") }
    }
    let html = guide.html
    #expect(html.matches(of: /<article/).count == 4)
    // Usual, highlighted and disabled.
    #expect(html.matches(of: /<figure>/).count == 4 * 3)
    let page = try GuideMarkup(guide)
    for code in [
      ".action()", ".action(\\.extent .~ .large)", ".action(\\.intent .~ .danger)",
      ".action(\\.intent .~ .danger, \\.extent .~ .large)",
    ] {
      #expect(page.text.contains(code))
    }
  }

  @Test("Without a name, the code is the selection; required choices are stated with the name of the type")
  func code() throws {
    let guide = StyleGuide("Paint") {
      Recipes("Buttons", Mod<Button>.action) { Button("Save") }
      Recipes("Chips", Mod<Label>.chip, from: ChipLook(intent: .plain), named: "chip") { Label("Swift") }
      Recipes("Others", Mod<Label>.chip, from: ChipLook(intent: .plain)) { Label("Swift") }
    }
    let lines = guide.text.split(separator: "\n")
    #expect(lines.contains("ActionLook()"))
    #expect(lines.contains("\\.intent .~ .danger, \\.extent .~ .large"))
    #expect(lines.contains(".chip(ChipLook(intent: .danger, isWide: false))"))
    #expect(lines.contains("ChipLook(intent: .danger, isWide: false)"))
  }

  @Test("Only states in which something looks different are drawn, unless the section says which")
  func states() {
    let recipe = Recipe<Label, ActionLook>(.while(.hovered, .alpha(0.5)), .while(.focused, .identity))
    func states(_ states: [WidgetState]?) -> [String] {
      let guide = StyleGuide("Paint") {
        Recipes("Labels", recipe, states: states) { Label("a") }
      }
      return guide.text.split(separator: "\n").filter { $0.hasSuffix(":") }.map(String.init)
    }
    #expect(states(nil) == ["hovered:"])
    #expect(states([.focused]) == ["focused:"])
    #expect(states([]) == [])
  }

  @Test("A picture that differs between appearances or themes is drawn once for each difference")
  func variants() throws {
    let plain = Recipe<Label, ActionLook>(.base(.textColor(.systemRed)))
    let dark = Recipe<Label, ActionLook>(.while(.darkAppearance, .text("Dark")))
    func pictures(_ recipe: Recipe<Label, ActionLook>) -> Int {
      let guide = StyleGuide("Paint") {
        ThemeTokens(Paint.self, ["Day": .standard, "Night": .night])
        Recipes("Labels", recipe) { Label("Light") }
      }
      return guide.html.matches(of: /<div class="p"/).count
    }
    #expect(pictures(plain) == 1)
    #expect(pictures(dark) == 2)
    #expect(pictures(Recipe<Label, ActionLook>(.base(.textColor(.paint)))) == 2)
  }

  @Test("Sections with equal titles have different identifiers and names in the navigation")
  func titles() throws {
    let guide = StyleGuide("") {
      for _ in 0..<3 { Examples("A & b") { Example("") { Label("a") } } }
      Examples("") {}
    }
    #expect(guide.html.contains("<span>A &amp; b 2</span>") && guide.html.contains("<span>A &amp; b 3</span>"))
    let sections = try GuideMarkup(guide).elements.filter { $0.name == "section" }.map { $0.attributes["id"] }
    #expect(sections == ["a-b", "a-b-2", "a-b-3", "section"])
  }

  @Test("A guide without sections, a section without examples, and a recipe without choices are shown")
  func empty() throws {
    #expect(try GuideMarkup(StyleGuide("Empty")).text.contains("The guide has no sections yet."))
    #expect(StyleGuide("Empty").text == "# Empty")
    #expect(StyleGuide("Empty").findings == [] && StyleGuide("Empty").problems == [])
    let recipe = Recipe<Label, ActionLook>(.base(.numberOfLines(2)))
    let guide = StyleGuide("One") {
      Recipes("Labels", recipe, named: "plain") { Label("a") }
      Examples("None") {}
      ThemeTokens(Paint.self, [:])
    }
    #expect(try GuideMarkup(guide).elements.count { $0.name == "article" } == 1)
    #expect(guide.text.contains("### Default\n.plain()\nLabel \"a\" numberOfLines: 2"))
  }

  @Test("Of a recipe with 10,000 combinations, each pair of values is shown")
  func pairwise() {
    let recipe = Recipe<Label, DigitsLook>(
      .on(\.a) { .tag($0.rawValue) }, .on(\.b) { .tag($0.rawValue) }, .on(\.c) { .tag($0.rawValue) },
      .on(\.d) { .tag($0.rawValue) })
    let html = StyleGuide("Many") { Recipes("Digits", recipe) { Label("a") } }.html
    #expect((100..<200).contains(html.matches(of: /<article/).count))
  }

  @Test("A section with many pictures in many themes draws each sample in each theme, but not in each state")
  func manyThemes() {
    let recipe = Recipe<Label, DigitsLook>(
      .base(.textColor(.paint)), .on(\.a) { .tag($0.rawValue) }, .on(\.b) { .tag($0.rawValue) },
      .on(\.c) { .tag($0.rawValue) }, .while(.hovered, .alpha(0.5)), .while(.focused, .alpha(0.6)))
    let guide = StyleGuide("Many") {
      ThemeTokens(Paint.self, ["Day": .standard, "Night": .night])
      Recipes("Digits", recipe) { Label("a") }
    }
    let entries = guide.html.split(separator: "<article").dropFirst()
    #expect(entries.count > 1_000)
    // Three states of a thousand samples, and the other theme of each in one of them.
    #expect(entries.suffix(1_000).allSatisfy { (4...5).contains($0.matches(of: /class="p"/).count) })
  }

  @Test("Findings name the section, the combination, the state and the theme")
  func findings() throws {
    struct Ink: Theme {
      var text = Color.label
      static let standard = Ink()
    }
    let recipe = Recipe<Label, ActionLook>(
      .base(.textColor(.token(\Ink.text))), .on(\.extent) { .numberOfLines($0 == .small ? 1 : 2) },
      .while(.hovered, .textColor(.white)))
    let guide = StyleGuide("Paint") {
      ThemeTokens(Ink.self, ["Day": .standard, "Faint": configure(.standard, with: \.text .~ .white)])
      Recipes("Labels", recipe) { Label("a") }
    }
    let findings = guide.findings
    #expect(findings.allSatisfy { $0.section == "Labels" && $0.finding.rule == .contrast })
    #expect(Set(findings.map(\.state)) == [nil, .hovered])
    #expect(Set(findings.filter { $0.state == nil }.map(\.theme)) == ["Faint"])
    let first = try #require(findings.first { $0.state == .hovered && $0.theme == nil })
    #expect(first.description.hasPrefix("Labels, extent: small, hovered, in 2 combinations: Label: The contrast"))
    #expect(guide.html.contains("<span class=\"bad\">"))
    // The same problem in two themes is two notes.
    let notes = guide.text.split(separator: "\n").filter { $0.hasPrefix("! ") && $0.contains("1.0 in a light") }
    #expect(notes.contains { $0.hasPrefix("! Label: ") && $0.hasSuffix("(hovered)") })
    #expect(notes.contains { $0.hasPrefix("! Faint: Label: ") && $0.hasSuffix("(normal)") })
  }

  @Test("Samples of tokens keep their colors in forced colors")
  func forcedColors() throws {
    let html = showroom().html
    let rule = try #require(html.firstMatch(of: /@media\(forced-colors:active\){([^{]*){forced-color-adjust:none}/))
    for sample in html.matches(of: /<i class="([a-z]+)" style=/) {
      #expect(rule.1.contains("." + sample.1))
    }
    #expect(html.contains("<i class=\"swatch\""))
    // What is chosen has a color of the system, the menu its arrow, and findings their dot.
    let chosen = ".switch label:has(:checked),label.switch:has(:checked){forced-color-adjust:none;background:Highlight;"
    #expect(html.contains(chosen) && rule.1.contains(".dot"))
    #expect(html.contains(".theme{padding:0 8px;appearance:auto}"))
  }

  @Test("On paper, rows of lists have frames of their own, so that no open frame stays below a heading")
  func paper() throws {
    let html = showroom().html
    let rules = try #require(html.firstMatch(of: /@media print{(?s:.*?)\n}\n/)).0
    #expect(rules.contains(".fonts,.lengths,.others{display:block;border:0;"))
    #expect(!rules.contains("columns:max("))
  }

  @Test("Everything is shown on the background of its theme, and its contrast is measured against that")
  func grounds() throws {
    struct Ink: Theme {
      var paper = Color(light: .white, dark: .darkGray)
      var text = Color(light: .black, dark: .lightGray)
      static let standard = Ink()
    }
    func guide(_ ground: KeyPath<Ink, Color>?) -> StyleGuide {
      StyleGuide("Paint") {
        ThemeTokens(Ink.self, ["Day": .standard, "Blue": configure(.standard, with: \.paper .~ .blue)], ground: ground)
        Examples("Labels") { Example("Text") { Label("a", .textColor(.token(\Ink.text))) } }
      }
    }
    #expect(guide(nil).findings == [] && !guide(nil).html.contains("{--ground:"))
    let onPaper = guide(\.paper)
    let messages = onPaper.findings.map(\.description)
    #expect(messages.count == 3)
    #expect(
      messages.contains { $0.hasPrefix("Labels, Text: Label: The contrast of text is 3.21 in a dark") })
    #expect(messages.contains { $0.hasPrefix("Labels, Text, Blue: Label: The contrast of text is 2.44 in a light") })
    #expect(onPaper.html.contains("html:has(#_t0:checked){--ground:light-dark(#FFFFFF,#555555)}"))
    #expect(onPaper.html.contains("html:has(#_t1:checked){--ground:#0000FF}"))
    // Captions and specimens on it are legible.
    #expect(
      onPaper.html.contains(
        "html:has(#_t1:checked) :is(.stage,.fonts,.lengths,:is(.radii,.shadows,.borders,.gradients,.motions)>article)"
          + "{--text:light-dark(#FFFFFF,#F3F3F5);--soft:#FFFFFF;--mark:var(--soft)}"))
    #expect(onPaper.html.contains(".fonts,.lengths{background:var(--ground,none)}"))
    // The swatch of the text is compared with it, too.
    #expect(onPaper.html.contains("<dd>#000000</dd><dd>2.44</dd>"))
    let tree = LiveTree(Workbench(onPaper))
    let stage = try #require(tree.find(View.self, .label("Stage")).node().model as? View)
    #expect(stage.backgroundColor == Color(light: .white, dark: .darkGray))
  }

  @Test("Colors for high contrast are audited in that contrast")
  func highContrast() {
    let color = Color(light: .black, dark: .white, highContrastLight: .white, highContrastDark: .white)
    let guide = StyleGuide("Paint") { Examples("Labels") { Example("Text") { Label("a", .textColor(color)) } } }
    #expect(
      guide.findings.map(\.description) == [
        "Labels, Text: Label: The contrast of text is 1.0 in a light interface with high contrast, and less than 4.5. "
          + "(/labels/text?contrast)"
      ])
    #expect(guide.text.contains("contrast: 21.0 light, 21.0 dark, 1.0 light, high contrast\n"))
  }

  @Test("A card lists the tokens of font sizes, line heights and tracking, also those of states")
  func tokensOfFonts() {
    struct Ink: Theme {
      var size = 20.0, height = 40.0, space = 3.0, hovered = 25.0
      static let standard = Ink()
    }
    let font = Font.systemFont(ofSize: .token(\Ink.size)).lineHeight(.token(\Ink.height)).tracking(.token(\Ink.space))
    let guide = StyleGuide("x") {
      Examples("a") {
        Example("b") { Label("a", .font(font), .while(.hovered, .font(.systemFont(ofSize: .token(\Ink.hovered))))) }
      }
    }
    #expect(guide.text.contains("tokens: size, height, space, hovered\n"))
  }

  @Test("The contrast of a card is the lowest one of all states")
  func contrastOfStates() {
    let guide = StyleGuide("x") {
      Examples("a") { Example("b") { Label("a", .textColor(.black), .while(.hovered, .textColor(.gray))) } }
    }
    let hovered = guide.findings.first { $0.state == .hovered }?.finding.found
    #expect(hovered.map { guide.text.contains("contrast: \($0) light") } == true)
  }

  @Test("A computed token is printed without a memory address")
  func computedTokens() {
    struct Ink: Theme {
      var accent = Color(hex: 0x3D3DD6), radius = 8.0
      static let standard = Ink()
      var soft: Color { accent.withAlphaComponent(0.5) }
      var half: Double { radius / 2 }
    }
    let label = Label(
      "a", .textColor(.token(\Ink.soft)), .layer.cornerRadius(.token(\Ink.half)), .backgroundColor <-- \Ink.soft)
    #expect(!"\(label)".contains("0x"), "\(label)")
    let guide = StyleGuide("x") { Examples("a") { Example("b") { label } } }
    #expect(guide.text.contains("tokens: ") && !guide.text.contains("0x"))
  }

  @Test("The guide shows the problems that the reports of its recipes list")
  func problems() {
    let recipe = Recipe<Label, ActionLook>(
      .on(\.intent) { .numberOfLines($0 == .plain ? 2 : 3) }, .on(\.extent) { .numberOfLines($0 == .small ? 4 : 5) })
    let guide = StyleGuide("Paint") { Recipes("Labels", recipe) { Label("a") } }
    #expect(guide.problems.map(\.description) == ["Labels: intent and extent both set numberOfLines; extent wins."])
    let conflict = "! intent: danger and extent: large both set numberOfLines; extent: large wins."
    #expect(guide.text.split(separator: "\n").contains { $0 == conflict })
    #expect(guide.html.contains("<ul class=\"warnings\"><li>\(conflict.dropFirst(2))</li>"))
  }

  @Test("Recipes for the parts of a component are shown with the component")
  func parts() {
    struct CardStyle { var title = Mod<Label>.identity }
    let card = Recipe<CardStyle, ActionLook>(.slot(\.title, .on(\.extent) { .numberOfLines($0 == .small ? 1 : 2) }))
    let guide = StyleGuide("Paint") {
      Recipes("Cards", card, of: CardStyle(), named: "card") { Label("a", $0.title) }
    }
    #expect(guide.text.contains(".card(\\.extent .~ .large)\nLabel \"a\" numberOfLines: 2"))
  }

  @Test("Components are shown with their bodies")
  func components() {
    let guide = StyleGuide("Paint") { Examples("Names") { Example("Row") { NameValue(name: "Views", value: "1") } } }
    #expect(guide.html.contains("Views"))
    #expect(guide.text.contains("Label \"Views\""))
  }

  @Test("Writing a guide stores its page")
  func writing() throws {
    let file = URL.temporaryDirectory.appending(path: "\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    try showroom().write(to: file)
    #expect(try String(contentsOf: file, encoding: .utf8) == showroom().html)
    #expect(throws: (any Error).self) { try showroom().write(to: file.appending(path: "no/such/folder")) }
  }

  @Test("A shadow is shown with the color, offset and opacity of the same name prefix, in each theme")
  func shadows() {
    struct Raised: Theme {
      var shadow = Color(hex: 0x112233)
      var shadowRadius = 3.0
      var shadowOffset = 5.0
      var shadowOpacity = 0.5
      static let standard = Raised()
    }
    let guide = StyleGuide("Raised") {
      ThemeTokens(Raised.self, ["Day": .standard, "Night": configure(.standard, with: \.shadow .~ .black)])
    }
    for color in ["#112233", "#000000"] {
      #expect(guide.html.contains("box-shadow:0 5px 6px color-mix(in srgb,\(color) 50%,#0000)"))
    }
  }

  @Test("The switch of themes lists them; colors, fonts and numbers are shown in each")
  func themes() throws {
    let page = try GuideMarkup(showroom())
    #expect(page.elements.filter { $0.name == "option" }.map { $0.attributes["id"] } == ["_t0", "_t1"])
    for text in ["accent", "#3D3DD6", "#0B7A75", "spacing.large", "deprecated", "Use accent."] {
      #expect(page.text.contains(text), "\(text)")
    }
    #expect(showroom().text.contains("radius: 8.0 | 2.0\nspacing.small: 4.0\n"))
  }

  @Test("Code writes a choice that the environment fills as a selection does")
  func codeOfEnvironment() {
    let recipe = Recipe<Label, SurroundingsLook>(.on(\.width) { .numberOfLines($0 == .compact ? 2 : 1) })
    let guide = StyleGuide("x") { Recipes("Labels", recipe, named: "panel") { Label("a") } }
    #expect(guide.text.contains("\n.panel(\\.width .~ .compact)\n"))
  }

  @Test("A choice that the environment fills is drawn in each appearance")
  func environment() {
    let recipe = Recipe<Label, SurroundingsLook>(
      .when({ $0.style == .dark }, .textColor(.black), .backgroundColor(.black)))
    let guide = StyleGuide("x") { Examples("Labels") { Example("Dark") { Label("a", recipe()) } } }
    #expect(guide.findings.map(\.finding.rule) == [.contrast])
  }

  @Test("An example is drawn in the states in which it looks different")
  func statesOfExamples() {
    let guide = StyleGuide("Paint") {
      Examples("All") {
        Example("Text") { Label("Text", .textColor(.systemGray)) }
        Example("Field") { TextField(.text("Ada"), .accessibilityLabel("Name")) }
        Example("Link") { Label("Link", .textColor(.label), .while(.hovered, .alpha(0.99))) }
      }
    }
    let examples = guide.text.components(separatedBy: "### ").dropFirst()
    let states = examples.map { $0.split(separator: "\n").filter { $0.hasSuffix(":") }.map(String.init) }
    #expect(states == [[], ["disabled:"], ["hovered:"]])
    #expect(guide.findings.filter { $0.example == "Text" }.map(\.state) == [nil])
  }

  @Test("A problem of many combinations and states is one finding, with its count")
  func findingsOnce() {
    let recipe = Recipe<Button, ActionLook>(
      .base(.titleColor(.systemGray)), .on(\.extent) { .contentEdgeInsets($0 == .small ? 8 : 16) },
      .on(\.intent) { $0 == .danger ? .layer.cornerRadius(4) : .identity }, .while(.hovered, .layer.cornerRadius(8)))
    let guide = StyleGuide("Paint") { Recipes("Buttons", recipe) { Button("Save") } }
    let findings = guide.findings.filter { $0.state == nil }
    #expect(findings.count == 1 && (findings.first?.count ?? 0) >= 8)
    let count = findings.first?.count ?? 0
    #expect(findings.first?.description.contains(", in \(count) combinations: Button: The") == true)
    #expect(guide.html.contains("<b>\(guide.findings.count)</b> finding"))
  }

  @Test("A color with the same contrast in the normal and the high-contrast interface is one finding")
  func findingsOfContrasts() {
    let grey = Color(white: 0.7)
    let color = Color(light: grey, dark: .white, highContrastLight: grey, highContrastDark: .red)
    let guide = StyleGuide("a") {
      Examples("Labels") { Example("Text") { Label("a", .textColor(color), .backgroundColor(.systemBackground)) } }
    }
    #expect(guide.findings.filter { $0.description.contains("light") }.count == 1, "\(guide.findings)")
  }

  @Test("The press of a button inside an example is audited, as that of a button alone is")
  func presses() {
    let button = Button("Go", .titleColor(.white), .backgroundColor(Color(hex: 0x5C3DF5)), .height(44))
    func findings(_ widget: any Widget) -> [String] {
      StyleGuide("a") { Examples("All") { Example("One") { widget } } }.findings.map(\.finding.message)
    }
    #expect(findings(button).contains { $0.hasPrefix("The contrast of text is 4.18") })
    #expect(findings(VStack { button }).contains { $0.hasPrefix("The contrast of text is 4.18") })
    let styled = button.with(.while(.highlighted, .backgroundColor(.black)))
    #expect(findings(VStack { styled }) == [])
  }
}

private struct DigitsLook: DefaultVariants {
  var a = Digit.zero
  var b = Digit.zero
  var c = Digit.zero
  var d = Digit.zero
}

private enum Digit: Int, CaseIterable { case zero, one, two, three, four, five, six, seven, eight, nine }

private struct SurroundingsLook: DefaultVariants {
  @FromEnvironment(\.horizontalSizeClass) var width
  @FromEnvironment(\.userInterfaceStyle) var style
}
