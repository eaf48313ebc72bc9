import Mod
import Pipe
import Testing

@MainActor private final class Screen {
  var steps: [String] = []
}

extension Screen: MainActorRoot {}

@MainActor private func load(_ screen: Screen) { screen.steps.append("load") }
@MainActor private func show(_ screen: Screen) { screen.steps.append("show") }

@Suite("Functions on the main actor")
@MainActor
struct MainActorCompositionTests {
  @Test("Functions of a class on the main actor compose in their order, by either operator")
  func order() {
    for compose in [load <> show, load >>> show] {
      let screen = Screen()
      compose(screen)
      #expect(screen.steps == ["load", "show"])
    }
  }

  @Test("A closure composes with a function, and takes its type")
  func closure() {
    let both = load <> { $0.steps.append("closure") }
    let screen = Screen() |> both
    #expect(screen.steps == ["load", "closure"])
  }
}
