import LiveTesting
import Testing
import Widgets

@testable import Terminal

@Suite("A custom back button in a terminal")
@MainActor struct TerminalRoleTests {
  private func stage(_ leave: any Widget = Leave()) -> Stage {
    Stage(
      LiveTree(
        NavigationController {
          ViewController("Users")
          ViewController("Ada") {
            VStack {
              TextField(.text("Lovelace"))
              leave
            }
          }
        }), width: 30, height: 6)
  }

  @Test("Tab reaches the back button, its focus is shown, and Return goes back")
  func keys() {
    let stage = stage()
    stage.press(.tab)
    #expect(stage.terminal.reversed.contains("Leave"))
    stage.press(.return)
    #expect(stage.text.contains("Users") && !stage.text.contains("Leave"))
  }

  @Test("A click on the back button goes back, also if it is a control", arguments: [false, true])
  func click(isControl: Bool) throws {
    let stage = stage(isControl ? LeaveControl() : Leave())
    try stage.click("Leave")
    #expect(stage.text.contains("Users") && !stage.text.contains("Leave"))
  }
}

private struct Leave: Previewable {
  var attributes = ViewAttributes.fresh

  static var treeRole: TreeRole { .backButton }
  var preview: any Widget { Label("Leave") }
}

private struct LeaveControl: Control, Previewable {
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh

  static var treeRole: TreeRole { .backButton }
  var preview: any Widget { Label("Leave") }
}
