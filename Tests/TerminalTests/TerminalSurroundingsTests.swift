import LiveTesting
import Testing
import Widgets

@testable import Terminal

@Suite("Another environment around widgets that stay the same, in a terminal")
@MainActor struct TerminalSurroundingsTests {
  private func tree(_ state: Bool) -> LiveTree<Bool> {
    LiveTree(state) { isOther in
      VStack(.environment(\.layoutDirection, isOther ? .rightToLeft : .leftToRight)) {
        HStack {
          Label("Text")
          Label("End")
        }
        Slider(.value(0.2), .padding(leading: 16))
        Label(.text <-- Var("Bound"), .textAlignment(.natural))
      }
    }
  }

  @Test("Widgets whose environment changes look as in a new terminal, read before or not", arguments: [false, true])
  func direction(isRead: Bool) {
    let tree = tree(false)
    if isRead { _ = tree.root.children.flatMap(\.children) }
    let stage = Stage(tree, width: 30, height: 8)
    let before = stage.terminal.text
    for isOther in [true, false] {
      tree.state = isOther
      stage.show()
      #expect(stage.terminal.text == Stage(self.tree(isOther), width: 30, height: 8).terminal.text)
      #expect((stage.terminal.text == before) == !isOther)
    }
  }
}
