import Foundation
import LivePreview

@MainActor
extension Group {
  /// The cost of a tap in the page of a session, from its message to the frame, relative to the tap alone.
  static func sessionTaps(of sizes: [Int] = [100, 300, 1_000]) -> [Group] {
    sizes.map { size in
      Group(
        "a tap among \(size) rows of a session", goal: 3, known: ["from the message to the frame"], count: 100,
        sessionCases(size))
    }
  }

  private static func sessionCases(_ size: Int) -> [Case] {
    let (alone, rows) = (SessionRows(size), SessionRows(size))
    let session = rows.session()
    return [
      Case("the tap alone", meant: { "\($0 + 1) taps" }) { turns in
        for _ in 0..<turns { try? alone.button.tap() }
        return Effect { "\(alone.taps) taps" }
      },
      Case("from the message to the frame", meant: { "\($0 + 1) taps, \($0) frames" }) { turns in
        let frames = (0..<turns).count { _ in rows.tap(in: session) }
        return Effect { rows.isLastTapShown ? "\(rows.taps) taps, \(frames) frames" : "" }
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
    for count in [100, 1_000, 10_000] {
      let outcome = try Shell.run([Shell.executable, "idle", "\(count)"])
      guard outcome.status == 0, let bytes = Double(outcome.output.dropLast()) else { throw Failure(outcome.output) }
      table.add(
        "idle sessions of three widgets, each", "\(count) sessions", bytes / Double(count), in: "bytes", goal: nil)
    }
    try measureRound(into: &table)
  }

  /// Prints the bytes that a number of sessions take, in a process of its own.
  static func keepIdle(_ count: Int) {
    let first = SharedSessions(1)
    guard let before = Memory.resident else { return }
    let sessions = SharedSessions(count)
    guard let after = Memory.resident else { return }
    precondition(sessions.change() == count && first.change() == 1, "A session shows no change.")
    print(after - before)
  }

  /// Prints the bytes that sessions take, in a process of its own.
  static func keep(_ size: Int) {
    var kept = [SessionRows(size).session()]
    guard let before = Memory.resident else { return }
    for _ in 0..<copies { kept.append(SessionRows(size).session()) }
    guard let after = Memory.resident else { return }
    precondition(kept.allSatisfy { $0.open().html.utf8.count > size * 10 }, "A session shows no rows.")
    print(after - before)
  }

  /// Sends an event to each of 500 sessions, in turns, as often as they do so in ten seconds.
  private static func measureRound(into table: inout Table) throws {
    let clock = ContinuousClock()
    let sessions = (0..<500).map { _ in SessionRows(30) }.map { ($0, $0.session()) }
    var (slowest, whole) = (Duration.zero, Duration.zero)
    for _ in 0..<10 {
      for (rows, session) in sessions {
        var isShown = false
        let time = clock.measure { isShown = rows.tap(in: session) }
        if !isShown { throw Failure("A session shows no tap.") }
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

  var taps: Int { count.value }

  /// Whether the last frames show the label that the last tap has changed.
  var isLastTapShown: Bool { shown.contains { $0.text.contains("\"\(taps)\"") } }

  private var shown: [SessionFrame] = []

  /// Taps the button by a message, and returns whether there is a frame.
  func tap(in session: LiveSession) -> Bool {
    let (event, frame) = (session.lastEvent + 1, session.lastFrame)
    try? session.receive(Data(#"{"i":\#(event),"s":\#(frame),"n":\#(button.id),"k":"tap"}"#.utf8))
    shown = session.frames()
    return !shown.isEmpty
  }
}
