import Foundation
import LivePreview

/// The sessions of a small app, which a page calls without sockets.
@MainActor final class VirtualServer {
  let items = Var<[String]>([])

  /// The text of the field of the last session.
  private(set) var text = Var("")

  /// Whether the states of sessions contain what has been typed since the last return.
  private let savesText: Bool
  private var sessions: LiveSessions?

  /// The session whose page has a stream.
  private var connected: LiveSession?

  init(savesText: Bool) {
    self.savesText = savesText
    start([:])
  }

  private func start(_ states: [ResumeToken: String]) {
    var limits = SessionLimits()
    (limits.messagesPerSecond, limits.workPerSecond) = (1_000_000, 1 << 40)
    connected = nil
    sessions = LiveSessions(limits: limits, saved: states) { [items, savesText, weak self] saved in
      let text = Var("")
      if savesText, let saved { try text.restore(json: saved) }
      self?.text = text
      let field = TextField(
        .text <--> text,
        .textSubmitted --> {
          items.set(items.value + [$0])
          text.set("")
        })
      let tree = LiveTree(
        VStack {
          field; Label(.text <-- items.map { "\($0.count)" })
        })
      return SessionContent(tree) { savesText ? try? text.json() : "" }
    }
  }

  /// Returns the page of a new session.
  func page() throws -> String { try sessions?.open().html ?? "" }

  /// Returns the answer to a request, as a server would, with the frames of the open stream.
  func answer(_ request: [String]) -> [String: Any] {
    var answer: [String: Any] = ["status": 200]
    switch request.first {
    case "set": text.set(request[1])
    case "prepend": text.set(request[1] + text.value)
    case "restart": start(sessions?.savedStates ?? [:])
    case "frames": return frames(request)
    default:
      guard let session = ResumeToken(request[1]).flatMap({ sessions?[$0] }) else { return ["status": 404] }
      do {
        try session.receive(Data(request[2].utf8))
      } catch {
        if error.isViolation { answer["status"] = 400 }
      }
      answer["text"] = "\(session.lastEvent)"
    }
    answer["frames"] = connected?.frames().map(\.text)
    return answer
  }

  private func frames(_ request: [String]) -> [String: Any] {
    guard let token = ResumeToken(request[1]), let frame = Int(request[2]), let sessions else { return ["status": 400] }
    do {
      let (session, frames) = try sessions.resume(token, from: frame)
      connected = session
      return ["status": 200, "frames": frames.map(\.text)]
    } catch {
      return ["status": error as? SessionRefusal == .unknownToken ? 404 : 429]
    }
  }
}
