import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("A navigation controller")
struct NavigationControllerTests {
  private struct State: CodableContainer {
    let path: StackAdapter<String>

    init() {
      path = StackAdapter([])
    }
  }

  private let state = State()

  private var tree: LiveTree<Void> {
    LiveTree(
      NavigationController(
        .viewControllers
          <-- state.path.screens(over: ViewController("Users") { TextField(.placeholder("Search")) }) { name in
            ViewController(name) { Button("Write to \(name)") }
          },
        .poppedToCount --> state.path.popToCount(over: 1)))
  }

  @Test("A navigation controller shows only its top screen")
  func showsTop() {
    let tree = tree
    state.path.push("Ada")
    #expect(tree.find(.button("Write to Ada")).exists)
    #expect(!tree.find(.textField("Search")).exists)
    #expect(tree.find(.textField("Search")).includingHidden.exists)
  }

  @Test("A navigation controller refuses actions on screens below the top")
  func refusesBelow() throws {
    let tree = tree
    let field = try tree.find(.textField("Search")).node()
    state.path.push("Ada")
    #expect(
      throws: ActionError("type into", field.path, .hidden, responsible: "NavigationController/ViewController[0]")
    ) {
      try field.type("Ada")
    }
  }

  @Test("A navigation controller shows the title of the screen on top in its bar")
  func showsTitle() throws {
    let tree = tree
    #expect(try tree.find(.heading).name == "Users")
    state.path.push("Ada")
    #expect(try tree.find(.heading).name == "Ada")
  }

  @Test("A navigation controller with a hidden bar shows none")
  func hidesBar() throws {
    let tree = LiveTree(NavigationController(.isNavigationBarHidden(true)) { ViewController("Users") })
    #expect(!tree.find(.heading).exists)
  }

  @Test("A navigation controller lets the buttons in its bar be tapped")
  func tapsBarButton() throws {
    let log = Log()
    let item = BarButtonItem("Add", .tapped --> { log("added") })
    let tree = LiveTree(NavigationController { ViewController("Users", .navigationItem.rightBarButtonItems([item])) })
    try tree.find(.button("Add")).tap()
    #expect(log.lines == ["added"])
  }

  @Test("A navigation controller keeps the nodes of screens below while others are pushed and popped")
  func keepsBelow() throws {
    let tree = tree
    try tree.find(.textField("Search")).type("A")
    let below = tree.root.children[0]
    state.path.push("Ada")
    state.path.pop()
    #expect(tree.root.children[0] === below)
    #expect(try tree.find(.textField("Search")).text == "A")
  }

  @Test("A navigation controller does not create a screen again that stays")
  func makesScreensOnce() {
    let log = Log()
    let tree = LiveTree(
      NavigationController(
        .viewControllers
          <-- state.path.screens { name in
            let _ = log(name)
            ViewController(name)
          }))
    for name in ["Ada", "Grace"] { state.path.push(name) }
    state.path.pop()
    #expect(tree.root.children.count == 1)
    #expect(log.lines == ["Ada", "Grace"])
  }

  @Test("A navigation controller tells the stack adapter when the user goes back")
  func tellsAdapter() throws {
    let tree = tree
    state.path.reload(["Ada", "Grace"])
    try tree.goBack()
    #expect(state.path.value == ["Ada"])
    #expect(try tree.find(.heading).name == "Ada")
  }

  @Test("A navigation controller is restored from a saved state")
  func isRestored() throws {
    let tree = tree
    state.path.push("Ada")
    let saved = try state.json()
    state.path.reload([])
    try state.restore(json: saved)
    #expect(try tree.find(.heading).name == "Ada")
    #expect(tree.root.children.count == 2)
  }

  @Test("A navigation controller refuses to go back from its lowest screen")
  func refusesBackAtRoot() {
    let error = ActionError("go back in", "NavigationController", .missing("screen to go back to"))
    #expect(throws: error) { try tree.goBack() }
  }

  @Test("A navigation controller with a hidden back button refuses to go back")
  func refusesHiddenButton() {
    let tree = LiveTree(
      NavigationController {
        ViewController("Users")
        ViewController("Ada", .navigationItem.hidesBackButton(true))
      })
    let error = ActionError(
      "go back in", "NavigationController", .declined(by: "hidesBackButton"),
      responsible: "NavigationController/ViewController[1]")
    #expect(throws: error) { try tree.goBack() }
  }

  @Test("A navigation controller with a hidden bar refuses to go back by its button")
  func refusesHiddenBar() {
    let tree = LiveTree(
      NavigationController(.isNavigationBarHidden(true)) {
        ViewController("Users")
        ViewController("Ada")
      })
    #expect(throws: ActionError("go back in", "NavigationController", .declined(by: "isNavigationBarHidden"))) {
      try tree.goBack()
    }
  }

  @Test("A navigation controller reports pushes and pops")
  func reportsTransitions() {
    let tree = tree
    let changes = tree.changes {
      state.path.push("Ada")
      state.path.pop()
    }
    #expect(
      changes == [
        .insert("NavigationController/ViewController[1]", at: 1),
        .transition("NavigationController", .push),
        .remove("NavigationController/ViewController[1]", at: 1),
        .transition("NavigationController", .pop),
      ])
  }
}
