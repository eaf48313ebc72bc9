import LiveTesting
import Mod
import Testing

@testable import Terminal

@Suite("Alerts in a terminal")
@MainActor struct TerminalAlertTests {
  private func stage(width: Int, height: Int = 20, _ alert: AlertController) -> Stage {
    let tree = LiveTree(
      ViewController("") { Button("Show", .tapped --> inContext { try $0.present(alert) }) })
    let stage = Stage(tree, width: width, height: height)
    stage.press(.return)
    return stage
  }

  @Test("An alert is as narrow as the terminal, and its texts are wrapped", arguments: [16, 20, 26, 33, 34, 80])
  func narrow(width: Int) {
    let alert = AlertController(
      "Remove every book", message: "There is no way back from here",
      .actions([AlertAction("Remove", .style(.destructive)), AlertAction("Keep"), AlertAction("Cancel")]))
    let stage = stage(width: width, alert)
    for word in "Remove every book There is no way back from here Keep Cancel".split(separator: " ") {
      #expect(stage.text.contains(word), "\(word):\n\(stage.text)")
    }
  }

  @Test("Two actions are side by side if both titles fit there, and else below each other")
  func titles() throws {
    for (title, isBeside) in [("OK", true), ("Remove it al", true), ("Remove everything", false)] {
      let stage = stage(
        width: 80, AlertController("Sure?", .actions([AlertAction(title), AlertAction("Cancel", .style(.cancel))])))
      let place = try #require(stage.terminal.place(of: title), "\(stage.text)")
      let cancel = try #require(stage.terminal.place(of: "Cancel"), "\(stage.text)")
      #expect(isBeside ? place.y == cancel.y && cancel.x < place.x : place.y < cancel.y, "\(stage.text)")
    }
  }
}
