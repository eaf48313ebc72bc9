import Foundation
import LivePreview

/// An event of a server, for its log. See ``ServerOptions/log``.
public enum ServerEvent: Sendable {
  /// The server listens, and is reached at the address.
  case started(address: String)
  /// A page has been opened, and its session has begun.
  case sessionOpened(ResumeToken, path: String, client: String)
  /// A page has connected to its session, for the first time or again, or to one whose state has been restored.
  case sessionResumed(ResumeToken, client: String, isRestored: Bool)
  /// A session has ended: it has been idle for too long, another one has needed its place, or the server has ended.
  case sessionEnded(ResumeToken)
  /// A session has handled a message of its page. The latency is the time from its arrival to its answer.
  case eventHandled(ResumeToken, latency: Duration)
  /// A request has been refused, with the code of its answer.
  case refused(code: Int, reason: String, client: String)
  /// Something has failed. The number is also that of the page that the user has got, if there is one.
  case failed(id: String, error: any Error)
  /// States of sessions have been saved.
  case saved(states: Int)
  /// The server has ended.
  case ended
}

extension ServerEvent: CustomStringConvertible {
  /// The event in a line: its name, and its values as `name=value`. Of a text, of which clients can choose parts, there
  /// are the first 200 letters.
  public var description: String {
    switch self {
    case .started(let address): "started address=\(address)"
    case .sessionOpened(let token, let path, let client):
      "session-opened session=\(token) path=\(quoted(path)) client=\(client)"
    case .sessionResumed(let token, let client, let isRestored):
      "session-resumed session=\(token) client=\(client) restored=\(isRestored)"
    case .sessionEnded(let token): "session-ended session=\(token)"
    case .eventHandled(let token, let latency): "event-handled session=\(token) latency=\(latency / .milliseconds(1))ms"
    case .refused(let code, let reason, let client): "refused code=\(code) reason=\(quoted(reason)) client=\(client)"
    case .failed(let id, let error): "failed id=\(id) error=\(quoted(words(of: error)))"
    case .saved(let states): "saved states=\(states)"
    case .ended: "ended"
    }
  }

  /// Returns the words that an error has for users, or its description.
  private func words(of error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? "\(error)"
  }

  /// Returns the start of a text in quotation marks, in which no client or error begins a line of its own.
  private func quoted(_ text: String) -> String { text.cut.debugDescription }
}
