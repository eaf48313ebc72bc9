import LiveTesting
import Testing
import Widgets

@testable import Terminal

@Suite("Notifications in a terminal")
@MainActor struct TerminalNotificationTests {
  private let tree = LiveTree(VStack { Button("Save", .tapped --> inContext { $0.notify("Saved") }) })

  @Test("A notification of a handler is in the last line of the tree, and disappears after a few seconds")
  func line() throws {
    let stage = Stage(tree, width: 40, height: 6)
    #expect(tree.notifiedText == nil && stage.session.deadline == nil)
    stage.press(.return)
    #expect(stage.terminal.lines == ["[ Save ]", "", "", "", "", " Saved"] || stage.terminal.lines.last == " Saved")
    #expect(tree.notifiedText == "Saved")
    let deadline = try #require(stage.session.deadline)
    stage.session.receive([], at: deadline.advanced(by: .milliseconds(-1)))
    stage.show()
    #expect(stage.terminal.lines.last == " Saved")
    stage.session.receive([], at: deadline)
    stage.show()
    #expect(stage.terminal.lines.last == "" && stage.session.deadline == nil)
  }

  @Test("A notification that explains an error stays until the next key or click, regardless of pointer motion")
  func error() throws {
    for event in [TerminalEvent.key(.tab), .paste("a"), .pointer(.init(.down(0), x: 1, y: 1))] {
      let tree = LiveTree(
        VStack {
          Button("Save", .tapped --> inContext { $0.notify("Not saved", isError: true) })
          Button("Other")
        })
      let stage = Stage(tree, width: 40, height: 6)
      stage.press(.return)
      #expect(stage.terminal.lines.last == " Not saved" && stage.session.deadline == nil)
      stage.handle(.pointer(.init(.move(isPressed: false), x: 1, y: 1)))
      #expect(stage.terminal.lines.last == " Not saved")
      stage.handle(event)
      #expect(stage.terminal.lines.last == "", "\(event)")
    }
  }

  @Test("A notification is above the footer, and the next one replaces it")
  func footer() {
    let count = Var(0)
    let tree = LiveTree(
      VStack {
        Button(
          "Save",
          .tapped
            --> inContext { context in
              count.value += 1
              context.notify("Saved \(count.value)")
            })
      })
    let stage = Stage(tree, width: 40, height: 6, footer: .visible)
    stage.press(.return, .return)
    #expect(stage.terminal.lines[4] == " Saved 2" && stage.terminal.lines[5].contains("F1"))
  }

  @Test("A long notification is truncated, and any terminal has space for part of it")
  func sizes() {
    let tree = LiveTree(VStack { Button("Save", .tapped --> inContext { $0.notify("A long text\nof two lines") }) })
    let stage = Stage(tree, width: 10, height: 3)
    stage.press(.return)
    #expect(stage.terminal.lines[2].hasPrefix(" A long"))
    for (width, height) in [(1, 1), (3, 2), (80, 24)] {
      stage.handle(.resize(width: width, height: height))
      #expect(stage.terminal.lines.count == height)
    }
  }
}
