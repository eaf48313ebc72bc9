import LiveTesting
import TestSupport
import Testing
import Widgets

@testable import Terminal

@Suite("Panels and layers over a tree in a terminal")
@MainActor struct TerminalLayersTests {
  /// Returns a tree with a stack of screens, a sheet, notifications, and perhaps a table.
  private func tree(hasTable: Bool) -> LiveTree<Void> {
    let count = Var(3)
    return LiveTree {
      NavigationController {
        ViewController("First") {
          VStack {
            Button("Push", .tapped --> inContext { try $0.push(ViewController("Second") { Label("Text") }) })
            Button("Sheet", .tapped --> inContext { try $0.present(ViewController("Sheet") { TextField() }) })
            Button("Notify", .tapped --> inContext { $0.notify("Notified 語") })
            Button("More", .tapped --> { count.value += 7 })
            TextField(.placeholder("Name"))
            if hasTable { TableView { for row in 0..<count.value { TableViewCell(.text("Row \(row) 語")) } } }
          }
        }
      }
    }
  }

  @Test(
    "After any keys, clicks, pastes and sizes, a terminal shows the same as if it were completely redrawn",
    arguments: LongForm.batches(12, ofSteps: 40))
  func random(numbers: Range<Int>) {
    let taken = numbers.reduce(0) { $0 + operate($1) }
    #expect(LongForm.hasTaken(taken, of: numbers, ofSteps: 40))
  }

  /// Operates a session, and returns the number of steps.
  private func operate(_ number: Int) -> Int {
    var random = SeededGenerator(seed: UInt64(number + 3_000))
    let stage = Stage(
      tree(hasTable: number % 4 > 1), width: 40, height: 14, footer: number.isMultiple(of: 2) ? .automatic : .visible)
    let keys: [KeyPress] = [
      "p" + .control, "p" + .control, KeyPress(.function(1)), "?", .escape, .return, .tab, .up, .down, .down, .pageDown,
      .end, "s", "e", "o", "u", "n", .backspace, .backspace, .left + .alternate, "l" + .control,
    ]
    var (width, height) = (40, 14)
    var log: [String] = []
    for step in 0..<40 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        (width, height) = (Int.random(in: 1...50, using: &random), Int.random(in: 1...20, using: &random))
        log.append("\(width) × \(height)")
        stage.handle(.resize(width: width, height: height))
      case 1:
        let (x, y) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
        log.append("click \(x), \(y)")
        stage.handle(.pointer(.init(.down(0), x: x, y: y)))
        stage.handle(.pointer(.init(.move(isPressed: true), x: x, y: y / 2)))
        stage.handle(.pointer(.init(.up, x: x, y: y)))
      case 2:
        log.append("paste")
        stage.handle(.paste("語a\n"))
      default:
        let key = keys.randomElement(using: &random) ?? .tab
        log.append("\(key)")
        stage.press(key)
      }
      guard LongForm.compares(after: step, of: 40, seed: number) else { continue }
      stage.session.layers.last = nil
      var whole = ModelTerminal(width: width, height: height)
      whole.write(stage.session.screen().whole())
      #expect(stage.terminal == whole, "\(number): \(log)\n\(stage.text)\ninstead of\n\(whole.text)")
      if stage.terminal != whole { return step + 1 }
    }
    return 40
  }
}
