import Testing
import Widgets

@Suite("An alert")
struct AlertControllerTests {
  @Test("Its first arguments are its title and its message")
  func titleAndMessage() {
    let alert = AlertController("Delete?", message: "There is no way back.", .tag(1))
    #expect(alert == AlertController("Delete?", .message("There is no way back."), .tag(1)))
  }
}
