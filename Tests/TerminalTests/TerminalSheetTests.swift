import LiveTesting
import Mod
import Testing
import Widgets

@testable import Terminal

@Suite("Sheets in a terminal")
@MainActor struct TerminalSheetTests {
  private func stage(presenting screen: @escaping @MainActor () -> any Widget) -> Stage {
    let tree = LiveTree(
      ViewController("") { VStack { Button("Show", .tapped --> inContext { try $0.present(screen()) }) } })
    let stage = Stage(tree, width: 40, height: 14)
    stage.press(.return)
    return stage
  }

  private func click(_ x: Int, _ y: Int, on stage: Stage) -> TerminalSession.Outcome {
    stage.handle(.pointer(.init(.down(0), x: x, y: y)))
    return stage.handle(.pointer(.init(.up, x: x, y: y)))
  }

  @Test("A tap beside a sheet dismisses it")
  func dismissing() {
    let screens: [@MainActor () -> any Widget] = [
      { ViewController("Sheet") { Label("Inside") } }, { VStack { Label("Inside") } }, { Label("Inside") },
      { NavigationController { ViewController("Sheet") { TextField(.placeholder("Inside")) } } },
    ]
    for screen in screens {
      let stage = stage(presenting: screen)
      #expect(stage.text.contains("Inside"))
      for y in 3..<14 { for x in [0, 38] { _ = click(x, y, on: stage) } }
      #expect(stage.text.contains("Inside"), "A tap on it dismisses it.")
      #expect(click(20, 0, on: stage) == .done)
      #expect(!stage.text.contains("Inside") && stage.text.contains("Show"))
    }
  }

  @Test("A tap beside an action sheet cancels it")
  func actionSheets() {
    var chosen = ""
    let stage = stage {
      AlertController(
        "Inside", .preferredStyle(.actionSheet),
        .actions([
          AlertAction("Delete", .tapped --> { chosen = "Delete" }),
          AlertAction("Cancel", .style(.cancel), .tapped --> { chosen = "Cancel" }),
        ]))
    }
    #expect(stage.text.contains("Inside"))
    #expect(click(0, 0, on: stage) == .done)
    #expect(!stage.text.contains("Inside") && chosen == "Cancel")
  }

  @Test("A tap beside a modal or full-screen screen dismisses nothing, nor does one that begins or ends on a sheet")
  func refusing() {
    for screen in [
      ViewController("Sheet", .isModalInPresentation(true)) { Label("Inside") },
      ViewController("Sheet", .modalPresentationStyle(.overFullScreen)) { Label("Inside", .height(40)) },
    ] {
      let stage = stage { screen }
      _ = click(0, 0, on: stage)
      #expect(stage.text.contains("Inside"))
    }
    let stage = stage { ViewController("Sheet") { Label("Inside") } }
    stage.handle(.pointer(.init(.down(0), x: 0, y: 0)))
    stage.handle(.pointer(.init(.up, x: 0, y: 10)))
    #expect(stage.text.contains("Inside"))
    stage.handle(.pointer(.init(.down(0), x: 0, y: 10)))
    stage.handle(.pointer(.init(.up, x: 0, y: 0)))
    #expect(stage.text.contains("Inside"))
    stage.handle(.pointer(.init(.down(0), x: 0, y: 0)))
    stage.handle(.focus(false))
    stage.handle(.pointer(.init(.up, x: 0, y: 0)))
    #expect(stage.text.contains("Inside"))
  }
}
