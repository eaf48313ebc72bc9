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
          "a key": Limit(1_050_000),
          "a click": Limit(2_200_000),
          "another size": Limit(1_150_000),
          "a changed label": Limit(550_000),
          "the start": Limit(2_500_000 + 62_000 * rows),
        ],
        terminalCases(size))
    }
  }

  private static func terminalCases(_ size: Int) -> [Case] {
    let screen = LabelScreen(size)
    return [
      Case("a key") { turns in MainActor.assumeIsolated { for turn in 0..<turns { screen.type(turn) } } },
      Case("a click") { turns in MainActor.assumeIsolated { for _ in 0..<turns { screen.click() } } },
      Case("another size") { turns in MainActor.assumeIsolated { for turn in 0..<turns { screen.resize(turn) } } },
      Case("a changed label") { turns in MainActor.assumeIsolated { for _ in 0..<turns { screen.change() } } },
      Case("the start") { turns in MainActor.assumeIsolated { for _ in 0..<turns { _ = LabelScreen(size) } } },
    ]
  }
}

/// The labels that `Terminal/compare.py` measures, in a terminal that is not there.
@MainActor
private final class LabelScreen {
  private let count = Var(0)
  private let session: TerminalSession

  init(_ size: Int) {
    let tree = LiveTree(
      ScrollView { [count] in
        VStack {
          TextField(.placeholder("Name"))
          Button("Tap", .tapped --> { count.set(count.value + 1) })
          Label(.text <-- count.map { "Count: \($0)" })
          for row in 0..<size { Label("Label number \(row)") }
        }
      })
    session = TerminalSession(tree, width: 80, height: 24)
    _ = session.opening()
    _ = session.frame()
    receive("\t")
  }

  func type(_ turn: Int) { receive(turn.isMultiple(of: 2) ? "a" : "\u{7F}") }

  func click() {
    receive("\u{1B}[<0;6;2M")
    receive("\u{1B}[<0;6;2m")
  }

  func resize(_ turn: Int) {
    session.resize(width: turn.isMultiple(of: 2) ? 81 : 80, height: 24)
    keep(session.frame())
  }

  func change() {
    count.set(count.value + 1)
    keep(session.frame())
  }

  private func receive(_ text: String) {
    session.receive(Array(text.utf8))
    keep(session.frame())
  }

  @inline(never)
  private func keep(_ bytes: [UInt8]) {}
}
