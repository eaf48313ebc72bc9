import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("A presented screen")
struct PresentationTests {
  let log = Log()

  private struct Picker: Component {
    var body: Children {
      VStack {
        Button("Red", .tapped --> inContext { try $0.dismiss(returning: "red") })
        Button("Twelve", .tapped --> inContext { try $0.dismiss(returning: 12) })
        Button("Cancel", .tapped --> inContext { try $0.dismiss() })
        Button("Again", .tapped --> inContext { try $0.present(Picker()) })
      }
    }
  }

  private var tree: LiveTree<Void> {
    LiveTree(
      VStack {
        Button(
          "Pick",
          .tapped
            --> inContext { [log] context in
              try context.present(Picker(), returning: String.self) { log($0) }
            })
        Button("Look", .tapped --> inContext { try $0.present(Picker()) })
        Button("Close", .tapped --> inContext { try $0.dismiss() })
      })
  }

  @Test("A presented screen is found by queries, and what is behind it is not")
  func isFound() throws {
    let tree = tree
    try tree.find(.button("Pick")).tap()
    #expect(tree.find(.button).count == 4)
    #expect(tree.find(.button("Red")).exists && !tree.find(.button("Pick")).exists)
  }

  @Test("A presented screen covers the screen behind it")
  func covers() throws {
    let tree = tree
    let button = try tree.find(.button("Pick")).node()
    try button.tap()
    #expect(throws: ActionError("tap", "StackView/Button[0]", .hidden)) { try button.tap() }
  }

  @Test("A presented screen covers a root without a screen")
  func coversRoot() throws {
    let tree = LiveTree(Button(.tapped --> inContext { try $0.present(Label("Over")) }))
    try tree.tap()
    #expect(!tree.find(.button).exists)
    #expect(throws: ActionError("tap", "Button", .hidden)) { try tree.tap() }
  }

  @Test("A presented screen is printed after what it covers")
  func prints() throws {
    let tree = LiveTree(Button(.tapped --> inContext { try $0.present(VStack { Label("Over") }) }))
    try tree.tap()
    #expect("\(tree)" == "Button()\nStackView(axis: .vertical)\n  Label(text: \"Over\")")
  }

  @Test("Dismissing a presented screen shows the screen behind it again")
  func isDismissed() throws {
    let tree = tree
    for name in ["Pick", "Cancel"] { try tree.find(.button(name)).tap() }
    #expect(tree.find(.button("Pick")).exists && !tree.find(.button("Red")).exists)
    #expect(log.lines == [])
  }

  @Test("A presented screen returns a result")
  func returnsResult() throws {
    let tree = tree
    for name in ["Pick", "Red"] { try tree.find(.button(name)).tap() }
    #expect(log.lines == ["red"])
    #expect(tree.find(.button("Pick")).exists)
  }

  @Test("A presented screen cannot return a result of another type")
  func refusesOtherResult() throws {
    let tree = tree
    for name in ["Pick", "Twelve"] { try tree.find(.button(name)).tap() }
    #expect(tree.find(.button("Red")).exists)
    let error = NavigationError(
      "dismiss", from: "StackView/Picker/StackView/Button[1]", .unexpectedResult("Int", expected: "String"))
    #expect(tree.errors as? [NavigationError] == [error])
    #expect("\(error.reason)" == "a String is expected, not a Int")
  }

  @Test("A presented screen cannot return a result that its presenter does not expect")
  func refusesAnyResult() throws {
    let tree = tree
    for name in ["Look", "Red"] { try tree.find(.button(name)).tap() }
    #expect(tree.errors.map { ($0 as? NavigationError)?.reason } == [.unexpectedResult("String", expected: nil)])
  }

  @Test("Dismissing is an error if no screen is presented")
  func refusesDismissal() throws {
    let tree = tree
    try tree.find(.button("Close")).tap()
    #expect(tree.errors.map { ($0 as? NavigationError)?.reason } == [.nothingPresented])
  }

  @Test("A presented screen is dismissed by the context of its presenter, with all screens over it")
  func goesWithAll() throws {
    var context: EventContext?
    let tree = LiveTree(
      Button(
        .tapped
          --> inContext {
            context = $0
            try $0.present(Picker())
          }))
    try tree.tap()
    try tree.find(.button("Again")).tap()
    #expect(tree.find(Composed.self).includingHidden.count == 2)
    try context?.dismiss()
    #expect(tree.find(Composed.self).includingHidden.count == 0)
  }

  @Test("A presented screen covers those presented before")
  func stacksUp() throws {
    let tree = tree
    for name in ["Pick", "Again", "Cancel", "Red"] { try tree.find(.button(name)).tap() }
    #expect(log.lines == ["red"])
  }

  @Test("A presented screen is removed with the root that it covers")
  func goesWithPresenter() throws {
    let tree = tree
    try tree.find(.button("Pick")).tap()
    let picker = try tree.find(.type(Composed.self)).node()
    try tree.update(to: Label("Over"))
    #expect(!picker.isMounted)
    #expect(tree.find(.staticText("Over")).exists)
  }

