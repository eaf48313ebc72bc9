import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("A split view controller that collapses")
struct SplittingTests {
  let log = Log()

  private func tree(
    _ size: Var<UserInterfaceSizeClass>, _ mods: Mod<SplitViewController>...
  ) -> LiveTree<UserInterfaceSizeClass?> {
    let log = log
    return LiveTree(size) { size in
      View(.environment(\.horizontalSizeClass, size)) {
        SplitViewController(
          .collapsedChanged --> { log("collapsed \($0)") }, .dismissedSecondary --> { log("dismissed") },
          .willChangeDisplayMode --> { log("will be \($0)") }, Mod(list: mods)
        ) {
          ViewController("Users", .didAppear --> { log("users") }) {
            Button("Ada", .tapped --> inContext { try $0.showSecondary() })
          }
          ViewController("Ada", .navigationItem.leftBarButtonItem(.displayModeButton())) {
            Button("Write")
            Button("Back", .tapped --> inContext { try $0.showPrimary() })
            Button("Toggle", .tapped --> inContext { try $0.toggleDisplayMode() })
          }
        }
      }
    }
  }

  @Test("A split view controller shows the secondary screen alone in a compact width")
  func collapses() throws {
    let size = Var(UserInterfaceSizeClass.regular)
    let tree = tree(size)
    #expect(tree.find(.button("Ada")).exists && tree.find(.button("Write")).exists)
    size.set(.compact)
    #expect(!tree.find(.button("Ada")).exists && tree.find(.button("Write")).exists)
    try tree.goBack()
    #expect(tree.find(.button("Ada")).exists && !tree.find(.button("Write")).exists)
    try tree.find(.button("Ada")).tap()
    try tree.find(.button("Back")).tap()
    #expect(tree.find(.button("Ada")).exists)
    size.set(.regular)
    #expect(tree.find(.button("Ada")).exists && tree.find(.button("Write")).exists)
    #expect(log.lines == ["users", "collapsed true", "users", "dismissed", "users", "dismissed", "collapsed false"])
  }

  @Test("A collapsed split view controller has a back button with the title of the primary screen")
  func backButton() throws {
    let size = Var(UserInterfaceSizeClass.regular)
    let tree = tree(size)
    #expect(!tree.find(.button("Users")).exists)
    size.set(.compact)
    try tree.find(.button("Users")).tap()
    #expect(tree.find(.button("Ada")).exists && !tree.find(.button("Users")).exists)
    #expect(log.lines.contains("dismissed"))
  }

  @Test("The back button of a split view controller has the title of the visible screen of a stack")
  func backTitle() throws {
    let tree = LiveTree(
      SplitViewController(.isCollapsed(true)) {
        NavigationController {
          ViewController("Rooms")
          ViewController("Users")
        }
        Label("Ada")
      })
    #expect(tree.find(.button).all.map(\.name) == ["Users"])
  }

  @Test("Going back in nested collapsed split view controllers goes back in the innermost one")
  func nested() throws {
    let tree = LiveTree(
      SplitViewController(.isCollapsed(true)) {
        ViewController("Rooms") { Label("All rooms") }
        SplitViewController(.isCollapsed(true)) {
          ViewController("Users") { Label("All users") }
          ViewController("Ada") { Button("Write") }
        }
      })
    try tree.find(.button("Write")).goBack()
    #expect(tree.find(.text("All users")).exists && !tree.find(.text("All rooms")).exists)
    try tree.find(.text("All users")).goBack()
    #expect(tree.find(.text("All rooms")).exists)
  }

  @Test("A split view controller asks `collapseSecondary` which screen to show in a compact width")
  func asks() {
    let tree = tree(Var(.compact), .collapseSecondary -- { _ in true })
    #expect(tree.find(.button("Ada")).exists && !tree.find(.button("Write")).exists)
  }

  @Test("The button of a split view controller hides the primary screen, and shows it again")
  func displayMode() throws {
    let tree = tree(Var(.unspecified))
    try tree.find(.button("Toggle")).tap()
    #expect(!tree.find(.button("Ada")).exists)
    try tree.find(.button("Toggle")).tap()
    #expect(tree.find(.button("Ada")).exists)
    try tree.find(.button("Toggle")).tap()
    try tree.find(.button("Back")).tap()
    #expect(tree.find(.button("Ada")).exists)
    #expect(log.lines.filter { $0 != "users" }.prefix(2) == ["will be secondaryOnly", "will be oneBesideSecondary"])
  }

  @Test("An action that needs a split view controller is refused outside of one")
  func refuses() throws {
    let tree = LiveTree(Button("Toggle", .tapped --> inContext { try $0.toggleDisplayMode() }))
    try tree.tap()
    #expect((tree.errors.first as? NavigationError)?.reason == .noSplitViewController)
  }

  @Test("A window sends events when it becomes visible, hidden and key")
  func window() {
    let log = log
    let (isHidden, isKey) = (Var(false), Var(false))
    let tree = LiveTree(
      Window(
        .isHidden <-- isHidden, .isKeyWindow <-- isKey, .didBecomeVisible --> { log("visible") },
        .didBecomeHidden --> { log("hidden") }, .didBecomeKey --> { log("key") }, .didResignKey --> { log("not key") }))
    isHidden.set(true)
    isKey.set(true)
    isKey.set(false)
    #expect(log.lines == ["visible", "hidden", "key", "not key"])
    _ = tree
  }
}
