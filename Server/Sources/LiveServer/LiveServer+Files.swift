import Foundation
import LivePreview
import NIOHTTP1

extension LiveServer {
  /// Returns the answer to a part of a file that a user has picked.
  internal func filePart(_ request: Request, _ target: URLComponents, _ client: String) -> Answer {
    let token = request.head.headers.first(name: "X-Live").flatMap { ResumeToken($0) }
    do throws(SessionRefusal) {
      guard let token, let session = sessions[token] else { throw .unknownToken }
      guard let part = FilePart(query: target.queryItems ?? []) else { throw .malformed("the query") }
      try session.receive(request.body, of: part)
    } catch {
      return refuse(Answer("\(error)", status: error.status), "\(error)", client)
    }
    return Answer("")
  }

  /// Returns a file that a handler has handed over to the user of a session.
  internal func file(_ target: URLComponents, _ client: String) -> Answer {
    func value(_ name: String) -> String { target.queryItems?.first { $0.name == name }?.value ?? "" }
    guard let token = ResumeToken(value("t")), let number = Int(value("f")),
      let file = sessions[token]?.takeFile(number)
    else { return refuse(Answer("There is no such file.", status: .notFound), "There is no such file.", client) }
    return Answer(file)
  }
}
