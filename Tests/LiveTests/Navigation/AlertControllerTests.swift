import Live
import Testing

@MainActor
@Suite("An alert")
struct AlertControllerTests {
  let log = Log()

  private func host(_ actions: AlertAction...) -> Host<Void> {
    let alert = AlertController("Delete Ada?", .message("There is no way back."), .actions(actions))
    return Host(
      NavigationController {
        ViewController("Ada") { Button("Ask", .tapped --> inContext { try $0.present(alert) }) }
      })
  }

  @Test("offers its actions by name, and nothing below")
  func offersActions() throws {
    let host = host(AlertAction("Delete"), AlertAction("Cancel", .style(.cancel)))
    try host.find(.button("Ask")).tap()
    #expect(host.find(.button).all.map(\.name) == ["Delete", "Cancel"])
  }

  @Test("is found by what it asks and by what it says")
  func isFound() throws {
    let host = host(AlertAction("Delete"))
    try host.find(.button("Ask")).tap()
    #expect(try host.find(.text("Delete Ada?")).node()[AlertController.self] != nil)
    #expect(try host.find(.staticText).text == "There is no way back.")
  }

  @Test("goes when an action is chosen, before that is heard of")
  func goes() throws {
    var isThere: Bool?
    let host = host(
      AlertAction("Delete", .tapped --> inContext { isThere = $0.find(AlertController.self).includingHidden.exists }))
    try host.find(.button("Ask")).tap()
    try host.find(.button("Delete")).tap()
    #expect(isThere == false)
    #expect(host.find(.button("Ask")).exists)
  }

  @Test("leaves actions to go on from where it came from")
  func goesOn() throws {
    let host = host(AlertAction("More", .tapped --> inContext { try $0.push(ViewController("More")) }))
    try host.find(.button("Ask")).tap()
    try host.find(.button("More")).tap()
    #expect(try host.find(.heading).name == "More")
  }

  @Test("refuses an action that is disabled")
  func refusesDisabled() throws {
    let host = host(AlertAction("Delete", .isEnabled(false)))
    try host.find(.button("Ask")).tap()
    let action = try host.find(.button("Delete")).node()
    #expect(throws: ActionError("tap", action.path, .disabled)) { try action.tap() }
    #expect(action.isMounted)
  }

  @Test("stays where it has not been presented")
  func stays() throws {
    let host = Host(
      AlertController("Delete Ada?", .actions([AlertAction("Delete", .tapped --> { [log] in log("tapped") })])))
    try host.find(.button("Delete")).tap()
    #expect(log.lines == ["tapped"])
    #expect(try host.find(.button("Delete")).node().isMounted)
  }
}
