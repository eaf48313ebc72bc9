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

  @Test("An alert offers its actions by name, and nothing below")
  func offersActions() throws {
    let tree = tree(AlertAction("Delete"), AlertAction("Cancel", .style(.cancel)))
    try tree.find(.button("Ask")).tap()
    #expect(tree.find(.button).all.map(\.name) == ["Delete", "Cancel"])
  }

  @Test("An alert is found by what it asks and by what it says")
  func isFound() throws {
    let tree = tree(AlertAction("Delete"))
    try tree.find(.button("Ask")).tap()
    #expect(try tree.find(.text("Delete Ada?")).node()[AlertController.self] != nil)
    #expect(try tree.find(.staticText).text == "There is no way back.")
  }

  @Test("An alert goes when an action is chosen, before that is heard of")
  func goes() throws {
    var isThere: Bool?
    let tree = tree(
      AlertAction("Delete", .tapped --> inContext { isThere = $0.find(AlertController.self).includingHidden.exists }))
    try tree.find(.button("Ask")).tap()
    try tree.find(.button("Delete")).tap()
    #expect(isThere == false)
    #expect(tree.find(.button("Ask")).exists)
  }

  @Test("An alert leaves actions to go on from where it came from")
  func goesOn() throws {
    let tree = tree(AlertAction("More", .tapped --> inContext { try $0.push(ViewController("More")) }))
    try tree.find(.button("Ask")).tap()
    try tree.find(.button("More")).tap()
    #expect(try tree.find(.heading).name == "More")
  }

  @Test("An alert refuses an action that is disabled")
  func refusesDisabled() throws {
    let tree = tree(AlertAction("Delete", .isEnabled(false)))
    try tree.find(.button("Ask")).tap()
    let action = try tree.find(.button("Delete")).node()
    #expect(throws: ActionError("tap", action.path, .disabled)) { try action.tap() }
    #expect(action.isMounted)
  }

  @Test("An alert stays where it has not been presented")
  func stays() throws {
    let tree = LiveTree(
      AlertController("Delete Ada?", .actions([AlertAction("Delete", .tapped --> { [log] in log("tapped") })])))
    try tree.find(.button("Delete")).tap()
    #expect(log.lines == ["tapped"])
    #expect(try tree.find(.button("Delete")).node().isMounted)
  }
}
