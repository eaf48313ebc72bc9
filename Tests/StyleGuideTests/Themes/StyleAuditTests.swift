import Foundation
import LiveTesting
import Mod
import OwnControls
import Preview
import StyleGuide
import Styles
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Audit against a theme") struct StyleAuditTests {
  private func messages(_ tree: any WidgetConvertible, allowing: Preview.SystemValues = .all) -> [String] {
    tree.audit(against: Paint.self, allowing: allowing).map(\.description)
  }

  @Test("Tokens, and numbers that equal tokens, are no findings")
  func tokens() {
    let tree = VStack(spacing: 16, .padding(4), .layer.cornerRadius <-- \Paint.radius) {
      Label("a", .textColor(.paint), .font(.token(\Paint.title)))
      View(.layer.cornerRadius(8), .backgroundColor(Color.paint.withAlphaComponent(0.3)))
      HStack(
        spacing: .token(\Paint.spacing.small), .layer.cornerRadius(.token(\Paint.radius)),
        .padding(h: .token(\Paint.radius))
      ) {}
    }
    #expect(messages(tree) == [])
  }

  @Test("A color and a font that equal tokens are findings, because they follow no other theme")
  func equal() {
    let label = Label("b", .textColor(Color(hex: 0x3D3DD6)), .font(.systemFont(ofSize: 20, weight: .bold)))
    #expect(
      messages(label) == [
        "Label, font: hard-coded .system(20, weight: .bold); is title, but follows no other theme",
        "Label, textColor: hard-coded #3D3DD6; is accent, but follows no other theme",
      ])
    #expect(label.audit(against: Paint.self).map(\.nearest) == ["title", "accent"])
    #expect(messages(Label("b", .while(.hovered, .textColor(Color(hex: 0x3D3DD6))))).count == 1)
  }

  @Test("A value that a style reads from the theme is no finding")
  func followed() {
    struct Look: DefaultVariants { var isLarge = false }
    let recipe = Recipe<Label, Look>(
      .base(.textColor(.token(\Paint.accent))), .on(\.isLarge, .font(.token(\Paint.title))))
    #expect(messages(VStack { Label("a", recipe()) }) == [])
  }

  @Test("Neither a deprecated token nor one that is far from the value is recommended")
  func unlike() {
    #expect(
      messages(Label("a", .textColor(.systemPink))) == ["Label, textColor: hard-coded .systemPink; no token is like it"]
    )
    #expect(Label("a", .textColor(.systemPink)).audit(against: Paint.self).map(\.nearest) == [nil])
    #expect(
      messages(View(.layer.cornerRadius(90))) == ["View, layer.cornerRadius: hard-coded 90.0; no token is like it"])
    let old = Paint.standard.highlight
    #expect(Label("a", .textColor(old)).audit(against: Paint.self).allSatisfy { $0.nearest != "highlight" })
  }

  @Test("Fresh widgets of every type have no findings", arguments: Hostile(text: "").widgets.indices)
  func fresh(_ index: Int) {
    let type = type(of: Hostile(text: "").widgets[index])
    #expect(messages(type.init(), allowing: []) == [])
  }

  @Test("A color, a font, a radius and a spacing that equal no token are findings, each with the nearest token")
  func hardCoded() {
    let tree = VStack(spacing: 7, .padding(15)) {
      Label("a", .textColor(Color(hex: 0x3D3DD7)), .font(.systemFont(ofSize: 19, weight: .bold)))
      View(.layer.cornerRadius(9), .padding(h: 4, v: 5))
    }
    #expect(
      messages(tree) == [
        "StackView, spacing: hard-coded 7.0; nearest is spacing.small, 4.0",
        "StackView, padding: hard-coded 15.0; nearest is spacing.large, 16.0",
        "StackView/0.Label, font: hard-coded .system(19, weight: .bold); nearest is title, "
          + ".system(20, weight: .bold)",
        "StackView/0.Label, textColor: hard-coded #3D3DD7; nearest is accent, ΔE 0.002",
        "StackView/1.View, layer.cornerRadius: hard-coded 9.0; nearest is radius, 8.0",
        "StackView/1.View, padding.top: hard-coded 5.0; nearest is spacing.small, 4.0",
        "StackView/1.View, padding.bottom: hard-coded 5.0; nearest is spacing.small, 4.0",
      ])
    let findings = tree.audit(against: Paint.self)
    #expect(findings.map(\.rule) == [.spacing, .spacing, .font, .color, .radius, .spacing, .spacing])
    #expect(findings[3].nearest == "accent" && findings[3].property == "textColor")
  }

  @Test("A color that equals a token in one appearance alone is a finding")
  func appearances() {
    let color = Color(light: Color(hex: 0x3D3DD6), dark: .white)
    #expect(messages(Label("a", .textColor(color))).count == 1)
  }

  @Test("Colors in attributed text, text attributes and gradients are found")
  func nested() {
    var text = AttributedString("a")
    text.foregroundColor = Color(hex: 0x123456)
    let gradient = GradientLayer(.colors([Color(hex: 0x123456), .paint]))
    let trees: [any Widget] = [
      Label(.attributedText(text)), View(.layer.sublayers([gradient])),
      NavigationBar(.titleTextAttributes(TextAttributes(.foregroundColor(Color(hex: 0x123456))))),
      Button("a", .titleColor(for: .highlighted) -- Color(hex: 0x123456)),
    ]
    for tree in trees {
      #expect(Set(tree.audit(against: Paint.self).map(\.rule)) == [.color], "\(tree)")
    }
  }

  @Test("Zero, transparent colors, and by default system colors and text styles are no findings")
  func allowed() {
    let tree = VStack(spacing: 0, .backgroundColor(.clear)) {
      Label("a", .textColor(.secondaryLabel), .font(.headline))
      Label("b", .textColor(Color.label.withAlphaComponent(0.5)), .backgroundColor(Color(hex: 0x123456, alpha: 0)))
    }
    #expect(messages(tree) == [])
    #expect(tree.audit(against: Paint.self, allowing: .textStyles).map(\.rule) == [.color, .color])
    #expect(tree.audit(against: Paint.self, allowing: .semanticColors).map(\.rule) == [.font])
    #expect(tree.audit(against: Paint.self, allowing: []).count == 3)
    for hue in [Color.systemRed, .black, .white] { #expect(messages(View(.tintColor(hue))).count == 1) }
  }

  @Test("A type of value for which the theme has no tokens is not checked")
  func otherKinds() {
    struct Colors: Theme {
      var accent = Color.paint
      static let standard = Colors()
    }
    let tree = VStack(spacing: 7) { Label("a", .font(.systemFont(ofSize: 3)), .layer.cornerRadius(3)) }
    #expect(tree.audit(against: Colors.self).isEmpty)
  }

  @Test("A deprecated token in use is a finding, also by a binding and in a state")
  func deprecated() {
    let old = Color.token(\Paint.highlight)
    let message = "highlight is deprecated: Use accent."
    #expect(messages(Label("a", .textColor(old))) == ["Label, textColor: \(message)"])
    #expect(
      messages(Label("a", .while(.hovered, .textColor(old)))) == ["Label, while(.hovered).textColor: \(message)"])
    #expect(messages(View(.backgroundColor <-- \Paint.highlight)) == ["View, backgroundColor: \(message)"])
  }

  @Test("A deprecated length, also inside of a value, is a finding")
  func deprecatedLengths() {
    struct Small: Theme {
      var gap = 8.0
      static let standard = Small()
      static var deprecated: [PartialKeyPath<Small>: String] { [\.gap: "No."] }
    }
    func messages(_ mod: Mod<View>) -> [String] { View(mod).audit(against: Small.self).map(\.description) }
    let gap = Double.token(\Small.gap)
    #expect(messages(.height(gap)) == ["View, height: gap is deprecated: No."])
    #expect(messages(.minimumHeight(gap)) == ["View, minimumHeight: gap is deprecated: No."])
    #expect(messages(.width(max: gap)) == ["View, maximumWidth: gap is deprecated: No."])
    #expect(messages(.while(.hovered, .width(gap))) == ["View, while(.hovered).width: gap is deprecated: No."])
    #expect(messages(.height(8)) == [])
    struct Track: Hashable, Sendable { @Themed var width = 1.0 }
    struct Gauge: Widget {
      var track = Track()
      var attributes = ViewAttributes.fresh
    }
    var gauge = Gauge()
    gauge.track.width = gap
    #expect(gauge.audit(against: Small.self).map(\.description) == ["Gauge, track.width: gap is deprecated: No."])
  }

  @Test("Of equal colors, one whose role fits the property is recommended, or else an alias")
  func roles() {
    struct Roles: Theme {
      var blue5 = Color(hex: 0x0969DA)
      var accent = Color.token(\Roles.blue5)
      var bgAccent = Color.token(\Roles.blue5)
      var fgAccent = Color.token(\Roles.blue5)
      static let standard = Roles()
    }
    func nearest(_ mod: Mod<Label>) -> [String?] { Label("a", mod).audit(against: Roles.self).map(\.nearest) }
    for hex: UInt32 in [0x0969DA, 0x0969DB] {
      #expect(nearest(.textColor(Color(hex: hex))) == ["fgAccent"])
      #expect(nearest(.backgroundColor(Color(hex: hex))) == ["bgAccent"])
      #expect(nearest(.layer.borderColor(Color(hex: hex))) == ["accent"])
    }
  }

  @Test("Values in Mods of states are checked")
  func states() {
    let button = Button("a", .while(.highlighted, .backgroundColor(.systemPink), .alpha(0.5)))
    #expect(button.audit(against: Paint.self).map(\.property) == ["while(.highlighted).backgroundColor"])
  }

  @Test("Values in nested Mods of states are checked")
  func nestedStates() {
    let old = Color.token(\Paint.highlight)
    let label = Label(
      "a", .while(.selected, .while(.hovered, .textColor(Color(hex: 0x3D3DD6)), .while(.focused, .textColor(old)))))
    #expect(
      messages(label) == [
        "Label, while(.selected).while(.hovered).textColor: hard-coded #3D3DD6; is accent, but follows no other theme",
        "Label, while(.selected).while(.hovered).while(.focused).textColor: highlight is deprecated: Use accent.",
      ])
    let bound = Label("a", .while(.selected, .backgroundColor <-- \Paint.highlight))
    #expect(messages(bound) == ["Label, while(.selected).backgroundColor: highlight is deprecated: Use accent."])
  }

  @Test("A font size that equals a token of the theme is a finding")
  func fontSizes() {
    struct Sizes: Theme {
      var text = 16.0
      var headingSize = 24.0
      var iconSize = 20.0
      var lineHeight = 22.0
      static let standard = Sizes()
    }
    func messages(_ font: Font) -> [String] { Label("a", .font(font)).audit(against: Sizes.self).map(\.description) }
    #expect(messages(.systemFont(ofSize: .token(\Sizes.text))) == [] && messages(.headline) == [])
    #expect(
      messages(.systemFont(ofSize: 16)) == [
        "Label, font: hard-coded .system(16); its size is text, but follows no other theme"
      ])
    #expect(
      messages(.systemFont(ofSize: 22, weight: .bold)) == [
        "Label, font: hard-coded .system(22, weight: .bold); nearest size is headingSize, 24.0"
      ])
    #expect(messages(.systemFont(ofSize: 90)) == ["Label, font: hard-coded .system(90); no token is like it"])
    struct Both: Theme {
      var title = Font.systemFont(ofSize: 20, weight: .bold)
      var text = 16.0
      static let standard = Both()
    }
    func nearest(_ font: Font) -> [String?] { Label("a", .font(font)).audit(against: Both.self).map(\.nearest) }
    #expect(nearest(.systemFont(ofSize: 16)) == ["text"] && nearest(.systemFont(ofSize: 19)) == ["title"])
  }

  private struct Letters: Theme {
    var accent = Color(hex: 0x3D3DD6)
    var body = Font.systemFont(ofSize: 16).lineHeight(24)
    var headingSize = 30.0
    var textSize = 31.0
    var lineHeightTight = 24.0
    var lineHeightOld = 25.0
    var letterSpacing = 1.0
    static let standard = Letters()
    static var deprecated: [PartialKeyPath<Letters>: String] { [\.textSize: "No.", \.lineHeightOld: "No."] }
  }

  private func messages(ofFont font: Font) -> [String] {
    Label("a", .font(font)).audit(against: Letters.self).map(\.description)
  }

  @Test("Deprecated tokens of the numbers of a font are findings")
  func deprecatedNumbers() {
    #expect(
      messages(ofFont: .systemFont(ofSize: .token(\Letters.textSize)).lineHeight(.token(\Letters.lineHeightOld)))
        == ["Label, font: textSize is deprecated: No.", "Label, font: lineHeightOld is deprecated: No."])
    #expect(
      messages(ofFont: .systemFont(ofSize: .token(\Letters.headingSize)).tracking(.token(\Letters.letterSpacing))) == []
    )
  }

  @Test("Constants beside the tokens of a font are findings, each compared with tokens of its kind")
  func partsOfFonts() {
    let high = Double.token(\Letters.lineHeightTight)
    func parts(_ font: Font) -> [String] {
      messages(ofFont: font).map { String($0.split(separator: "; ", maxSplits: 1).last ?? "") }
    }
    #expect(parts(.systemFont(ofSize: 30).lineHeight(high)) == ["its size is headingSize, but follows no other theme"])
    #expect(parts(.systemFont(ofSize: 77).lineHeight(high)) == ["no token is like it"])
    #expect(parts(.token(\Letters.body).lineHeight(33)) == ["nearest line height is lineHeightTight, 24.0"])
    #expect(
      parts(.token(\Letters.body).lineHeight(24)) == ["its line height is lineHeightTight, but follows no other theme"])
    #expect(parts(.token(\Letters.body).lineHeight(200)) == ["no token is like its line height"])
    #expect(
      parts(.token(\Letters.body).lineHeight(high).tracking(1)) == [
        "its tracking is letterSpacing, but follows no other theme"
      ])
    #expect(parts(.token(\Letters.body).withSize(30)) == ["its size is headingSize, but follows no other theme"])
    #expect(parts(.body.lineHeight(33)) == ["nearest line height is lineHeightTight, 24.0"])
    #expect(parts(.token(\Letters.body).lineHeight(high)) == [])
  }

  @Test("A line height that the theme gives as a factor is compared with the resulting height")
  func factors() {
    struct Factors: Theme {
      var lineHeight = 1.5
      static let standard = Factors()
    }
    func nearest(_ height: Double) -> [String] {
      Label("a", .font(.systemFont(ofSize: 16).lineHeight(height))).audit(against: Factors.self).map(\.message)
    }
    #expect(nearest(24).first?.hasSuffix("its line height is lineHeight, but follows no other theme") == true)
    #expect(nearest(23).first?.hasSuffix("nearest line height is lineHeight, 24.0") == true)
  }

  @Test("A color mixed with a token is a finding, unless the other color is a token, too")
  func mixtures() {
    func messages(_ color: Color) -> [String] {
      Label("a", .textColor(color)).audit(against: Letters.self).map(\.description)
    }
    let token = Color.token(\Letters.accent)
    #expect(
      messages(Color(hex: 0x3D3DD6).mixed(with: token, by: 0.3)) == [
        "Label, textColor: hard-coded #3D3DD6; is accent, but follows no other theme"
      ])
    #expect(messages(Color(light: token, dark: .systemPink)).count == 1)
    #expect(messages(token.mixed(with: token, by: 0.1)) == [])
    for color in [Color.black, .white] {
      let found = messages(token.mixed(with: color, by: 0.1))
      #expect(found.count == 1 && found.first?.hasPrefix("Label, textColor: hard-coded \(color);") == true)
    }
  }

  @Test("A theme in a Mod of a state is a finding, because it has no effect")
  func themesOfStates() {
    let night = Mod<StackView>.while(.darkAppearance, .theme(Paint.night))
    let tree = VStack { VStack(.while(.selected, night), .theme(Paint.night)) {} }
    let findings = tree.audit(against: Paint.self)
    #expect(findings.map(\.rule) == [.themeOfState])
    #expect(
      findings.map(\.description) == [
        "StackView/0.StackView, while(.selected).while(.darkAppearance).theme(Paint): a Mod of a state sets no theme; "
          + "a color of the theme can differ by appearance: Color(light:dark:)"
      ])
    #expect(VStack(night) {}.audit(against: Letters.self) == [])
    let mod = Mod<StackView>.while(.darkAppearance, .theme(Paint.self, \.radius .~ 1))
    #expect(VStack(mod) {}.audit(against: Paint.self).count == 1)
  }

  @Test("An attributed text has one finding for each different value")
  func attributedTexts() {
    var text = AttributedString("a")
    text.font = .systemFont(ofSize: 19, weight: .bold)
    text.foregroundColor = Color(hex: 0x3D3DD6)
    var other = AttributedString("b")
    other.font = .systemFont(ofSize: 19, weight: .bold)
    let label = Label(.attributedText(text + AttributedString("-") + other))
    #expect(label.audit(against: Paint.self).map(\.property) == ["attributedText", "attributedText"])
    let colored = label.with(.textColor(Color(hex: 0x3D3DD5)))
    #expect(colored.audit(against: Paint.self).map(\.property) == ["attributedText", "attributedText", "textColor"])
  }

  @Test("Values are compared with the theme around them")
  func themes() {
    let label = Label("a", .textColor(Color(hex: 0x0B7A75)))
    func saysAccent(_ tree: any WidgetConvertible) -> Bool { messages(tree).contains { $0.contains("is accent,") } }
    #expect(!saysAccent(VStack { label }))
    #expect(saysAccent(VStack(.theme(Paint.night)) { label }))
    #expect(saysAccent(label.with(.theme(Paint.night))))
  }

  @Test("The bodies of components, custom widgets and the contents of bars are checked")
  func contents() {
    struct Row: Component {
      var body: Children { Label("a", .textColor(.systemPink)) }
    }
    let bar = Toolbar(.items([BarButtonItem(customView: Label("a", .textColor(.systemPink)))]))
    #expect(messages(VStack { Row() }).count == 1)
    #expect(messages(bar) == ["Toolbar/0.Label, textColor: hard-coded .systemPink; no token is like it"])
    #expect(messages(Gauge()) == [])
  }

  @Test("A recipe whose property is overridden is a finding")
  func recipes() {
    let recipes = [Recipes("Buttons", Mod<Button>.action, named: "action") { Button() }]
    func messages(_ mods: Mod<Button>...) -> [String] {
      VStack { Button("a", .combine(mods)) }.audit(against: Paint.self, recipes: recipes)
        .filter { $0.rule == .recipeOverride }.map(\.description)
    }
    #expect(messages(Mod<Button>.action()) == [])
    #expect(messages(Mod<Button>.action(\.extent .~ .large), .alpha(0.5)) == [])
    #expect(
      messages(Mod<Button>.action(\.extent .~ .large), .contentEdgeInsets(15))
        == ["StackView/0.Button, contentEdgeInsets: 15.0 overrides 16.0 of .action(\\.extent .~ .large)"])
    #expect(
      messages(Mod<Button>.action(\.intent .~ .danger), .backgroundColor(.paint), .titleColor(.black))
        == ["StackView/0.Button, titleColor: .black overrides .onAccent of .action()"])
    #expect(messages(.backgroundColor(.systemGreen)) == [], "it shares too little with the recipe")
  }

  @Test("A tree of any depth is audited")
  func deep() {
    var tree: any Widget = Label("a", .textColor(.systemPink))
    for _ in 0..<3_000 { tree = View(.subviews([tree])) }
    let findings = tree.audit(against: Paint.self)
    #expect(findings.count == 1)
    #expect(findings.first?.path.hasSuffix("0.Label") == true)
  }

  @Test("Each finding is on one line, whatever texts it contains")
  func hostile() {
    for text in Hostile.texts {
      let label = Label(text, .font(Font(name: text, size: 12)))
      #expect(messages(label).allSatisfy { $0.isPrintable(on: "") })
    }
  }

  @Test("The audit of a live tree checks the widgets that it shows")
  func liveTrees() {
    let night = Var(Paint.night)
    let tree = VStack(spacing: .token(\Paint.spacing.small), .theme(night)) {
      Label("a", .textColor(.paint), .font(.token(\Paint.title)), .layer.cornerRadius <-- \Paint.radius)
      Button("b", Mod<Button>.action(), .while(.hovered, .backgroundColor(.onPaint)))
    }
    #expect(LiveTree(tree).audit(against: Paint.self).map(\.description) == [])
    let wrong = VStack(.theme(Paint.night)) {
      Label("a", .textColor(Color(hex: 0x0B7A75)), .while(.hovered, .textColor(.systemPink)))
      Label("b", .textColor(.token(\Paint.highlight)))
    }
    let live = LiveTree(wrong).audit(against: Paint.self)
    #expect(live.count == 3 && live == wrong.audit(against: Paint.self))
    let screen = ViewController(.children([Label("a", .textColor(.paint))]))
    let presenter = ViewController(.presentedViewController(screen))
    #expect(LiveTree(presenter).audit(against: Paint.self) == [] && messages(presenter) == [])
    let pink = ViewController(.children([Label("a", .textColor(.systemPink))]))
    #expect(messages(presenter.with(.presentedViewController(pink))).count == 1)
  }

  @Test("A value that a component reads from the theme is no finding")
  func components() {
    struct Badge: Component {
      @Environment(Paint.self) private var paint
      let isPink: Bool

      var body: Children {
        Label(
          "New", .backgroundColor(isPink ? .systemPink : paint.accent),
          .layer.shadows([ShadowLayer(color: paint.accent, blur: 2)]), .padding(paint.spacing.small * 3),
          .font(paint.title))
      }
    }
    for theme in [Paint.standard, .night] {
      let tree = VStack(.theme(theme)) { Badge(isPink: false) }
      #expect(messages(tree) == [])
      #expect(messages(Badge(isPink: false)) == [])
      #expect(LiveTree(tree).audit(against: Paint.self) == [])
      let wrong = VStack(.theme(theme)) { Badge(isPink: true) }
      #expect(wrong.audit(against: Paint.self).map(\.property) == ["backgroundColor"])
      #expect(LiveTree(wrong).audit(against: Paint.self).map(\.property) == ["backgroundColor"])
    }
  }

  @Test("A deprecated token of insets is one finding")
  func deprecatedInsets() {
    struct Old: Theme {
      var gap = 8.0
      var insets = EdgeInsets(8)
      static let standard = Old()
      static var deprecated: [PartialKeyPath<Old>: String] { [\.gap: "Use space.", \.insets: "Use space."] }
    }
    func properties(_ widget: any Widget) -> [String] { widget.audit(against: Old.self).map(\.property) }
    #expect(properties(Label("a", .padding(.token(\Old.gap)))) == ["padding"])
    #expect(properties(Button("a", .contentEdgeInsets(.token(\Old.insets)))) == ["contentEdgeInsets"])
  }
}