  @Test("A presented screen reports its presentation and dismissal")
  func reportsTransitions() throws {
    let screen = ViewController("Over", .modalTransitionStyle(.flipHorizontal)) {
      Button("Close", .tapped --> inContext { try $0.dismiss() })
    }
    let tree = LiveTree(Button("Open", .tapped --> inContext { try $0.present(screen) }))
    let changes = try tree.changes {
      try tree.find(.button("Open")).tap()
      try tree.find(.button("Close")).tap()
    }
    let transitions = changes.filter { if case .transition = $0 { true } else { false } }
    #expect(
      transitions == [
        .transition("Button/ViewController", .present(.flipHorizontal)),
        .transition("Button/ViewController", .dismiss(.flipHorizontal)),
      ])
    #expect(transitions.map(\.description).first == "present (flipHorizontal) Button/ViewController")
  }

  @Test("A presented screen lets no touch through to what it covers")
  func keepsTouches() throws {
    let tree = LiveTree(
      View(.onTap { [log] in log("below") }) { Button("Open", .tapped --> inContext { try $0.present(Label("Over")) }) }
    )
    try tree.find(.button("Open")).tap()
    #expect(throws: ActionError("tap", "View/Label", .noTouches)) { try tree.find(.staticText("Over")).tap() }
    #expect(log.lines == [])
  }

  @Test("A presented screen keeps Tab inside")
  func movesFocus() throws {
    let tree = LiveTree(
      VStack {
        TextField(.placeholder("Below"))
        Button("Open", .tapped --> inContext { try $0.present(TextField(.placeholder("Over"))) })
      })
    try tree.find(.button("Open")).tap()
    try tree.find(.textField("Over")).focusNext()
    #expect(try tree.find(.textField("Over")).node().isFocused)
  }

  @Test("A presented navigation controller goes back in its own stack")
  func goesBackOnTop() throws {
    let over = NavigationController {
      ViewController("One")
      ViewController("Two")
    }
    let tree = LiveTree(
      NavigationController {
        ViewController("Users")
        ViewController("Ada") { Button("Open", .tapped --> inContext { try $0.present(over) }) }
      })
    try tree.find(.button("Open")).tap()
    try tree.goBack()
    #expect(try tree.find(.heading).name == "One")
  }

  @Test("A screen that is presented while another one mounts covers it, and both can be dismissed")
  func presentsWhileMounted() throws {
    let kept = Kept()
    let over = ViewController("Over")
    let first = ViewController(
      "First",
      .adHocFinalize -- { _ in
        try? kept.context?.present(over)
        return nil
      })
    let tree = LiveTree(
      Button(
        "Open",
        .tapped
          --> inContext { context in
            kept.context = context
            try context.present(first)
          }))
    try tree.find(.button("Open")).tap()
    let below = try #require(tree.root.presented)
    #expect(below[ViewController.self]?.title == "First")
    #expect(below.presented?[ViewController.self]?.title == "Over")
    try tree.swipeAway()
    #expect(below.isMounted && below.presented == nil)
    try tree.swipeAway()
    #expect(tree.root.presented == nil && tree.find(.button("Open")).exists)
  }

  @Test("A presented screen is released if the tree is unmounted while it is mounted")
  func unmountsWhileMounted() throws {
    let name = Var("Ada"), kept = Kept()
    let screen = ViewController(
      "First",
      .adHocFinalize -- { _ in
        kept.tree?.unmount()
        return name.subscribe { _ in kept.count += 1 }
      })
    let tree = LiveTree(Button("Open", .tapped --> inContext { try $0.present(screen) }))
    kept.tree = tree
    try tree.find(.button("Open")).tap()
    kept.count = 0
    name.set("Grace")
    #expect(kept.count == 0)
  }

  @Test("A waiting screen is presented, also if the presenter of the one before it was removed")
  func waitsBehindGone() throws {
    let isShown = Var(true)
    let (gone, kept) = (Kept(), Kept())
    let first = ViewController(
      "First",
      .adHocFinalize -- { _ in
        try? gone.context?.present(ViewController("Never"))
        try? kept.context?.present(ViewController("Over"))
        isShown.set(false)
        return nil
      })
    let button = Button("Gone", .tapped --> inContext { gone.context = $0 })
    let tree = LiveTree(
      VStack {
        View(.children <-- isShown.map { $0 ? [button] : [] })
        Button(
          "Open",
          .tapped
            --> inContext { context in
              kept.context = context
              try context.present(first)
            })
      })
    try tree.find(.button("Gone")).tap()
    try tree.find(.button("Open")).tap()
    #expect(tree.root.presented?.presented?[ViewController.self]?.title == "Over")
    #expect(tree.root.presented?.presented?.presented == nil)
  }
}

@MainActor
private final class Kept {
  var context: EventContext?
  weak var tree: LiveTree<Void>?
  var count = 0
}
