import LiveTesting
import Mod
import Testing

@testable import Terminal

@Suite("Hovering in a terminal")
@MainActor struct TerminalHoverTests {
  private func move(
    _ stage: Stage, to text: String, _ kind: TerminalEvent.Pointer.Kind = .move(isPressed: false)
  ) throws {
    let place = try #require(stage.terminal.place(of: text), "\(stage.text)")
    stage.handle(.pointer(.init(kind, x: place.x, y: place.y)))
  }

  @Test("Labels and images are hovered, although they take no touches")
  func texts() throws {
    let stage = Stage(
      LiveTree(
        VStack {
          Label("Terms", .while(.hovered, .text("Under")))
          ImageView(Image(systemName: "star"), .while(.hovered, .image(Image(systemName: "circle"))))
        }))
    let before = stage.text
    try move(stage, to: "Terms")
    #expect(stage.text.contains("Under"))
    stage.handle(.pointer(.init(.move(isPressed: false), x: 0, y: 1)))
    #expect(stage.text.contains("Terms") && stage.text != before, "\(stage.text)")
  }

  private func buttons() -> Stage {
    Stage(
      LiveTree(
        VStack {
          for name in ["Alpha", "Beta"] { Button(name, .while(.hovered, .title("\(name)!"))) }
        }), width: 40, height: 8)
  }

  @Test("A click without a preceding motion hovers the widget, and a release hovers the one there")
  func clicks() throws {
    let stage = buttons()
    try stage.click("Beta")
    #expect(stage.text.contains("Beta!") && stage.text.contains("Alpha "))
    try move(stage, to: "Beta", .down(0))
    stage.handle(.pointer(.init(.move(isPressed: true), x: 39, y: 7)))
    stage.handle(.pointer(.init(.up, x: 39, y: 7)))
    #expect(!stage.text.contains("!"), "\(stage.text)")
  }

  @Test("A widget below a panel is hovered again when the panel closes")
  func panels() throws {
    let stage = buttons()
    try move(stage, to: "Alpha")
    stage.press("p" + .control)
    stage.press(.escape)
    #expect(stage.text.contains("Alpha!"), "\(stage.text)")
  }
}
