import LiveTesting
import Testing

@MainActor
@Suite("A split view controller")
struct SplitViewControllerTests {
  private func tree(_ mode: SplitViewController.DisplayMode) -> LiveTree<Void> {
    LiveTree(
      SplitViewController(.preferredDisplayMode(mode)) {
        ViewController("Users") { Button("Ada") }
        ViewController("Ada") { Button("Write") }
      })
  }

  @Test("A split view controller shows both screens")
  func showsBoth() {
    #expect(tree(.automatic).find(.button).all.map(\.name) == ["Ada", "Write"])
  }

  @Test("A split view controller shows the secondary screen alone")
  func showsSecondary() {
    #expect(tree(.secondaryOnly).find(.button).all.map(\.name) == ["Write"])
  }

  @Test("A split view controller shows in its secondary screen what is chosen in the primary one")
  func followsChoice() throws {
    let chosen = Var("Ada")
    let tree = LiveTree(
      SplitViewController {
        VStack { for name in ["Ada", "Grace"] { Button(name, .tapped --> { chosen.set(name) }) } }
        Label(.text <-- chosen.map { "About \($0)" })
      })
    try tree.find(.button("Grace")).tap()
    #expect(try tree.find(.staticText).text == "About Grace")
  }
}
