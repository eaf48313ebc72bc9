import LiveTesting
import TestSupport
import Testing

@testable import Live

/// A button of a program's own that leads back.
private struct Leave: Previewable {
  var attributes = ViewAttributes.fresh

  static var treeRole: TreeRole { .backButton }
  var preview: any Widget { Label("Leave") }
}

/// A text of a program's own with several lines.
private struct Note: TextInput {
  var text: String? = ""
  var textInputTraits = TextInputTraits()
  var attributes = ViewAttributes.fresh

  static var treeRole: TreeRole { .textArea }
}

/// A widget that states the role of a component, and is none.
private struct Pretender: Previewable {
  var attributes = ViewAttributes.fresh

  static var treeRole: TreeRole { .component }
  var preview: any Widget { Label("Inside") }
}

@MainActor
@Suite("The roles of custom widgets")
struct TreeRoleTests {
  private func stack(_ log: Log = Log(), _ mods: Mod<NavigationController>...) -> LiveTree<Void> {
    LiveTree(
      NavigationController(.didPop --> { _ in log("popped") }, Mod(list: mods)) {
        ViewController("Users")
        ViewController("Ada") { VStack { Leave() } }
      })
  }

  @Test("A back button in the content of a screen goes back, by a tap and by a key")
  func goesBack() throws {
    let log = Log()
    var tree = stack(log)
    try tree.find(Leave.self).tap()
    #expect(try tree.find(.heading).name == "Users")
    tree = stack(log)
    try tree.find(Leave.self).focus()
    try tree.press(.return)
    #expect(try tree.find(.heading).name == "Users")
    #expect(log.lines == ["popped", "popped"])
  }

  @Test("A custom back button is refused as the one in the bar is, and if there is no screen to go back to")
  func refusals() throws {
    let tree = stack(Log(), .shouldPop -- { _, _ in false })
    #expect(throws: ActionError.self) { try tree.find(Leave.self).tap() }
    #expect(tree.root.children.count == 2)
    let lone = LiveTree(VStack { Leave() })
    #expect(throws: ActionError.self) { try lone.find(Leave.self).tap() }
  }

  @Test("A text area takes line breaks, and has no return key to press")
  func takesLineBreaks() throws {
    let tree = LiveTree(Note())
    try tree.find(Note.self).type("a\nb")
    #expect(try tree.find(Note.self).text == "a\nb")
    #expect(throws: ActionError.self) { try tree.find(Note.self).submit() }
  }

  @Test("A widget that states the role of a component without being one has no role")
  func noComponent() throws {
    let tree = LiveTree(VStack { Pretender() })
    #expect(try tree.find(Label.self).text == "Inside")
    #expect(!(try tree.find(Pretender.self).node().kind.isComponent))
  }
}
