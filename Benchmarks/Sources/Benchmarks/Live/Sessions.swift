import Foundation
import LivePreview

@MainActor
extension Group {
  /// The cost of a tap in the page of a session, from its message to the frame, relative to the tap alone.
  static func sessionTaps(of sizes: [Int] = [100, 300, 1_000]) -> [Group] {
    sizes.map { size in
      Group(
        "a tap among \(size) rows of a session", goal: 3, count: 100,
        sessionCases(size))
    }
  }

  private static func sessionCases(_ size: Int) -> [Case] {
    let (alone, rows) = (SessionRows(size), SessionRows(size))
    let session = rows.session()
    return [
      Case("the tap alone") { turns in MainActor.assumeIsolated { for _ in 0..<turns { try? alone.button.tap() } } },
      Case("from the message to the frame") { turns in
        MainActor.assumeIsolated { for _ in 0..<turns { rows.tap(in: session) } }
      },
    ]
  }
}

/// The memory of sessions, and the time that one of many waits.
@MainActor
enum Sessions {
  private static let copies = 20

  static func measure(into table: inout Table) throws {
    for size in [100, 300, 1_000] {
      let outcome = try Shell.run([Shell.executable, "session", "\(size)"])
      guard outcome.status == 0, let bytes = Double(outcome.output.dropLast()) else { throw Failure(outcome.output) }
      let (group, name, figure) = ("a session of rows", "\(size) rows", bytes / Double(copies))
      if size == 300 {
        table.add(group, name, figure, in: "bytes", Limit(250_000, held: 325_000))
      } else {
        table.add(group, name, figure, in: "bytes", goal: nil)
      }
    }
    measureRound(into: &table)
  }

  /// Prints the bytes that sessions take, in a process of its own.
  static func keep(_ size: Int) {
    var kept = [SessionRows(size).session()]
    guard let before = Memory.resident else { return }
    for _ in 0..<copies { kept.append(SessionRows(size).session()) }
    guard let after = Memory.resident else { return }
    withExtendedLifetime(kept) { print(after - before) }
  }

  /// Sends an event to each of 500 sessions, in turns, as often as they do so in ten seconds.
  private static func measureRound(into table: inout Table) {
    let clock = ContinuousClock()
    let sessions = (0..<500).map { _ in SessionRows(30) }.map { ($0, $0.session()) }
    var (slowest, whole) = (Duration.zero, Duration.zero)
    for _ in 0..<10 {
      for (rows, session) in sessions {
        let time = clock.measure { rows.tap(in: session) }
        slowest = max(slowest, time)
        whole += time
      }
    }
    table.add("500 sessions with an event each", "all of them", whole / .milliseconds(10), in: "ms", goal: nil)
    table.add("500 sessions with an event each", "the slowest event", slowest / .milliseconds(1), in: "ms", goal: nil)
  }
}

/// Rows of a label and a button, above a label that the buttons change.
@MainActor
private final class SessionRows {
  private let count = Var(0)
  private let tree: LiveTree<Void>

  init(_ size: Int) {
    tree = LiveTree(
      VStack { [count] in
        Label(.text <-- count.map { "\($0)" })
        for number in 0..<size {
          HStack(spacing: 8) {
            Label("Row \(number)")
            Button("Tap", .tapped --> { count.set(count.value + 1) })
          }
        }
      })
  }

  /// The button of the last row.
  private(set) lazy var button = tree.root.children[tree.root.children.count - 1].children[1]

  func session() -> LiveSession {
    var limits = SessionLimits()
    limits.messagesPerSecond = 1_000_000
    let session = LiveSession(tree, limits: limits)
    _ = session.open()
    return session
  }

  func tap(in session: LiveSession) {
    let (event, frame) = (session.lastEvent + 1, session.lastFrame)
    try? session.receive(Data(#"{"i":\#(event),"s":\#(frame),"n":\#(button.id),"k":"tap"}"#.utf8))
    for frame in session.frames() { keep(frame.text) }
  }

  @inline(never)
  private func keep(_ text: String) {}
}
