import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("The context of an event")
struct EventContextTests {
  private struct Detail: Component {
    let name: String

    var body: Children {
      ViewController(name) {
        Button("More", .tapped --> inContext { try $0.push(Detail(name: "More of \(name)")) })
        Button("Back", .tapped --> inContext { try $0.pop() })
        Button("Up", .tapped --> inContext { try $0.popToRoot() })
      }
    }
  }

  private func stack() -> LiveTree<Void> { LiveTree(NavigationController { Detail(name: "Ada") }) }

  @Test("The context of an event pushes a screen onto the stack around")
  func pushes() throws {
    let tree = stack()
    try tree.find(.button("More")).tap()
    #expect(try tree.find(.heading).name == "More of Ada")
  }

  @Test("The context of an event focuses the first control that is in a state after the handler's changes")
  func focuses() throws {
    let (texts, isChecked) = ([Var("Ada"), Var(""), Var("")], Var(false))
    let log = Log()
    let tree = LiveTree(
      Form(texts: texts, isChecked: isChecked) { context in
        isChecked.value = true
        log("\(context.focusFirst(in: .invalid))")
      })
    try tree.find(.button("Save")).focus()
    try tree.press(.return)
    #expect(try tree.find(.textField("1")).node().isFocused)
    texts[1].set("Grace")
    try tree.find(.button("Save")).tap()
    #expect(try tree.find(.textField("2")).node().isFocused)
    texts[2].set("Mary")
    try tree.find(.button("Save")).focus()
    try tree.press(.return)
    #expect(try tree.find(.button("Save")).node().isFocused)
    #expect(log.lines == ["true", "true", "false"])
  }

  private struct Form: Component {
    let texts: [Var<String>]
    let isChecked: Var<Bool>
    let save: @MainActor (EventContext) -> Void

    var body: Children {
      VStack {
        for (index, text) in texts.enumerated() {
          TextField(
            .accessibilityLabel("\(index)"), .text <--> text,
            .isIn(.invalid) -- (isChecked.value && text.value.isEmpty))
        }
        Button("Save", .tapped --> inContext { save($0) })
      }
    }
  }

  @Test("The context of an event goes back to the screen below")
  func pops() throws {
    let tree = stack()
    for name in ["More", "More", "Back"] { try tree.find(.button(name)).tap() }
    #expect(try tree.find(.heading).name == "More of Ada")
  }

  @Test("The context of an event goes back to the lowest screen")
  func popsToRoot() throws {
    let tree = stack()
    for name in ["More", "More", "Up"] { try tree.find(.button(name)).tap() }
    #expect(try tree.find(.heading).name == "Ada")
  }

  @Test("The context of an event reports how many screens are left after going back")
  func tellsCount() throws {
    let log = Log()
    let tree = LiveTree(NavigationController(.poppedToCount --> { log("\($0)") }) { Detail(name: "Ada") })
    for name in ["More", "More", "Up"] { try tree.find(.button(name)).tap() }
    #expect(log.lines == ["1"])
  }

  @Test("The context of an event pushes screens from which users can go back")
  func goesBack() throws {
    let tree = stack()
    try tree.find(.button("More")).tap()
    try tree.find(.button("Back")).goBack()
    #expect(try tree.find(.heading).name == "Ada")
  }

  @Test("A screen that the context of an event pushed stays when the stack is described again")
  func keepsPushed() throws {
    let tree = LiveTree("Ada") { name in NavigationController { Detail(name: name) } }
    try tree.find(.button("More")).tap()
    tree.state = "Grace"
    #expect(try tree.find(.heading).name == "More of Ada")
    try tree.goBack()
    #expect(try tree.find(.heading).name == "Grace")
  }

