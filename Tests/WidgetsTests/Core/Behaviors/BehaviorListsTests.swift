import Bindings
import Testing

@MainActor
@Suite("The lists of behaviors")
struct BehaviorListsTests {
  let name = Var("Ada"), taps = Input<Void>(), others = Input<Void>()

  @Test("The order of bindings, and that of handlers, counts in comparisons, but not between both")
  func order() {
    #expect(TextField(.text <-- name, .tapped --> taps) == TextField(.tapped --> taps, .text <-- name))
    #expect(TextField(.tapped --> taps, .tapped --> others) != TextField(.tapped --> others, .tapped --> taps))
    #expect(TextField(.tapped --> taps) != TextField(.tapped --> taps, .tapped --> others))
  }

  @Test("A copy keeps its behaviors when one is added to the original")
  func copies() {
    let label = Label(.text <-- name)
    #expect(label.with(.tag <-- Var(1), .accessibilityLabel <-- name).bindings.count == 3)
    #expect(label.bindings.map(\.name) == ["text"])
  }

  @Test("A widget whose last behavior is removed equals one that has never had any")
  func removed() {
    var behaviors = Label(.text <-- name).behaviors
    behaviors.lists.bindings = []
    #expect(behaviors.isEmpty)
    #expect(behaviors == Behaviors())
    #expect("\(behaviors)" == "[]")
  }

  @Test("A widget with one behavior equals one from which others have been removed", arguments: [false, true])
  func single(isHandler: Bool) {
    let one = isHandler ? Button(.tapped --> taps).behaviors : Label(.text <-- name).behaviors
    var others = one
    others.lists.preparations = Label(.adHocPrepare -- { $0.tag = 1 }).behaviors.preparations
    #expect(others != one)
    others.lists.preparations = []
    #expect(others == one)
    #expect(others.elements.count == 1)
  }

  @Test("A single handler or binding is listed in its role, and others are appended")
  func roles() {
    let button = Button(.tapped --> taps)
    #expect(button.behaviors.bindings.isEmpty && button.behaviors.handlers.count == 1)
    #expect(button.with(.tapped --> others, .title <-- name).behaviors.handlers.count == 2)
    let label = Label(.text <-- name)
    #expect(label.behaviors.handlers.isEmpty && label.behaviors.bindings.count == 1)
    #expect(label.with(.text <-- Var("Eve")).behaviors.elements.map(\.name) == ["text"])
    #expect(Label(.onAppear --> taps).behaviors.haveAppearanceHandlers)
    #expect(button.behaviors != label.behaviors)
  }

  @Test("All roles are listed and printed, bindings first")
  func all() {
    let field = TextField(
      .own(.tag, 1), .shouldReturn -- { _ in true }, .lifetimes -- [], .tapped --> taps, .text <-- name)
    #expect(field.behaviors.elements.map(\.name) == ["text", "tapped", "lifetimes", "shouldReturn", "own(tag)"])
  }
}
