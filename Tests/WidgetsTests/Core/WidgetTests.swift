import Mod
import Testing
import Widgets

@Suite struct WidgetTests {
  @Test("A fresh widget prints only its type")
  func fresh() {
    #expect("\(View())" == "View()")
  }

  @Test("The properties of every view are printed and reported as the widget's own")
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

@Suite struct TreeTests {
  @Test("A tree prints one widget in a line, indented by two spaces for each level")
  func treeDescription() {
    let tree = View(
      .subviews([
        Label("Views"),
        View(.alpha(0.5), .subviews([Label("1000", .isHidden(true))])),
        View(),
      ]))
    #expect(
      tree.treeDescription == """
        View()
          Label(text: "Views")
          View(alpha: 0.5)
            Label(text: "1000", isHidden: true)
          View()
        """)
  }

  @Test("A widget without children prints as one line")
  func leaf() {
    #expect(Label("Views").treeDescription == "Label(text: \"Views\")")
  }
}
