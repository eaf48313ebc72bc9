import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("A sheet")
struct SwipingAwayTests {
  private func tree(_ sheet: some Widget) -> LiveTree<Void> {
    LiveTree(ViewController("Users", .presentedViewController(sheet)) { Label("Under") })
  }

  @Test("A sheet is swiped away from any place on it")
  func isSwiped() throws {
    let tree = tree(NavigationController { ViewController("Order") { VStack { Label("By name") } } })
    try tree.find(.staticText("By name")).swipe(.down)
    #expect(tree.find(.staticText("Under")).exists)
  }

  @Test("Swiping in a live tree dismisses the sheet in front")
  func isSwipedByHost() throws {
    let tree = tree(Label("Over"))
    let changes = try tree.changes { try tree.swipeAway() }
    #expect(changes == [.transition("ViewController/Label", .dismiss(.coverVertical))])
  }

  @Test("A swipe in a sheet goes to a recognizer of swipes first")
  func leavesSwipe() throws {
    let log = Log()
    let tree = tree(View(.onSwipe(.down) { log("swiped") }, .accessibilityIdentifier("pad")))
    try tree.find(.identifier("pad")).swipe(.down)
    #expect(log.lines == ["swiped"])
    #expect(tree.find(.identifier("pad")).exists)
  }

  @Test("A sheet is not swiped away if its screen has `isModalInPresentation`")
  func declines() throws {
    let tree = tree(NavigationController { ViewController("Form", .isModalInPresentation(true)) })
    #expect(
      throws: ActionError(
        "swipe away", "ViewController/NavigationController", .declined(by: "isModalInPresentation"),
        responsible: "ViewController/NavigationController/ViewController")
    ) { try tree.swipeAway() }
    #expect(try tree.find(.heading).name == "Form")
  }

  @Test("A sheet that fills the window is not swiped away")
  func fillsWindow() {
    #expect(
      throws: ActionError("swipe away", "ViewController/ViewController", .declined(by: "modalPresentationStyle"))
    ) { try tree(ViewController(.modalPresentationStyle(.fullScreen))).swipeAway() }
  }

  @Test("An alert and a root are not swiped away")
  func isNoAlert() {
    let error = ActionError("swipe away", "ViewController/AlertController", .missing("sheet around it"))
    #expect(throws: error) { try tree(AlertController("Delete?")).swipeAway() }
    #expect(throws: ActionError("swipe away", "Label", .missing("sheet around it"))) {
      try LiveTree(Label()).swipeAway()
    }
  }
}
