import NIOHTTP1

/// A whole request, and the address of the client that has sent it.
struct Request: Sendable {
  let head: HTTPRequestHead
  let body: [UInt8]
  let address: String
}

/// An answer to a request.
struct Answer: Sendable {
  enum Body: Sendable {
    case text(String)
    /// The frames of a session, until one of both ends.
    case frames(FrameStream)
  }

  var status = HTTPResponseStatus.ok
  var headers: HTTPHeaders
  var body: Body
}

extension Answer {
  /// Creates an answer with a text, which no browser takes for a page.
  init(_ text: String, status: HTTPResponseStatus = .ok) {
    self.init(
      status: status, headers: ["Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff"],
      body: .text(text))
  }
}
