import Layout
import LiveTesting
import Mod
import Testing
import Widgets

@testable import Terminal

@Suite("A custom widget in a terminal")
@MainActor struct TerminalPreviewableTests {
  @Test("Keys and the pointer operate the preview of a previewable widget, which is updated")
  func operating() throws {
    let stars = Var(1)
    let name = Var("")
    let tree = LiveTree(
      VStack {
        Label("Before")
        Rating(.stars <-- stars, .content([TextField(.text <--> name), Button("More", .tapped --> { stars.set(3) })]))
      })
    let stage = Stage(tree, width: 40, height: 8)
    #expect(stage.text.contains("★☆☆"))
    stage.press("A", "d", "a")
    #expect(name.value == "Ada" && stage.text.contains("Ada"))
    stage.press(.tab)
    #expect(stage.terminal.reversed.contains("More"))
    stage.press(.return)
    #expect(stars.value == 3 && stage.text.contains("★★★") && stage.text.contains("Ada"))
    stars.set(2)
    stage.show()
    #expect(stage.text.contains("★★☆"))
    try stage.click("More")
    #expect(stage.text.contains("★★★"))
    try stage.click("Ada", 1)
    stage.press("x")
    #expect(name.value == "Axda")
    #expect(stage.text == Stage(tree, width: 40, height: 8).text)
  }
}

private struct Rating: Widget, Previewable {
  var stars = 0
  var content: Children = []
  var attributes = ViewAttributes.fresh

  var preview: any Widget {
    VStack {
      Label(String(repeating: "★", count: stars) + String(repeating: "☆", count: max(0, 3 - stars)))
      content
    }
  }
}

extension PropertyNames where Root == Rating {
  fileprivate static var stars: Property<Root, Int> { Property(\.stars) }
  fileprivate static var content: Property<Root, Children> { Property(\.content) }
}
