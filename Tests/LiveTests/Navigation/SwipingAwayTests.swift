import Live
import Testing

@MainActor
@Suite("A sheet")
struct SwipingAwayTests {
  private func host(_ sheet: some Widget) -> Host<Void> {
    Host(ViewController("Users", .presentedViewController(sheet)) { Label("Under") })
  }

  @Test("is swiped away from any place on it")
  func isSwiped() throws {
    let host = host(NavigationController { ViewController("Order") { VStack { Label("By name") } } })
    try host.find(.staticText("By name")).swipe(.down)
    #expect(host.find(.staticText("Under")).exists)
  }

  @Test("is swiped away by a host as the one in front")
  func isSwipedByHost() throws {
    let host = host(Label("Over"))
    let changes = try host.changes { try host.swipeAway() }
    #expect(changes == [.transition("ViewController/Label", .dismiss(.coverVertical))])
  }

  @Test("leaves a swipe to what watches for it")
  func leavesSwipe() throws {
    let log = Log()
    let host = host(View(.onSwipe(.down) { log("swiped") }, .accessibilityIdentifier("pad")))
    try host.find(.identifier("pad")).swipe(.down)
    #expect(log.lines == ["swiped"])
    #expect(host.find(.identifier("pad")).exists)
  }

  @Test("stays where the screen in it declines")
  func declines() throws {
    let host = host(NavigationController { ViewController("Form", .isModalInPresentation(true)) })
    #expect(
      throws: ActionError(
        "swipe away", "ViewController/NavigationController", .declined(by: "isModalInPresentation"),
        responsible: "ViewController/NavigationController/ViewController")
    ) { try host.swipeAway() }
    #expect(try host.find(.heading).name == "Form")
  }

  @Test("stays where it fills the window")
  func fillsWindow() {
    #expect(
      throws: ActionError("swipe away", "ViewController/ViewController", .declined(by: "modalPresentationStyle"))
    ) { try host(ViewController(.modalPresentationStyle(.fullScreen))).swipeAway() }
  }

  @Test("is not what an alert is, nor what is at the bottom of all")
  func isNoAlert() {
    let error = ActionError("swipe away", "ViewController/AlertController", .missing("sheet around it"))
    #expect(throws: error) { try host(AlertController("Delete?")).swipeAway() }
    #expect(throws: ActionError("swipe away", "Label", .missing("sheet around it"))) { try Host(Label()).swipeAway() }
  }
}
