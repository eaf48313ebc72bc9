import LiveTesting
import StyleGuide
import Testing

@MainActor struct WorkbenchTests {
  @Test("text") func text() throws {
    let tree = LiveTree(Workbench(paintGuide))
    print(Preview.text(tree.widget))
    print(Preview.terminal(tree.widget, width: 100))
  }
}
