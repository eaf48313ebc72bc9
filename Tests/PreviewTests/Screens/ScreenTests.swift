import Preview
import Testing
import Widgets

@MainActor
@Suite("A preview of screens")
struct ScreenTests {
  private struct Detail: Component {
    let name: String

    var body: Children { ViewController(name) { Label("About \(name)") } }
  }

  @Test("shows the top of a stack, below its bar")
  func stack() {
    let stack = NavigationController {
      ViewController("Users") { Label("nobody") }
      Detail(name: "Ada")
    }
    let text = Preview.text(stack)
    #expect(text.contains("‹ Users"))
    #expect(text.contains("About Ada") && !text.contains("nobody"))
  }

  @Test("shows a stack without a bar")
  func stackWithoutBar() {
    let stack = NavigationController(.isNavigationBarHidden(true)) { Detail(name: "Ada") }
    #expect(!Preview.text(stack.preview).contains("NavigationBar"))
  }

  @Test("shows the chosen screen above the tabs")
  func tabs() {
    let tabs = TabBarController(.selectedIndex(1)) {
      ViewController("Inbox") { Label("empty") }
      ViewController("Sent") { Label("three letters") }
    }
    let text = Preview.text(tabs)
    #expect(text.contains("Inbox") && text.contains("three letters") && !text.contains("empty"))
  }

  @Test("shows both screens of a split one")
  func split() {
    let split = SplitViewController {
      Label("Users")
      Label("Ada")
    }
    #expect(Preview.text(split).contains("Users") && Preview.text(split).contains("Ada"))
  }

  @Test("shows what an alert says, and its actions")
  func alert() {
    let alert = AlertController(
      "Delete Ada?", .message("There is no way back."), .actions([AlertAction("Delete", .style(.destructive))]))
    for text in ["Delete Ada?", "There is no way back.", "Delete"] { #expect(Preview.html(alert).contains(text)) }
  }
}
