import Live
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

  private var host: Host<Void> {
    Host(
      NavigationController(
        .viewControllers
          <-- state.path.screens(over: ViewController("Users") { TextField(.placeholder("Search")) }) { name in
            ViewController(name) { Button("Write to \(name)") }
          },
        .poppedToCount --> state.path.popToCount(over: 1)))
  }

  @Test("shows the screen on top alone")
  func showsTop() {
    let host = host
    state.path.push("Ada")
    #expect(host.find(.button("Write to Ada")).exists)
    #expect(!host.find(.textField("Search")).exists)
    #expect(host.find(.textField("Search")).includingHidden.exists)
  }

  @Test("refuses what is done to a screen below")
  func refusesBelow() throws {
    let host = host
    let field = try host.find(.textField("Search")).node()
    state.path.push("Ada")
    #expect(
      throws: ActionError("type into", field.path, .hidden, responsible: "NavigationController/ViewController[0]")
    ) {
      try field.type("Ada")
    }
  }

  @Test("shows the title of the screen on top in its bar")
  func showsTitle() throws {
    let host = host
    #expect(try host.find(.heading).name == "Users")
    state.path.push("Ada")
    #expect(try host.find(.heading).name == "Ada")
  }

  @Test("has no bar to show where it is hidden")
  func hidesBar() throws {
    let host = Host(NavigationController(.isNavigationBarHidden(true)) { ViewController("Users") })
    #expect(!host.find(.heading).exists)
  }

  @Test("leaves to the buttons in the bar what they do")
  func tapsBarButton() throws {
    let log = Log()
    let item = BarButtonItem("Add", .tapped --> { log("added") })
    let host = Host(NavigationController { ViewController("Users", .navigationItem.rightBarButtonItems([item])) })
    try host.find(.button("Add")).tap()
    #expect(log.lines == ["added"])
  }

  @Test("keeps the screens below while others come and go")
  func keepsBelow() throws {
    let host = host
    try host.find(.textField("Search")).type("A")
    let below = host.root.children[0]
    state.path.push("Ada")
    state.path.pop()
    #expect(host.root.children[0] === below)
    #expect(try host.find(.textField("Search")).text == "A")
  }

  @Test("makes no screen anew that stays")
  func makesScreensOnce() {
    let log = Log()
    let host = Host(
      NavigationController(
        .viewControllers
          <-- state.path.screens { name in
            let _ = log(name)
            ViewController(name)
          }))
    for name in ["Ada", "Grace"] { state.path.push(name) }
    state.path.pop()
    #expect(host.root.children.count == 1)
    #expect(log.lines == ["Ada", "Grace"])
  }

  @Test("tells the adapter when the user goes back")
  func tellsAdapter() throws {
    let host = host
    state.path.reload(["Ada", "Grace"])
    try host.goBack()
    #expect(state.path.state.value == ["Ada"])
    #expect(try host.find(.heading).name == "Ada")
  }

  @Test("is restored from a saved state")
  func isRestored() throws {
    let host = host
    state.path.push("Ada")
    let saved = try state.json()
    state.path.reload([])
    try state.restore(json: saved)
    #expect(try host.find(.heading).name == "Ada")
    #expect(host.root.children.count == 2)
  }

  @Test("has nowhere to go back to from its lowest screen")
  func refusesBackAtRoot() {
    let error = ActionError("go back in", "NavigationController", .missing("screen to go back to"))
    #expect(throws: error) { try host.goBack() }
  }

  @Test("does not go back by a button that is hidden")
  func refusesHiddenButton() {
    let host = Host(
      NavigationController {
        ViewController("Users")
        ViewController("Ada", .navigationItem.hidesBackButton(true))
      })
    let error = ActionError(
      "go back in", "NavigationController", .declined(by: "hidesBackButton"),
      responsible: "NavigationController/ViewController[1]")
    #expect(throws: error) { try host.goBack() }
  }

  @Test("does not go back by the button of a bar that is hidden")
  func refusesHiddenBar() {
    let host = Host(
      NavigationController(.isNavigationBarHidden(true)) {
        ViewController("Users")
        ViewController("Ada")
      })
    #expect(throws: ActionError("go back in", "NavigationController", .declined(by: "isNavigationBarHidden"))) {
      try host.goBack()
    }
  }

  @Test("reports pushes and pops")
  func reportsTransitions() {
    let host = host
    let changes = host.changes {
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
