import Foundation
import Mod
import Preview
import Terminal
import Testing
import Widgets

@MainActor
@Suite("A preview of screens")
struct ScreenTests {
  private struct Detail: Component {
    let name: String

    var body: Children { ViewController(name) { Label("About \(name)") } }
  }

  @Test("A navigation controller shows its top screen below its bar")
  func stack() {
    let stack = NavigationController {
      ViewController("Users") { Label("nobody") }
      Detail(name: "Ada")
    }
    let text = Preview.text(stack)
    #expect(text.contains("‹ Users"))
    #expect(text.contains("About Ada") && !text.contains("nobody"))
  }

  @Test("A navigation controller with a hidden bar shows no bar")
  func stackWithoutBar() {
    let stack = NavigationController(.isNavigationBarHidden(true)) { Detail(name: "Ada") }
    #expect(!Preview.text(stack.preview).contains("NavigationBar"))
  }

  @Test("A tab bar controller shows the selected screen above the tabs")
  func tabs() {
    let tabs = TabBarController(.selectedIndex(1)) {
      ViewController("Inbox") { Label("empty") }
      ViewController("Sent") { Label("three letters") }
    }
    let text = Preview.text(tabs)
    #expect(text.contains("Inbox") && text.contains("three letters") && !text.contains("empty"))
  }

  @Test(
    "An alert shows two actions in a row, and more in a column with the cancel action at its end"
  )
  func actions() throws {
    func buttons(_ titles: String...) throws -> [String] {
      let actions = titles.map { AlertAction($0, .style($0 == "Cancel" ? .cancel : .default)) }
      let words = Preview.text(AlertController("Delete?", .actions(actions)))
      #expect(words.contains("StackView row") == (actions.count == 2))
      return words.matches(of: /Button "(\w+)"/).map { String($0.1) }
    }
    #expect(try buttons("Delete", "Cancel") == ["Cancel", "Delete"])
    #expect(try buttons("Cancel", "Delete", "Keep") == ["Delete", "Keep", "Cancel"])
  }

  @Test("A split view controller shows both screens")
  func split() {
    let split = SplitViewController {
      Label("Users")
      Label("Ada")
    }
    #expect(Preview.text(split).contains("Users") && Preview.text(split).contains("Ada"))
  }

  @Test("An alert shows its title, its message and its actions")
  func alert() {
    let alert = AlertController(
      "Delete Ada?", .message("There is no way back."), .actions([AlertAction("Delete", .style(.destructive))]))
    for text in ["Delete Ada?", "There is no way back.", "Delete"] { #expect(Preview.html(alert).contains(text)) }
  }

  private let covered = NavigationController {
    ViewController(
      "Users",
      .presentedViewController(
        AlertController("Delete Ada?", .actions([AlertAction("Delete", .style(.destructive))])))
    ) { Button("Sort") }
  }

  @Test("The text preview lists a presented screen after what it covers")
  func presentedInWords() {
    #expect(
      Preview.text(covered) == """
        NavigationController
          StackView column
            NavigationBar "Users"
            ViewController title: "Users"
              Button "Sort"
        AlertController title: "Delete Ada?", actions: [AlertAction(title: "Delete", style: .destructive)]
          StackView column backgroundColor: .secondarySystemBackground, clipsToBounds: true, layer.cornerRadius: 12.0
            Label "Delete Ada?" font: .headline, textAlignment: .center, numberOfLines: 0, margins: 16.0
            Divider
            Button "Delete" titleColor: .systemRed, contentEdgeInsets: (h: 8.0, v: 9.0)
        """)
  }

  @Test("A presented screen is a dialog with its title in HTML, over content that cannot be used")
  func presentedInHTML() throws {
    let html = Preview.html(covered)
    let inert = try #require(html.range(of: "<div class=\"View\" inert>"))
    let dialog = try #require(html.range(of: "role=\"dialog\" aria-modal=\"true\" aria-label=\"Delete Ada?\""))
    let button = try #require(html.range(of: ">Sort<"))
    #expect(inert.lowerBound < button.lowerBound && button.upperBound < dialog.lowerBound)
  }

  @Test("The screen behind a presented one is dimmed, in drawings and in cells")
  func dims() {
    let svg = Preview.svg(covered)
    #expect(
      svg.contains("Dimming") && svg.contains("Delete Ada?") && svg.contains("<title>NavigationController</title>"))
    let terminal = Preview.terminal(covered, width: 40, color: true)
    let bold = "\u{1B}[1mUsers"
    #expect(!terminal.contains(bold))
    #expect(Preview.terminal(NavigationController { ViewController("Users") }, width: 40, color: true).contains(bold))
    #expect(Preview.terminal(covered, width: 40, color: false).contains("Delete Ada?"))
  }

  @Test("Stacked sheets show the edges of those below, and only the last one can be used")
  func sheets() {
    let html = Preview.html(
      ViewController(
        .presentedViewController(
          NavigationController {
            ViewController(
              "Order", .presentedViewController(ViewController("Help", .modalPresentationStyle(.fullScreen))))
          })))
    #expect(html.components(separatedBy: " inert>").count == 3)
    #expect(html.contains("aria-label=\"Help\"") && html.contains("aria-label=\"Order\""))
    #expect(html.contains("margin-block-start:44px"))
  }

  @Test("An action sheet is shown at the bottom")
  func actionSheet() {
    let screen = ViewController(
      .presentedViewController(AlertController("Order", .preferredStyle(.actionSheet))))
    #expect(Preview.html(screen).contains("align-self:end"))
  }

  @Test("A preview of a window shows its screen in its tint and style, with presented screens inside")
  func window() {
    let window = Window(.tintColor(.systemPurple), .overrideUserInterfaceStyle(.dark)) { covered }
    #expect(Preview.html(window).contains("color-scheme:dark"))
    #expect(Preview.html(window).contains("--tint:"))
    #expect(Preview.html(VStack { window }).contains("aria-label=\"Delete Ada?\""))
    #expect(Preview.text(window).hasPrefix("Window tintColor: .systemPurple"))
    #expect(Preview.text(Window()) == "Window\n  View")
  }
}
