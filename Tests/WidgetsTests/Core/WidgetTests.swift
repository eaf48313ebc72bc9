import Mod
import Testing
import Widgets

@Suite struct WidgetTests {
  @Test("A fresh widget prints nothing but its type")
  func fresh() {
    #expect("\(View())" == "View()")
  }

  @Test("What every view has prints and is reported as the widget's own")
  func attributes() {
    let style: Mod<View> = [
      .tag(7), .backgroundColor(.systemRed), .layer.cornerRadius(6), .accessibilityLabel("Card"),
      .layoutMargins(.init(8)),
    ]
    let properties = "tag: 7, backgroundColor: .systemRed, layer.cornerRadius: 6.0, accessibilityLabel: \"Card\""
    #expect("\(View(style))" == "View(\(properties))")
    #expect(
      style.changes(to: View()).map(\.path) == ["tag", "backgroundColor", "layer.cornerRadius", "accessibilityLabel"])
  }
}
