import LiveTesting
import Mod
import Testing

@testable import Terminal

@Suite("The states of containers in a terminal")
@MainActor struct TerminalContainerStateTests {
  private func card(_ name: String) -> StackView {
    VStack(.sharingStates) {
      Label(
        "\(name) idle", .while(.inside(.hovered), .text("\(name) hovered")),
        .while(.inside(.highlighted), .text("\(name) pressed")))
      HStack {
        Label("body of \(name)")
        Button("Go \(name)")
      }
    }
  }

  private func stage() -> Stage {
    Stage(
      LiveTree(
        VStack {
          card("A")
          card("B")
        }))
  }

  private func lines(_ stage: Stage, with text: String) -> Int {
    stage.text.split(separator: "\n").count { $0.contains(text) }
  }

  @Test("The pointer over a container changes what is inside it, and nothing else")
  func hovering() throws {
    let stage = stage()
    let (first, second) = (
      try #require(stage.terminal.place(of: "body of A")), try #require(stage.terminal.place(of: "body of B"))
    )
    for (place, hovered, idle) in [(first, "A", "B"), (second, "B", "A")] {
      stage.handle(.pointer(.init(.move(isPressed: false), x: place.x, y: place.y)))
      #expect(stage.text.contains("\(hovered) hovered") && stage.text.contains("\(idle) idle"))
      #expect(lines(stage, with: "hovered") == 1)
    }
    stage.handle(.pointer(.init(.move(isPressed: false), x: 0, y: 20)))
    #expect(lines(stage, with: "idle") == 2)
  }

  @Test("A container is pressed while the pointer presses a text or a button inside it")
  func pressing() throws {
    for text in ["body of A", "Go A"] {
      let stage = stage()
      let place = try #require(stage.terminal.place(of: text))
      stage.handle(.pointer(.init(.down(0), x: place.x, y: place.y)))
      #expect(stage.text.contains("A pressed") && stage.text.contains("B idle"), "\(text)")
      stage.handle(.pointer(.init(.up, x: place.x, y: place.y)))
      #expect(!stage.text.contains("pressed"), "\(text)")
    }
  }
}
