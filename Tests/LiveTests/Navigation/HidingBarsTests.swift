import LiveTesting
import Testing

@MainActor
@Suite("The bars of a stack")
struct HidingBarsTests {
  @Test("A stack hides its bars in a compact height, until its user taps the content")
  func hidesWhenVerticallyCompact() throws {
    let size = Var(UserInterfaceSizeClass.regular)
    let tree = LiveTree(size) { size in
      View(.environment(\.verticalSizeClass, size)) {
        NavigationController(.hidesBarsWhenVerticallyCompact(true)) { ViewController("Users") { Label("Ada") } }
      }
    }
    #expect(tree.find(.heading).exists)
    size.set(.compact)
    #expect(!tree.find(.heading).exists)
    try tree.find(.text("Ada")).tap()
    #expect(tree.find(.heading).exists)
    try tree.find(.text("Ada")).tap()
    #expect(!tree.find(.heading).exists)
    size.set(.regular)
    #expect(tree.find(.heading).exists)
    #expect(throws: ActionError.self) { try tree.find(.text("Ada")).tap() }
  }

  @Test("A stack that is mounted in a compact height has hidden bars")
  func beginsVerticallyCompact() {
    func tree(_ mods: Mod<NavigationController>...) -> LiveTree<Void> {
      LiveTree(
        View(.environment(\.verticalSizeClass, .compact)) {
          NavigationController { ViewController("Users") }.with(Mod(list: mods))
        })
    }
    #expect(!tree(.hidesBarsWhenVerticallyCompact(true)).find(.heading).exists)
    #expect(tree().find(.heading).exists)
  }

  private func stack(_ mods: Mod<NavigationController>...) -> LiveTree<Void> {
    LiveTree(
      NavigationController(Mod(list: mods)) {
        ViewController("Users", .toolbarItems([BarButtonItem("Trash", .tapped --> {})])) {
          Label("Text", .isUserInteractionEnabled(true))
          TextField(.placeholder("Search"))
          Button("Save")
        }
      })
  }

  private func isBarHidden(_ tree: LiveTree<Void>) -> Bool? {
    (tree.widget as? NavigationController)?.isNavigationBarHidden
  }

  @Test("A toolbar shows the items of the top screen unless it is hidden, as it is by default")
  func toolbar() throws {
    #expect(!stack().find(.button("Trash")).exists)
    let tree = stack(.isToolbarHidden(false))
    try tree.find(.button("Trash")).tap()
    let other = stack()
    let button = try other.find(.button("Trash")).includingHidden.node()
    #expect(throws: ActionError("tap", button.path, .hidden)) { try button.tap() }
  }

  @Test("A tap that nothing else handles hides the bars, and the next one shows them")
  func tap() throws {
    let tree = stack(.hidesBarsOnTap(true))
    try tree.find(.button("Save")).tap()
    #expect(isBarHidden(tree) == false)
    try tree.find(.text("Text")).tap()
    #expect(isBarHidden(tree) == true)
    try tree.find(.text("Text")).tap()
    #expect(isBarHidden(tree) == false)
    #expect(throws: ActionError.self) { try stack().find(.text("Text")).tap() }
  }

  @Test("A swipe upwards hides the bars, and a swipe downwards shows them")
  func swipe() throws {
    let tree = stack(.hidesBarsOnSwipe(true), .isToolbarHidden(false))
    try tree.find(.text("Text")).swipe(.up)
    #expect(isBarHidden(tree) == true)
    #expect(!tree.find(.button("Trash")).exists)
    try tree.find(.text("Text")).swipe(.down)
    #expect(isBarHidden(tree) == false)
    #expect(throws: ActionError.self) { try stack().find(.text("Text")).swipe(.up) }
  }

  @Test("Editing text hides the bars")
  func keyboard() throws {
    let tree = stack(.hidesBarsWhenKeyboardAppears(true))
    try tree.find(.textField).focus()
    #expect(isBarHidden(tree) == true)
  }
}
