import LiveTesting
import Mod
import Testing
import Widgets

@testable import Terminal

@Suite("The states of a custom widget, in a terminal")
@MainActor struct TerminalPreviewedStateTests {
  @Test("A style of a state of a previewable widget changes its preview")
  func states() throws {
    let stage = Stage(LiveTree(VStack { Rating(.level(1), .while(.hovered, .level(2))) }))
    let place = try #require(stage.terminal.place(of: "1 of 3"))
    stage.handle(.pointer(.init(.move(isPressed: false), x: place.x, y: place.y)))
    #expect(stage.text.contains("2 of 3"))
  }
}

private struct Rating: Control, Previewable {
  var level = 0
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh

  var preview: any Widget {
    VStack {
      Label("\(level) of 3")
      TextField(.placeholder("Note"))
    }
  }
}

extension PropertyNames where Root == Rating {
  fileprivate static var level: Property<Root, Int> { Property { $1(&$0.level) } }
}
