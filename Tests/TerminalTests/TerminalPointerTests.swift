import LiveTesting
import Mod
import Testing

@testable import Terminal

@Suite("The pointer and the keys at the edges of what they do")
@MainActor struct TerminalPointerTests {
  @Test("A click with Shift selects from the caret on")
  func extending() {
    let stage = Stage(LiveTree(VStack { TextField(.text("Hello world")) }))
    stage.click(at: (0, 0))
    stage.handle(.pointer(.init(.down(0), x: 5, y: 0, .shift)))
    #expect(stage.terminal.reversed == "Hello")
  }

  @Test("A pointer that moves after a double click keeps the word selected")
  func word() {
    let stage = Stage(LiveTree(VStack { TextField(.text("Hello wide world")) }))
    stage.click(at: (7, 0))
    stage.handle(.pointer(.init(.down(0), x: 7, y: 0)))
    stage.handle(.pointer(.init(.move(isPressed: true), x: 8, y: 0)))
    #expect(stage.terminal.reversed == "wide")
  }

  @Test("A click on a slider moves it at once")
  func slider() {
    let tree = LiveTree(VStack { Slider() })
    let stage = Stage(tree)
    stage.handle(.pointer(.init(.down(0), x: 39, y: 0)))
    #expect(tree.root.children[0][Slider.self]?.value == 1)
  }

  @Test("A pointer that moves by one cell swipes over nothing")
  func tremor() {
    let count = Var(0)
    let swipe = SwipeGestureRecognizer(.direction(.left), .recognized --> { count.set(count.value + 1) })
    let stage = Stage(
      LiveTree(VStack { Label("Swipe", .isUserInteractionEnabled(true), .gestureRecognizers([swipe])) }))
    stage.drag(from: (3, 0), x: -1)
    #expect(count.value == 0)
    stage.drag(from: (3, 0), x: -2)
    #expect(count.value == 1)
  }

  @Test("A button that is held when the session closes is let go")
  func closing() {
    let tree = LiveTree(Application { Window { ViewController("") { Button("Hold") } } })
    let stage = Stage(tree)
    stage.handle(.pointer(.init(.down(0), x: 1, y: 0)))
    #expect("\(tree)".contains("isHighlighted: true"))
    _ = stage.session.closing()
    #expect(!"\(tree)".contains("isHighlighted: true"))
  }

  @Test("The up arrow moves the caret of a text view to the line above")
  func up() {
    let stage = Stage(LiveTree(VStack { TextView(.text("one two three four"), .height(100)) }), width: 10, height: 5)
    stage.click(at: (4, 1))
    stage.press(.up)
    #expect(stage.terminal.cursor == (4, 0))
  }

  @Test("A page key scrolls the view around the focus, and passes one that has no more content")
  func pages() {
    func rows(_ name: String, _ count: Int) -> ScrollView {
      ScrollView(.height(60)) { VStack { for row in 0..<count { Button("\(name) \(row)") } } }
    }
    let stage = Stage(
      LiveTree(
        VStack {
          rows("First", 9); rows("Second", 9)
        }))
    stage.press(.tab, .pageDown)
    #expect(!stage.text.contains("First 0") && stage.text.contains("Second 0"))
    let full = Stage(
      LiveTree(
        VStack {
          rows("Long", 9); rows("Short", 1)
        }))
    full.press(.pageDown)
    #expect(!full.text.contains("Long 0"))
  }
}
