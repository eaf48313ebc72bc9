import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("A described presentation")
struct DescribedPresentationTests {
  let log = Log()
  private let problem = Var<String?>(nil)

  private func alert(_ text: String) -> AlertController {
    AlertController(
      text, .actions([AlertAction("Retry", .tapped --> { [log] in log("retry") })]))
  }

  private var tree: LiveTree<Void> {
    LiveTree(
      NavigationController {
        ViewController(
          "Users",
          .presentedViewController <-- problem.screen { text in if let text { alert(text) } },
          .didDismiss
            --> { [log, problem] in
              log("dismissed")
              problem.set(nil)
            }
        ) {
          TextField(.placeholder("Search"))
          Button("Sort", .tapped --> inContext { try $0.present(ViewController("Order")) })
        }
      })
  }

  @Test("A described presentation appears and disappears with its signal, over everything")
  func follows() throws {
    let tree = tree
    problem.set("Offline")
    #expect(tree.find(.button).all.map(\.name) == ["Retry"])
    #expect(!tree.find(.textField).exists)
    problem.set(nil)
    #expect(tree.find(.textField).exists && !tree.find(.button("Retry")).exists)
    #expect(log.lines == [])
  }

  @Test("A described presentation is shown from the start")
  func isThereFromStart() {
    problem.set("Offline")
    let tree = tree
    #expect(tree.find(.button("Retry")).exists && !tree.find(.textField).exists)
  }

  @Test("A described presentation sends its dismissal by the user before the event of the chosen action")
  func tells() throws {
    let tree = tree
    problem.set("Offline")
    try tree.find(.button("Retry")).tap()
    #expect(log.lines == ["dismissed", "retry"])
    #expect(problem.value == nil)
    #expect(tree.find(.textField).exists)
  }

  @Test("A described presentation reports its presentation and dismissal, and nothing else")
  func reports() throws {
    let tree = tree
    let changes = try tree.changes {
      problem.set("Offline")
      try tree.find(.button("Retry")).tap()
    }
    let path = "NavigationController/ViewController/AlertController"
    #expect(changes == [.transition(path, .present(.coverVertical)), .transition(path, .dismiss(.coverVertical))])
  }

  @Test("A described presentation keeps its node if it is described again with the same type")
  func stays() throws {
    let tree = tree
    problem.set("Offline")
    let node = try tree.find(AlertController.self).node()
    #expect(tree.root.children[0].presented === node)
    problem.set("Still offline")
    #expect(try tree.find(AlertController.self).node() === node)
    #expect(node[AlertController.self]?.title == "Still offline")
  }

  @Test("A described presentation of another type replaces the former one")
  func givesWay() {
    let screen = Var<(any Widget)?>(Label("One"))
    let tree = LiveTree(ViewController(.presentedViewController <-- screen))
    let changes = tree.changes { screen.set(ViewController("Two")) }
    #expect(tree.find(.staticText).count == 0)
    #expect(
      changes == [
        .transition("ViewController/Label", .dismiss(.coverVertical)),
        .transition("ViewController/ViewController", .present(.coverVertical)),
      ])
  }

  @Test("A described presentation stays dismissed after its user dismissed it, even if it is described again")
  func isGoneForUser() throws {
    let tree = LiveTree("Users") { ViewController($0, .presentedViewController(Label("Over"))) }
    try tree.swipeAway()
    tree.state = "People"
    #expect(!tree.find(.staticText("Over")).includingHidden.exists)
    #expect((tree.widget as? ViewController)?.presentedViewController == nil)
  }

  @Test("A described presentation is dismissed with the screen that presents it")
  func goesWithScreen() throws {
    let path = StackAdapter(["Ada"])
    let tree = LiveTree(
      NavigationController(
        .viewControllers
          <-- path.screens(over: ViewController("Users")) {
            ViewController($0, .presentedViewController(Label("Over")))
          }))
    #expect(tree.find(.staticText("Over")).exists)
    let changes = tree.changes { path.pop() }
    #expect(
      changes == [
        .transition("NavigationController/ViewController[1]/Label", .dismiss(.coverVertical)),
        .remove("NavigationController/ViewController[1]", at: 1),
        .transition("NavigationController", .pop),
      ])
    #expect(try tree.find(.heading).name == "Users")
  }

  @Test("A described presentation covers earlier ones, which are shown again after it")
  func coversOthers() throws {
    let tree = tree
    try tree.find(.button("Sort")).tap()
    problem.set("Offline")
    #expect(tree.find(.button("Retry")).exists)
    problem.set(nil)
    #expect(tree.find(ViewController.self).count == 2)
    #expect(throws: ActionError("type into", "NavigationController/ViewController/TextField", .hidden)) {
      try tree.find(.textField("Search")).includingHidden.type("a")
    }
    try tree.swipeAway()
    #expect(tree.find(.textField).exists)
  }

  @Test("A described presentation is a property of the presenting screen when the tree's widget is read")
  func isInScreen() throws {
    let tree = tree
    problem.set("Offline")
    let screen = try #require((tree.widget as? NavigationController)?.viewControllers[0] as? ViewController)
    #expect((screen.presentedViewController as? AlertController)?.title == "Offline")
  }

  @Test("A described presentation is printed after everything that it covers")
  func prints() {
    let tree = LiveTree(
      NavigationController { ViewController("Users", .presentedViewController(Label("Over"))) { Label("Under") } })
    #expect(
      "\(tree)" == """
        NavigationController()
          ViewController(title: "Users")
            Label(text: "Under")
        Label(text: "Over")
        """)
  }

  @Test("A described presentation is dismissed by the context of the presenting screen")
  func goesByContext() throws {
    var context: EventContext?
    let tree = LiveTree(
      ViewController(.presentedViewController <-- problem.screen { text in if let text { alert(text) } }) {
        Button(.tapped --> inContext { context = $0 })
      })
    try tree.find(.button).tap()
    problem.set("Offline")
    try context?.dismiss()
    #expect(!tree.find(AlertController.self).exists)
  }

  @Test("A described presentation ends with the tree")
  func ends() throws {
    let tree = tree
    problem.set("Offline")
    let node = try tree.find(AlertController.self).node()
    tree.unmount()
    #expect(!node.isMounted)
  }

  @Test("A described presentation is reported after the screen below it, and before its own presentation")
  func reportsTogether() {
    let path = StackAdapter<String>([])
    let sheet = ViewController("Help", .presentedViewController(Label("Over")))
    let tree = LiveTree(
      NavigationController(
        .viewControllers <-- path.screens { ViewController($0, .presentedViewController(sheet)) }))
    let changes = tree.changes { path.push("Ada") }
    #expect(
      changes == [
        .insert("NavigationController/ViewController", at: 0),
        .transition("NavigationController/ViewController/ViewController", .present(.coverVertical)),
        .transition("NavigationController/ViewController/ViewController/Label", .present(.coverVertical)),
        .transition("NavigationController", .push),
      ])
    #expect(tree.find(.staticText("Over")).exists)
  }
}
