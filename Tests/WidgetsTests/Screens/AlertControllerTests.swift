import Testing
import Widgets

@Suite("An alert")
struct AlertControllerTests {
  @Test("The first arguments of an alert are its title and its message")
  func titleAndMessage() {
    let alert = AlertController("Delete?", message: "There is no way back.", .tag(1))
    #expect(alert == AlertController("Delete?", .message("There is no way back."), .tag(1)))
  }

  @Test(
    "The two actions of an alert are side by side if their titles are short, in any script",
    arguments: [
      "Don't Delete": true, "Don’t Delete": true, "Keep editing": true, "Hủy bỏ việc": true, "Keep on editing": false,
      "削除しない": true, "削除しないでね": false,
    ])
  func row(title: String, isInRow: Bool) {
    #expect(AlertController(.actions([AlertAction(title), AlertAction("OK")])).placesActionsInRow == isInRow)
  }
}
