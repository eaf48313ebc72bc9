import Foundation
import LivePreview
import NIOHTTP1

extension LiveServer {
  /// Returns the answer to a message of a page: the number of the last event, after which the page continues.
  internal func event(_ request: Request, _ client: String) -> Answer {
    // The page sends it again to the server that continues the session.
    if hasHandedOver { return NoticePage.ending.answer(.serviceUnavailable) }
    guard let session = session(of: request) else {
      let reason = "\(SessionRefusal.unknownToken)"
      return refuse(Answer(reason, status: .notFound), reason, client)
    }
    let errorCount = session.errors.count
    defer { for error in session.errors.dropFirst(errorCount) { failures.add(error) } }
    do throws(SessionRefusal) {
      try session.receive(request.body)
    } catch {
      // What the page shows instead of an action that the tree refuses is in the next frame.
      if error.isViolation {
        return refuse(Answer("\(session.lastEvent)", status: error.status), "\(error)", client)
      }
    }
    hasChanged = true
    let latency = request.arrival.duration(to: .now)
    counts.events.add(latency)
    options.log(.eventHandled(session.token, latency: latency))
    return Answer("\(session.lastEvent)")
  }
}

extension LiveServer {
  /// Returns the session that a request of its page names.
  internal func session(of request: Request) -> LiveSession? {
    request.head.headers.first(name: "X-Live").flatMap { ResumeToken($0) }.flatMap { sessions[$0] }
  }
}

extension SessionRefusal {
  /// The code of the answer to a page that is refused.
  internal var status: HTTPResponseStatus {
    switch self {
    case .tooLarge, .file(.tooLarge): .payloadTooLarge
    case .unknownToken, .ended: .notFound
    case .tooManyMessages, .tooManySessions: .tooManyRequests
    default: .badRequest
    }
  }
}
