import LiveTesting
import StyleGuide
import Styles
import Testing

@MainActor @Suite("The text size of a workbench") struct WorkbenchTextSizeTests {
  private let selection = Var(WorkbenchSelection())

  private func workbench(_ widget: some WidgetConvertible) -> LiveTree<Void> {
    let guide = StyleGuide("Texts") { Examples("Texts") { Example("Text") { widget } } }
    return LiveTree(Workbench(guide, selection: selection))
  }

  private func look<Shown: Widget>(_ type: Shown.Type, _ tree: LiveTree<Void>) throws -> Shown {
    try #require(tree.find(Shown.self, .inside(.label("Stage"))).node().appearance as? Shown)
  }

  private func choose(_ size: String, _ tree: LiveTree<Void>) throws {
    try tree.find(.button(size), .inside(.label("Text size"))).tap()
  }

  @Test("Texts that follow the text size have the chosen one, on the stage alone, in pages and in drawings")
  func scaling() throws {
    let tree = workbench(Label("a", .font(.body), .dynamicFont))
    for (name, size) in [("XS", 14.0), ("XXXL", 23), ("AX5", 53), ("AX3", 40), ("L", 17)] {
      try choose(name, tree)
      #expect(try look(Label.self, tree).font.pointSize == size, "\(name)")
      let chip = try #require(tree.find(.button("Own")).node().appearance as? Button)
      #expect(chip.titleLabel.font.pointSize < 20)
    }
    try choose("AX5", tree)
    #expect(selection.value.address == "/?textSize=accessibilityExtraExtraExtraLarge")
    #expect(Preview.html(tree.widget).contains("font-size:53px"))
    #expect(Preview.svg(tree.widget).contains("font-size:53px"))
  }

  @Test("Texts that do not follow the text size, or set one of their own, do not change")
  func fixed() throws {
    for label in [Label("a", .font(.body)), Label("a", .font(.systemFont(ofSize: 17)), .dynamicFont)] {
      let tree = workbench(label)
      try choose("AX5", tree)
      #expect(try look(Label.self, tree).font.pointSize == 17)
    }
  }

  @Test("Texts grow up to their largest text size")
  func limited() throws {
    let tree = workbench(
      Label("a", .font(.body), .dynamicFont, .maximumContentSizeCategory(.extraExtraExtraLarge)))
    try choose("AX5", tree)
    #expect(try look(Label.self, tree).font.pointSize == 23)
  }

  @Test("Titles of buttons and texts of fields in fonts of tokens follow the text size")
  func tokens() throws {
    let tree = workbench(
      VStack {
        Button("Save", .buttonStyle()); TextField(.textFieldStyle())
      })
    let sizes = try (look(Button.self, tree).titleLabel.font.pointSize, look(TextField.self, tree).font.pointSize)
    try choose("AX5", tree)
    #expect(try look(Button.self, tree).titleLabel.font.pointSize > sizes.0 * 2)
    #expect(try look(TextField.self, tree).font.pointSize > sizes.1 * 2)
  }

  @Test("Accessibility sizes are a state of the environment")
  func states() throws {
    let tree = workbench(Label("a", .while(.accessibilityTextSize, .numberOfLines(3))))
    #expect(try look(Label.self, tree).numberOfLines == 1)
    try choose("AX1", tree)
    #expect(try look(Label.self, tree).numberOfLines == 3)
    try choose("XXXL", tree)
    #expect(try look(Label.self, tree).numberOfLines == 1)
  }
}
