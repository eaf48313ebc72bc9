import Live
import Testing

@MainActor
@Suite("A split view controller")
struct SplitViewControllerTests {
  private func host(_ mode: SplitViewController.DisplayMode) -> Host<Void> {
    Host(
      SplitViewController(.preferredDisplayMode(mode)) {
        ViewController("Users") { Button("Ada") }
        ViewController("Ada") { Button("Write") }
      })
  }

  @Test("shows both screens")
  func showsBoth() {
    #expect(host(.automatic).find(.button).all.map(\.name) == ["Ada", "Write"])
  }

  @Test("shows the secondary screen alone")
  func showsSecondary() {
    #expect(host(.secondaryOnly).find(.button).all.map(\.name) == ["Write"])
  }

  @Test("leaves the secondary screen to what is chosen in the primary one")
  func followsChoice() throws {
    let chosen = Var("Ada")
    let host = Host(
      SplitViewController {
        VStack { for name in ["Ada", "Grace"] { Button(name, .tapped --> { chosen.set(name) }) } }
        Label(.text <-- chosen.map { "About \($0)" })
      })
    try host.find(.button("Grace")).tap()
    #expect(try host.find(.staticText).text == "About Grace")
  }
}
