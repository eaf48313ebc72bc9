import Live
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

  private var host: Host<Void> {
    Host(
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

  @Test("is found, and what is below is not")
  func isFound() throws {
    let host = host
    try host.find(.button("Pick")).tap()
    #expect(host.find(.button).count == 4)
    #expect(host.find(.button("Red")).exists && !host.find(.button("Pick")).exists)
  }

  @Test("covers what is below")
  func covers() throws {
    let host = host
    let button = try host.find(.button("Pick")).node()
    try button.tap()
    #expect(throws: ActionError("tap", "StackView/Button[0]", .hidden)) { try button.tap() }
  }

  @Test("covers a root that is all there is")
  func coversRoot() throws {
    let host = Host(Button(.tapped --> inContext { try $0.present(Label("Over")) }))
    try host.tap()
    #expect(!host.find(.button).exists)
    #expect(throws: ActionError("tap", "Button", .hidden)) { try host.tap() }
  }

  @Test("prints after what it covers")
  func prints() throws {
    let host = Host(Button(.tapped --> inContext { try $0.present(VStack { Label("Over") }) }))
    try host.tap()
    #expect("\(host)" == "Button()\nStackView(axis: .vertical)\n  Label(text: \"Over\")")
  }

  @Test("goes, and what was below is back")
  func isDismissed() throws {
    let host = host
    for name in ["Pick", "Cancel"] { try host.find(.button(name)).tap() }
    #expect(host.find(.button("Pick")).exists && !host.find(.button("Red")).exists)
    #expect(log.lines == [])
  }

  @Test("returns a result")
  func returnsResult() throws {
    let host = host
    for name in ["Pick", "Red"] { try host.find(.button(name)).tap() }
    #expect(log.lines == ["red"])
    #expect(host.find(.button("Pick")).exists)
  }

  @Test("cannot return a result of another type")
  func refusesOtherResult() throws {
    let host = host
    for name in ["Pick", "Twelve"] { try host.find(.button(name)).tap() }
    #expect(host.find(.button("Red")).exists)
    let error = NavigationError(
      "dismiss", from: "StackView/Picker/StackView/Button[1]", .unexpectedResult("Int", expected: "String"))
    #expect(host.errors as? [NavigationError] == [error])
    #expect("\(error.reason)" == "a String is expected, not a Int")
  }

  @Test("cannot return a result that nobody waits for")
  func refusesAnyResult() throws {
    let host = host
    for name in ["Look", "Red"] { try host.find(.button(name)).tap() }
    #expect(host.errors.map { ($0 as? NavigationError)?.reason } == [.unexpectedResult("String", expected: nil)])
  }

  @Test("cannot go where there is none")
  func refusesDismissal() throws {
    let host = host
    try host.find(.button("Close")).tap()
    #expect(host.errors.map { ($0 as? NavigationError)?.reason } == [.nothingPresented])
  }

  @Test("goes by what is below, with all that is over it")
  func goesWithAll() throws {
    var context: EventContext?
    let host = Host(
      Button(
        .tapped
          --> inContext {
            context = $0
            try $0.present(Picker())
          }))
    try host.tap()
    try host.find(.button("Again")).tap()
    #expect(host.find(Composed.self).includingHidden.count == 2)
    try context?.dismiss()
    #expect(host.find(Composed.self).includingHidden.count == 0)
  }

  @Test("covers what has been presented before")
  func stacksUp() throws {
    let host = host
    for name in ["Pick", "Again", "Cancel", "Red"] { try host.find(.button(name)).tap() }
    #expect(log.lines == ["red"])
  }

  @Test("goes with what it covers")
  func goesWithPresenter() throws {
    let host = host
    try host.find(.button("Pick")).tap()
    let picker = try host.find(.type(Composed.self)).node()
    try host.update(to: Label("Over"))
    #expect(!picker.isMounted)
    #expect(host.find(.staticText("Over")).exists)
  }

  @Test("reports how it comes and goes")
  func reportsTransitions() throws {
    let screen = ViewController("Over", .modalTransitionStyle(.flipHorizontal)) {
      Button("Close", .tapped --> inContext { try $0.dismiss() })
    }
    let host = Host(Button("Open", .tapped --> inContext { try $0.present(screen) }))
    let changes = try host.changes {
      try host.find(.button("Open")).tap()
      try host.find(.button("Close")).tap()
    }
    let transitions = changes.filter { if case .transition = $0 { true } else { false } }
    #expect(
      transitions == [
        .transition("Button/ViewController", .present(.flipHorizontal)),
        .transition("Button/ViewController", .dismiss(.flipHorizontal)),
      ])
    #expect(transitions.map(\.description).first == "present (flipHorizontal) Button/ViewController")
  }

  @Test("lets no touch through to what it covers")
  func keepsTouches() throws {
    let host = Host(
      View(.onTap { [log] in log("below") }) { Button("Open", .tapped --> inContext { try $0.present(Label("Over")) }) }
    )
    try host.find(.button("Open")).tap()
    #expect(throws: ActionError("tap", "View/Label", .noTouches)) { try host.find(.staticText("Over")).tap() }
    #expect(log.lines == [])
  }

  @Test("keeps the focus to itself as it moves on")
  func movesFocus() throws {
    let host = Host(
      VStack {
        TextField(.placeholder("Below"))
        Button("Open", .tapped --> inContext { try $0.present(TextField(.placeholder("Over"))) })
      })
    try host.find(.button("Open")).tap()
    try host.find(.textField("Over")).focusNext()
    #expect(try host.find(.textField("Over")).node().isFocused)
  }

  @Test("has a stack of its own to go back in")
  func goesBackOnTop() throws {
    let over = NavigationController {
      ViewController("One")
      ViewController("Two")
    }
    let host = Host(
      NavigationController {
        ViewController("Users")
        ViewController("Ada") { Button("Open", .tapped --> inContext { try $0.present(over) }) }
      })
    try host.find(.button("Open")).tap()
    try host.goBack()
    #expect(try host.find(.heading).name == "One")
  }

  @Test("is covered by one that is presented while it is mounted, and each goes by itself")
  func presentsWhileMounted() throws {
    let kept = Kept()
    let over = ViewController("Over")
    let first = ViewController(
      "First",
      .adHocFinalize -- { _ in
        try? kept.context?.present(over)
        return nil
      })
    let host = Host(
      Button(
        "Open",
        .tapped
          --> inContext { context in
            kept.context = context
            try context.present(first)
          }))
    try host.find(.button("Open")).tap()
    let below = try #require(host.root.presented)
    #expect(below[ViewController.self]?.title == "First")
    #expect(below.presented?[ViewController.self]?.title == "Over")
    try host.swipeAway()
    #expect(below.isMounted && below.presented == nil)
    try host.swipeAway()
    #expect(host.root.presented == nil && host.find(.button("Open")).exists)
  }

  @Test("does not stay alive if what it was to be over ends while it is mounted")
  func unmountsWhileMounted() throws {
    let name = Var("Ada"), kept = Kept()
    let screen = ViewController(
      "First",
      .adHocFinalize -- { _ in
        kept.host?.unmount()
        return name.subscribe { _ in kept.count += 1 }
      })
    let host = Host(Button("Open", .tapped --> inContext { try $0.present(screen) }))
    kept.host = host
    try host.find(.button("Open")).tap()
    kept.count = 0
    name.set("Grace")
    #expect(kept.count == 0)
  }
}

@MainActor
private final class Kept {
  var context: EventContext?
  weak var host: Host<Void>?
  var count = 0
}
