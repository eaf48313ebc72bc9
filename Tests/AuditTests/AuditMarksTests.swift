import Audit
import Mod
import Testing
import Widgets

@Suite("An audit of the visible parts of controls") struct AuditMarksTests {
  private func findings(_ widget: any Widget) -> [Preview.Finding] {
    Preview.audit(View(.overrideUserInterfaceStyle(.light), .subviews([widget])))
  }

  private let pale = Color(hex: 0xEEEEEE)
  private let clear = Color(hex: 0x707070)

  @Test("A border of a field with too little contrast is found")
  func borders() {
    let field = TextField(.text("Ada"), .accessibilityLabel("Name"), .layer.borderWidth(1))
    #expect(findings(field.with(.layer.borderColor(clear))) == [])
    let found = findings(field.with(.layer.borderColor(pale)))
    #expect(
      found.map(\.description) == [
        "View/0.TextField: The contrast of the border is 1.16 in a light interface, and less than 3."
      ])
    #expect(found.allSatisfy { $0.rule == .controlContrast && $0.property == "layer.borderColor" && $0.wanted == 3 })
    // The ground of the field is seen, or the border on it.
    let dark = field.with(.layer.borderColor(pale), .backgroundColor(.black), .textColor(.white))
    #expect(findings(dark) == [])
    #expect(findings(field.with(.layer.borderColor(pale), .layer.borderWidth(0))) == [])
  }

  @Test("An icon is checked in the color that is set for it if it replaces a title or has a label")
  func icons() {
    let star = Image(systemName: "star")
    func properties(_ color: Color) -> [String] {
      let button = Button(.image(star), .accessibilityLabel("Star"), .size(44))
      let widgets: [any Widget] = [
        button.with(.tintColor(color)), button.with(.titleColor(color)), button.with(.imageView.tintColor(color)),
        button.with(.image(star.withTintColor(color))),
        ImageView(star, .tintColor(color), .isAccessibilityElement(true), .accessibilityLabel("Star")),
      ]
      return widgets.flatMap(findings).filter { $0.rule == .controlContrast }.map(\.property)
    }
    #expect(properties(pale) == ["tintColor", "titleColor", "imageView.tintColor", "image", "tintColor"])
    #expect(properties(clear) == [])
    let filled = Button(.image(star), .accessibilityLabel("Star"), .size(44), .backgroundColor(.black))
    #expect(findings(filled.with(.tintColor(pale))) == [])
    #expect(findings(filled.with(.imageView.tintColor(.black))).map(\.found) == [1])
    #expect(findings(ImageView(star, .tintColor(pale))) == [])
  }

  @Test("Tint colors of controls are checked, unless they are colors of the system")
  func tints() {
    let name = "Volume"
    func properties(_ color: Color) -> [String] {
      let widgets: [any Widget] = [
        Slider(.minimumTrackTintColor(color), .accessibilityLabel(name)),
        Switch(.isOn(true), .onTintColor(color), .accessibilityLabel(name)),
        ProgressView(.progressTintColor(color), .accessibilityLabel(name)),
        PageControl(.numberOfPages(3), .currentPageIndicatorTintColor(color), .accessibilityLabel(name)),
      ]
      return widgets.flatMap(findings).map(\.property)
    }
    #expect(
      properties(pale) == [
        "minimumTrackTintColor", "onTintColor", "progressTintColor", "currentPageIndicatorTintColor",
      ])
    #expect(properties(clear) == [])
    let plain: [any Widget] = [
      Slider(), Switch(.isOn(true)), ProgressView(), PageControl(.numberOfPages(3)), TextField(),
    ]
    for widget in plain { #expect(findings(widget).filter { $0.rule == .controlContrast } == []) }
    #expect(findings(Switch(.onTintColor(pale), .accessibilityLabel(name))) == [])
    #expect(findings(Slider(.minimumTrackTintColor(pale), .isEnabled(false), .accessibilityLabel(name))) == [])
  }

  @Test("A mark of the focus with too little contrast is found")
  @MainActor func focus() {
    let button = Button("Save", .titleColor(.black), .backgroundColor(.white), .height(44))
    func audited(_ mods: Mod<Button>...) -> [Preview.Finding] {
      findings(button.with(.while(.focused, .combine(mods))))
    }
    let found = audited(.layer.shadows([.ring(pale)]))
    #expect(
      found.map(\.description) == [
        "View/0.Button: The contrast of the focus is 1.16 in a light interface, and less than 3."
      ])
    #expect(found.map(\.rule) == [.controlContrast] && found.map(\.state) == [.focused])
    #expect(found.map(\.property) == ["layer.shadows"])
    #expect(audited(.border(pale, width: 2)).map(\.property) == ["layer.borderColor"])
    #expect(audited(.backgroundColor(pale)).map(\.property) == ["backgroundColor"])
    #expect(audited(.titleColor(.darkGray)).map(\.property) == ["titleColor"])
    #expect(audited(.layer.shadows([.ring(.white), .ring(clear, width: 4)])) == [])
    #expect(audited(.border(clear, width: 2)) == [])
    #expect(audited(.backgroundColor(.black), .titleColor(.white)) == [])
    // Other differences than colors are seen.
    #expect(audited(.titleLabel.font(.systemFont(ofSize: 20))) == [])
    #expect(audited(.border(pale, width: 2), .transform(.init(scaleX: 1.2, y: 1.2))) == [])
    #expect(audited() == [])
  }

  @Test("The mark of the focus is compared with the background of the control, and checked on enabled controls alone")
  @MainActor func focusAround() {
    let ring: Mod<Button> = .while(.focused, .layer.shadows([.ring(.white)]))
    let button = Button("Save", .titleColor(.black), .backgroundColor(.white), .height(44), ring)
    func found(_ widget: any Widget) -> [String] { findings(widget).map(\.path) }
    #expect(found(button) == ["View/0.Button"])
    #expect(found(VStack(.padding(8), .backgroundColor(.black)) { button }) == [])
    #expect(found(button.with(.isEnabled(false))) == [])
    #expect(found(Label("Save", .textColor(.black), .while(.focused, .layer.shadows([.ring(.white)])))) == [])
    let field = TextField(.text("Ada"), .accessibilityLabel("Name"), .while(.focused, .layer.shadows([.ring(.white)])))
    #expect(found(field) == [])
    let dark = VStack { button.with(.while(.darkAppearance, .titleColor(.black))) }
    #expect(found(dark) == ["View/0.StackView/0.Button"])
  }
}
