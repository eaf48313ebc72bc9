import Foundation
import LivePreview
import NIOHTTP1

extension LiveServer {
  /// Returns the answer to a part of a file that a user has picked.
  internal func filePart(_ request: Request, _ target: URLComponents, _ client: String) -> Answer {
    do throws(SessionRefusal) {
      guard let session = session(of: request) else { throw .unknownToken }
      guard let part = FilePart(query: target.queryItems ?? []) else { throw .malformed("the query") }
      try session.receive(request.body, of: part)
    } catch {
      // A server that has begun anew, with or without the session, lacks the parts before.
      let isLost = error == .unknownToken || error == .file(.notRequested)
      let text = isLost ? "The upload was lost. Try again." : "\(error)"
      return refuse(Answer(text, status: error.status), "\(error)", client)
    }
    return Answer("")
  }

  /// Returns a file that a handler has handed over to the user of a session.
  internal func file(_ request: Request, _ target: URLComponents, _ client: String) -> Answer {
    let number = target.queryItems?.first { $0.name == "f" }?.value.flatMap { Int($0) }
    guard let number, let file = session(of: request)?.takeFile(number) else {
      return refuse(Answer("There is no such file.", status: .notFound), "There is no such file.", client)
    }
    return Answer(file)
  }
}
