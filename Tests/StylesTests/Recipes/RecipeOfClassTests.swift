import Mod
import Pipe
import Styles
import Testing

@MainActor private final class Player {
  var rate = 1.0
  var isMuted = false
  let display = Display()
}

@MainActor private final class Display { var brightness = 0.5 }

extension Player: MainActorRoot {}
extension Display: MainActorRoot {}

private enum Speed: CaseIterable { case normal, fast }

private struct PlaybackLook: DefaultVariants {
  var speed = Speed.normal
  var isSilent = false
}

extension Mod<Player> {
  fileprivate static let playback = Recipe<Player, PlaybackLook>(
    .base(Mod { $0.rate = 1 }),
    .on(\.speed) { speed in Mod { $0.rate = speed == .fast ? 2 : 1 } },
    .on(\.isSilent, Mod { $0.isMuted = true }),
    .when({ $0.isSilent && $0.speed == .fast }, .at(part: { $0.display }, Mod<Display> { $0.brightness = 1 })))
}

@Suite("A recipe of a class on the main actor")
@MainActor
struct RecipeOfClassTests {
  @Test("Base, choices and combinations change the object, and Mods at the call come last")
  func applies() {
    let player = Player() |> .playback(\.speed .~ .fast, \.isSilent .~ true)
    #expect(player.rate == 2 && player.isMuted && player.display.brightness == 1)
    #expect((Player() |> .playback()).display.brightness == 0.5)
    #expect((Player() |> .playback(\.speed .~ .fast) <> \.rate .~ 3).rate == 3)
  }

  @Test("All selections are listed")
  func combinations() { #expect(Mod<Player>.playback.combinations.count == 4) }

  @Test("A recipe that is applied off the main actor stops the program")
  func offTheMainActor() async {
    await #expect(processExitsWith: .failure) {
      let player = Player()
      await Task.detached { _ = player |> .playback() }.value
    }
  }
}
