import Audit
import Mod
import Testing
import Widgets

@Suite("An audit of what one has to see of controls") struct AuditMarksTests {
  private func findings(_ widget: any Widget) -> [Preview.Finding] {
    Preview.audit(View(.overrideUserInterfaceStyle(.light), .subviews([widget])))
  }

  private let pale = Color(hex: 0xEEEEEE)
  private let clear = Color(hex: 0x707070)

  @Test("A border of a field that one can hardly see is found")
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

  @Test("Tints of controls are checked, and the colors of the system are not")
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
}
