import Mod
import Pipe
import Testing
import UIKit

#if ISOLATED
  @testable import IsolatedClasses
#else
  @testable import Classes
#endif

@MainActor struct ClassesTests {
  @Test("Key paths of a class set and replace properties")
  func keyPaths() {
    #expect((UILabel() |> Screen.title).text == "Episodes")
    #expect(Screen.label(isLong: true).numberOfLines == 3)
    #expect(Screen.label(isLong: false).numberOfLines == 0)
    #expect(configure(UILabel(), with: [\.text .~ "a", \.alpha .~ 0.25]).alpha == 0.25)
  }

  @Test("Conditions and focusing of a class run on the main actor")
  func focus() {
    #expect((UILabel() |> Screen.dimmedIfEmpty).alpha == 0.5)
    #expect((UILabel() |> \.text .~ "a" <> Screen.dimmedIfEmpty).alpha == 1)
    #expect((UIButton() |> Screen.ringed).layer.borderWidth == 1)
    #expect((UIButton() |> Screen.large).titleLabel?.numberOfLines == 2)
    #expect((UIButton() |> Screen.faded).alpha == 0.5)
    #expect((UIButton() |> \.isSelected .~ true <> Screen.faded).alpha == 1)
    #expect((UILabel() |> \.text .~ "a" <> Screen.shouted).text == "A")
  }

  @Test("Gesture recognizers, bar items, constraints and layouts are roots, too")
  func others() {
    #expect((UITapGestureRecognizer() |> Screen.doubleTap).numberOfTapsRequired == 2)
    #expect((UIBarButtonItem() |> Screen.done).tintColor == .red)
    #expect((NSLayoutConstraint() |> Screen.tall).constant == 44)
    #expect((UICollectionViewFlowLayout() |> Screen.loose).minimumLineSpacing == 20)
  }

  @Test("A style keeps the type of a subclass")
  func subclasses() {
    let badge: BadgeLabel = BadgeLabel() |> \.text .~ "new" + \.alpha .~ 0.5
    #expect(badge.text == "new")
  }

  @Test("Functions on the main actor compose")
  func functions() {
    let button = UIButton() |> roundedButtonStyle
    #expect(button.contentEdgeInsets.left == 16)
    #expect(button.backgroundColor == .black)
    #expect(button.layer.cornerRadius == 6)
  }

  @Test("A custom class needs one line to be styled")
  func own() {
    let player = Player() |> .muted + \.rate .~ 2
    #expect(player.isMuted)
    #expect(player.rate == 2)
  }

  @Test("A class lists the properties that are compared")
  func listing() {
    let style = Mod<Player>.muted
    #expect(style.changes(to: Player()) == [Change("sound", from: "on", to: "off")])
    #expect(style.conflicts(with: Mod { $0.isMuted = false }, on: Player()).map(\.path) == ["sound"])
  }

  @Test("Off the main actor, a style ends the program with a message that names the class")
  func offTheMainActor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let player = await Player()
      let thread = Task.detached {
        var player = player
        Mod.muted(&player)
      }
      await thread.value
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("A Mod of Player is applied off the main actor"))
  }
}
