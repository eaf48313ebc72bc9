import Bindings
import Testing

@MainActor
@Suite("The lists of behaviors")
struct BehaviorListsTests {
  let name = Var("Ada"), taps = Input<Void>(), others = Input<Void>()

  @Test("The order of behaviors counts within a role, and not between roles")
  func order() {
    #expect(TextField(.text <-- name, .tapped --> taps) == TextField(.tapped --> taps, .text <-- name))
    #expect(TextField(.tapped --> taps, .tapped --> others) != TextField(.tapped --> others, .tapped --> taps))
    #expect(TextField(.tapped --> taps) != TextField(.tapped --> taps, .tapped --> others))
  }

  @Test("A copy keeps its behaviors when another one is added to the original")
  func copies() {
    let label = Label(.text <-- name)
    #expect(label.with(.tag <-- Var(1), .accessibilityLabel <-- name).bindings.count == 3)
    #expect(label.bindings.map(\.name) == ["text"])
  }

  @Test("A model whose last behavior is removed equals one that has never had any")
  func removed() {
    var behaviors = Label(.text <-- name).behaviors
    behaviors.lists.bindings = []
    #expect(behaviors.isEmpty)
    #expect(behaviors == Behaviors())
    #expect("\(behaviors)" == "[]")
  }

  @Test("All roles are listed and printed, bindings first")
  func all() {
    let field = TextField(
      .own(.tag, 1), .shouldReturn -- { _ in true }, .lifetimes -- [], .tapped --> taps, .text <-- name)
    #expect(field.behaviors.elements.map(\.name) == ["text", "tapped", "lifetimes", "shouldReturn", "own(tag)"])
  }
}