  @Test("The context of an event outside of a stack refuses to push, and says where")
  func refusesPush() throws {
    let tree = LiveTree(Detail(name: "Ada"))
    try tree.find(.button("More")).tap()
    let error = NavigationError("push", from: "Detail/ViewController/Button[0]", .noNavigationController)
    #expect(tree.errors as? [NavigationError] == [error])
    #expect(
      "\(error)" == "cannot push from Detail/ViewController/Button[0]: there is no navigation controller around it")
  }

  @Test("The context of an event cannot pop the lowest screen")
  func refusesPop() throws {
    let tree = stack()
    try tree.find(.button("Back")).tap()
    #expect(tree.errors.map { ($0 as? NavigationError)?.reason } == [.atRoot])
    #expect(try tree.find(.heading).name == "Ada")
  }

  @Test("The context of an event does nothing after its node was removed")
  func refusesGone() throws {
    var context: EventContext?
    let tree = LiveTree(Button(.tapped --> inContext { context = $0 }))
    try tree.tap()
    try tree.update(to: Label())
    #expect(throws: NavigationError("present", from: "Button", .unmounted)) { try context?.present(Label()) }
  }

  @Test("The context of an event finds nodes anywhere in the tree")
  func finds() throws {
    let log = Log()
    let tree = LiveTree(
      VStack {
        TextField(.text("Ada"), .placeholder("Name"))
        Button("Save", .tapped --> inContext { log(try $0.find(.textField("Name")).text ?? "") })
        Button("Send", .tapped --> inContext { try $0.find(.textField("City")).tap() })
      })
    try tree.find(.button("Save")).tap()
    #expect(log.lines == ["Ada"])
    try tree.find(.button("Send")).tap()
    #expect((tree.errors.first as? QueryError)?.query == #"context.find(.textField("City"))"#)
  }

  @Test("The context of an event ends editing")
  func endsEditing() throws {
    let tree = LiveTree(
      VStack {
        TextField()
        Button("Done", .tapped --> inContext { $0.endEditing() })
      })
    let field = tree.find(TextField.self)
    try field.focus()
    try tree.find(.button("Done")).tap()
    #expect(try !field.node().isFocused)
  }

  @Test("The context of an event knows the node that was touched")
  func knowsSource() throws {
    var source: Node?
    let tree = LiveTree(Label("More", .onTap { source = $0.source }))
    try tree.tap()
    #expect(source === tree.root)
  }

  @Test("The context of an event is passed together with the event's payload")
  func comesWithPayload() throws {
    let log = Log()
    let tree = LiveTree(
      TextField(.textChanged --> inContext { context, text in log("\(context.source.path) \(text)") }))
    try tree.type("a")
    #expect(log.lines == ["TextField a"])
  }

  @Test("The context of an event that another event causes is that of the inner event")
  func isInner() throws {
    let log = Log()
    let tree = LiveTree(
      VStack {
        Button(
          "Outer",
          .tapped
            --> inContext { context in
              try context.find(.button("Inner")).tap()
              log(context.source.path)
            }, .tapped --> inContext { log($0.source.path) })
        Button("Inner", .tapped --> inContext { log($0.source.path) })
      })
    try tree.find(.button("Outer")).tap()
    #expect(log.lines == ["StackView/Button[1]", "StackView/Button[0]", "StackView/Button[0]"])
  }

  @Test("The context of an event replaces the content of the screen around it")
  func makesTransition() throws {
    let tree = LiveTree(
      NavigationController {
        ViewController("Ada") { Button("Edit", .tapped --> inContext { try $0.transition(to: TextField()) }) }
      })
    let changes = try tree.changes { try tree.find(.button("Edit")).tap() }
    #expect(tree.find(TextField.self).exists && !tree.find(.button("Edit")).exists)
    #expect(changes.contains(.transition("NavigationController/ViewController", .crossDissolve)))
  }

  @Test("The context of an event replaces the root if there is no screen")
  func replacesRoot() throws {
    let tree = LiveTree(VStack { Button("Edit", .tapped --> inContext { try $0.transition(to: TextField()) }) })
    try tree.find(.button("Edit")).tap()
    #expect(tree.widget as? StackView == VStack { TextField() })
  }

  @Test("The context of an event refuses to replace the content of what has none")
  func refusesTransition() throws {
    let tree = LiveTree(Button(.tapped --> inContext { try $0.transition(to: TextField()) }))
    try tree.tap()
    #expect(tree.errors.map { ($0 as? NavigationError)?.reason } == [.noContent])
  }

  @Test("Only the last errors of very many are kept")
  func manyErrors() throws {
    struct Failure: Error {
      let number: Int
    }
    var number = 0
    let tree = LiveTree(
      Button(
        "Fail",
        .tapped
          --> inContext { _ in
            number += 1
            throw Failure(number: number)
          }))
    for _ in 0..<2_000 { try tree.tap() }
    #expect((tree.errors.last as? Failure)?.number == 2_000 && (500...1_000).contains(tree.errors.count))
  }
}
