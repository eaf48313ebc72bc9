import Mod
import Testing
import Widgets

@Suite struct TreeTests {
  @Test("A tree prints one widget a line, two spaces further in for each level")
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

  @Test("A widget that holds no others is a tree of one line")
  func leaf() {
    #expect(Label("Views").treeDescription == "Label(text: \"Views\")")
  }
}
