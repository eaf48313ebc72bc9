import Foundation
import LivePreview

@MainActor
extension Group {
  /// The cost of a change that all sessions of a server show, for each of them, and of a tap in one of many sessions, which
  /// the others do not show. The limits are the same for all numbers of sessions.
  static func sharedSessions(of sizes: [Int] = [10, 100, 1_000]) -> [Group] {
    func group(_ name: String, _ limit: Limit, _ run: @escaping (SharedSessions, Int) -> Int) -> Group {
      Group(
        name, count: 1_000,
        limits: Dictionary(uniqueKeysWithValues: sizes.map { ("\($0) sessions", limit) }),
        sizes.map { size in
          let sessions = SharedSessions(size)
          return Case("\(size) sessions", meant: { "\($0 / size * size) frames" }) { turns in
            let frames = run(sessions, turns / size * size)
            return Effect { "\(frames) frames" }
          }
        })
    }
    return [
      group("a change that sessions share, each", Limit(40_000)) { sessions, turns in
        (0..<turns / sessions.count).reduce(0) { count, _ in count + sessions.change() }
      },
      group("a tap in one of many sessions", Limit(290_000)) { sessions, turns in
        (0..<turns).count { sessions.tap(in: $0) }
      },
    ]
  }
}

/// Sessions that show a number that they share, and one of their own.
@MainActor
final class SharedSessions {
  private let shared = Var(0)
  private let all: LiveSessions
  private var sessions: [LiveSession] = []
  private var buttons: [Int] = []

  init(_ count: Int) {
    var limits = SessionLimits()
    limits.sessions = count
    limits.messagesPerSecond = 1_000_000
    var trees: [LiveTree<Void>] = []
    all = LiveSessions(limits: limits) { [shared] _ in
      let own = Var(0)
      let tree = LiveTree(
        VStack {
          Label(.text <-- shared.map { "All: \($0)" })
          Label(.text <-- own.map { "Mine: \($0)" })
          Button("Tap", .tapped --> { own.set(own.value + 1) })
        })
      trees.append(tree)
      return SessionContent(tree)
    }
    for _ in 0..<count {
      guard let page = try? all.open(), let session = all[page.token] else { continue }
      sessions.append(session)
    }
    buttons = trees.map { $0.root.children[2].id }
  }

  var count: Int { sessions.count }

  /// Changes the shared number, and returns the number of frames that show it.
  func change() -> Int {
    shared.set(shared.value + 1)
    let text = "\"All: \(shared.value)\""
    return sessions.count { shows(text, in: $0) }
  }

  /// Taps the button of a session, and returns whether a frame shows it.
  func tap(in number: Int) -> Bool {
    let session = sessions[number % count]
    let (event, frame) = (session.lastEvent + 1, session.lastFrame)
    let message = #"{"i":\#(event),"s":\#(frame),"n":\#(buttons[number % count]),"k":"tap"}"#
    try? session.receive(Data(message.utf8))
    return shows("\"Mine: ", in: session)
  }

  private func shows(_ text: String, in session: LiveSession) -> Bool {
    let frames = session.frames()
    for frame in frames { try? session.acknowledge(frame.number) }
    return frames.contains { $0.text.contains(text) }
  }
}
