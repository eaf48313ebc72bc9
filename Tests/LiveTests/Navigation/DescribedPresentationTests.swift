import Live
import Testing

@MainActor
@Suite("A screen that another says is to be presented")
struct DescribedPresentationTests {
  let log = Log()
  private let problem = Var<String?>(nil)

  private func alert(_ text: String) -> AlertController {
    AlertController(
      text, .actions([AlertAction("Retry", .tapped --> { [log] in log("retry") })]))
  }

  private var host: Host<Void> {
    Host(
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

  @Test("comes and goes with its signal, over everything")
  func follows() throws {
    let host = host
    problem.set("Offline")
    #expect(host.find(.button).all.map(\.name) == ["Retry"])
    #expect(!host.find(.textField).exists)
    problem.set(nil)
    #expect(host.find(.textField).exists && !host.find(.button("Retry")).exists)
    #expect(log.lines == [])
  }

  @Test("is there from the start where it is described so")
  func isThereFromStart() {
    problem.set("Offline")
    let host = host
    #expect(host.find(.button("Retry")).exists && !host.find(.textField).exists)
  }

  @Test("tells when its user takes it away, before what was chosen")
  func tells() throws {
    let host = host
    problem.set("Offline")
    try host.find(.button("Retry")).tap()
    #expect(log.lines == ["dismissed", "retry"])
    #expect(problem.state.value == nil)
    #expect(host.find(.textField).exists)
  }

  @Test("reports how it comes and goes, and nothing else")
  func reports() throws {
    let host = host
    let changes = try host.changes {
      problem.set("Offline")
      try host.find(.button("Retry")).tap()
    }
    let path = "NavigationController/ViewController/AlertController"
    #expect(changes == [.transition(path, .present(.coverVertical)), .transition(path, .dismiss(.coverVertical))])
  }

  @Test("stays the same as long as it is described as one of its kind")
  func stays() throws {
    let host = host
    problem.set("Offline")
    let node = try host.find(AlertController.self).node()
    #expect(host.root.children[0].presented === node)
    problem.set("Still offline")
    #expect(try host.find(AlertController.self).node() === node)
    #expect(node[AlertController.self]?.title == "Still offline")
  }

  @Test("gives way to one of another kind")
  func givesWay() {
    let screen = Var<(any Widget)?>(Label("One"))
    let host = Host(ViewController(.presentedViewController <-- screen))
    let changes = host.changes { screen.set(ViewController("Two")) }
    #expect(host.find(.staticText).count == 0)
    #expect(
      changes == [
        .transition("ViewController/Label", .dismiss(.coverVertical)),
        .transition("ViewController/ViewController", .present(.coverVertical)),
      ])
  }

  @Test("is gone for its user although its description stays")
  func isGoneForUser() throws {
    let host = Host("Users") { ViewController($0, .presentedViewController(Label("Over"))) }
    try host.swipeAway()
    host.state = "People"
    #expect(!host.find(.staticText("Over")).includingHidden.exists)
    #expect((host.widget as? ViewController)?.presentedViewController == nil)
  }

  @Test("goes with the screen that it is presented from")
  func goesWithScreen() throws {
    let path = StackAdapter(["Ada"])
    let host = Host(
      NavigationController(
        .viewControllers
          <-- path.screens(over: ViewController("Users")) {
            ViewController($0, .presentedViewController(Label("Over")))
          }))
    #expect(host.find(.staticText("Over")).exists)
    let changes = host.changes { path.pop() }
    #expect(
      changes == [
        .transition("NavigationController/ViewController[1]/Label", .dismiss(.coverVertical)),
        .remove("NavigationController/ViewController[1]", at: 1),
        .transition("NavigationController", .pop),
      ])
    #expect(try host.find(.heading).name == "Users")
  }

  @Test("covers what was presented before it, which is back once it is gone")
  func coversOthers() throws {
    let host = host
    try host.find(.button("Sort")).tap()
    problem.set("Offline")
    #expect(host.find(.button("Retry")).exists)
    problem.set(nil)
    #expect(host.find(ViewController.self).count == 2)
    #expect(throws: ActionError("type into", "NavigationController/ViewController/TextField", .hidden)) {
      try host.find(.textField("Search")).includingHidden.type("a")
    }
    try host.swipeAway()
    #expect(host.find(.textField).exists)
  }

  @Test("is in the screen that it is presented from when that is looked at")
  func isInScreen() throws {
    let host = host
    problem.set("Offline")
    let screen = try #require((host.widget as? NavigationController)?.viewControllers[0] as? ViewController)
    #expect((screen.presentedViewController as? AlertController)?.title == "Offline")
  }

  @Test("prints after all that it covers")
  func prints() {
    let host = Host(
      NavigationController { ViewController("Users", .presentedViewController(Label("Over"))) { Label("Under") } })
    #expect(
      "\(host)" == """
        NavigationController()
          ViewController(title: "Users")
            Label(text: "Under")
        Label(text: "Over")
        """)
  }

  @Test("goes by the context of what is below")
  func goesByContext() throws {
    var context: EventContext?
    let host = Host(
      ViewController(.presentedViewController <-- problem.screen { text in if let text { alert(text) } }) {
        Button(.tapped --> inContext { context = $0 })
      })
    try host.find(.button).tap()
    problem.set("Offline")
    try context?.dismiss()
    #expect(!host.find(AlertController.self).exists)
  }

  @Test("ends with the host")
  func ends() throws {
    let host = host
    problem.set("Offline")
    let node = try host.find(AlertController.self).node()
    host.unmount()
    #expect(!node.isMounted)
  }

  @Test("is reported after the screen that it comes with, and before what it presents itself")
  func reportsTogether() {
    let path = StackAdapter<String>([])
    let sheet = ViewController("Help", .presentedViewController(Label("Over")))
    let host = Host(
      NavigationController(
        .viewControllers <-- path.screens { ViewController($0, .presentedViewController(sheet)) }))
    let changes = host.changes { path.push("Ada") }
    #expect(
      changes == [
        .insert("NavigationController/ViewController", at: 0),
        .transition("NavigationController/ViewController/ViewController", .present(.coverVertical)),
        .transition("NavigationController/ViewController/ViewController/Label", .present(.coverVertical)),
        .transition("NavigationController", .push),
      ])
    #expect(host.find(.staticText("Over")).exists)
  }
}
