import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("An alert")
struct AlertControllerTests {
  let log = Log()

  private func tree(_ actions: AlertAction...) -> LiveTree<Void> {
    let alert = AlertController("Delete Ada?", .message("There is no way back."), .actions(actions))
    return LiveTree(
      NavigationController {
        ViewController("Ada") { Button("Ask", .tapped --> inContext { try $0.present(alert) }) }
      })
  }

  @Test("An alert offers its actions by name, and nothing behind it can be used")
  func offersActions() throws {
    let tree = tree(AlertAction("Delete"), AlertAction("Cancel", .style(.cancel)))
    try tree.find(.button("Ask")).tap()
    #expect(tree.find(.button).all.map(\.name) == ["Delete", "Cancel"])
  }

  @Test("An alert is found by its title and its message")
  func isFound() throws {
    let tree = tree(AlertAction("Delete"))
    try tree.find(.button("Ask")).tap()
    #expect(try tree.find(.text("Delete Ada?")).node()[AlertController.self] != nil)
    #expect(try tree.find(.staticText).text == "There is no way back.")
  }

  @Test("An alert is dismissed before the handler of the chosen action runs")
  func goes() throws {
    var isThere: Bool?
    let tree = tree(
      AlertAction("Delete", .tapped --> inContext { isThere = $0.find(AlertController.self).includingHidden.exists }))
    try tree.find(.button("Ask")).tap()
    try tree.find(.button("Delete")).tap()
    #expect(isThere == false)
    #expect(tree.find(.button("Ask")).exists)
  }

  @Test("An action of an alert can navigate from the screen that presented the alert")
  func goesOn() throws {
    let tree = tree(AlertAction("More", .tapped --> inContext { try $0.push(ViewController("More")) }))
    try tree.find(.button("Ask")).tap()
    try tree.find(.button("More")).tap()
    #expect(try tree.find(.heading).name == "More")
  }

  @Test("A disabled action of an alert is refused")
  func refusesDisabled() throws {
    let tree = tree(AlertAction("Delete", .isEnabled(false)))
    try tree.find(.button("Ask")).tap()
    let action = try tree.find(.button("Delete")).node()
    #expect(throws: ActionError("tap", action.path, .disabled)) { try action.tap() }
    #expect(action.isMounted)
  }

  @Test("An alert that was not presented stays when an action is chosen")
  func stays() throws {
    let tree = LiveTree(
      AlertController("Delete Ada?", .actions([AlertAction("Delete", .tapped --> { [log] in log("tapped") })])))
    try tree.find(.button("Delete")).tap()
    #expect(log.lines == ["tapped"])
    #expect(try tree.find(.button("Delete")).node().isMounted)
  }
}
