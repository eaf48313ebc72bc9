import Live
import Terminal

@MainActor
extension Group {
  /// The costs of what a user does in a terminal of 80 by 24 cells, with the frame that follows, in instructions.
  ///
  /// What is neither in view nor changed costs next to nothing, so that the limits are the same for all sizes.
  static func terminalFrames(of sizes: [Int] = [200, 600, 1_800]) -> [Group] {
    sizes.map { size in
      let rows = Double(size)
      return Group(
        "a terminal with \(size) labels", count: 4,
        limits: [
          "a key": Limit(1_050_000, held: 1_540_000),
          "a click": Limit(2_200_000, held: 3_190_000),
          "another size": Limit(1_150_000, held: 1_640_000),
          "a changed label": Limit(550_000, held: 770_000),
          "the start": Limit(2_500_000 + 62_000 * rows, held: 4_500_000 + 75_000 * rows),
        ],
        terminalCases(size))
    }
  }

  private static func terminalCases(_ size: Int) -> [Case] {
    let screen = LabelScreen(size)
    return [
      Case("a key") { turns in (0..<turns).count { _ in screen.type() } },
      Case("a click") { turns in (0..<turns).count { _ in screen.click() } },
      Case("another size") { turns in (0..<turns).count { _ in screen.resize() } },
      Case("a changed label") { turns in (0..<turns).count { _ in screen.change() } },
      Case("a page, and back") { turns in (0..<turns).count { _ in screen.page() } },
      Case("the focus to the next control, and back") { turns in (0..<turns).count { _ in screen.tab() } },
      Case("the start") { turns in (0..<turns).count { _ in LabelScreen(size).isShown } },
    ]
  }
}

/// The labels that `Terminal/compare.py` measures, in a terminal that is not there.
@MainActor
private final class LabelScreen {
  private let count = Var(0)
  private let session: TerminalSession
  private let field = Var("")
  private var turn = 0

  /// Whether the first frame shows the labels.
  let isShown: Bool

  init(_ size: Int) {
    let tree = LiveTree(
      ScrollView { [count, field] in
        VStack {
          TextField(.placeholder("Name"), .text <--> field)
          Button("Tap", .tapped --> { count.set(count.value + 1) })
          Label(.text <-- count.map { "Count: \($0)" })
          for row in 0..<size { Label("Label number \(row)") }
        }
      })
    session = TerminalSession(tree, width: 80, height: 24)
    _ = session.opening()
    isShown = String(decoding: session.frame(), as: UTF8.self).contains("Label number 9")
    // The field has the focus, or gets it.
    if !type() { _ = receive("\t") }
    if field.value == "a" { _ = type() }
  }

  /// Types a letter, or deletes it, and returns whether the field has changed and a frame shows it.
  func type() -> Bool {
    let before = field.value
    let isShown = receive(before.isEmpty ? "a" : "\u{7F}")
    return isShown && field.value != before
  }

  /// Taps the button, and returns whether a frame shows it.
  func click() -> Bool {
    let before = count.value
    let isPressed = receive("\u{1B}[<0;6;2M")
    let isReleased = receive("\u{1B}[<0;6;2m")
    return (isPressed || isReleased) && count.value == before + 1
  }

  func resize() -> Bool {
    turn += 1
    session.resize(width: turn.isMultiple(of: 2) ? 80 : 81, height: 24)
    return !session.frame().isEmpty
  }

  func change() -> Bool {
    count.set(count.value + 1)
    return !session.frame().isEmpty
  }

  /// Scrolls by a page and back, and returns whether frames show both.
  func page() -> Bool {
    let isDown = receive("\u{1B}[6~")
    return receive("\u{1B}[5~") && isDown
  }

  /// Moves the focus to the next control and back, and returns whether frames show both.
  func tab() -> Bool {
    let isNext = receive("\t")
    return receive("\u{1B}[Z") && isNext
  }

  private func receive(_ text: String) -> Bool {
    session.receive(Array(text.utf8))
    return !session.frame().isEmpty
  }
}
