import Foundation
import NIOHTTP1

/// An answer to a request.
internal struct Answer: Sendable {
  internal enum Body: Sendable {
    case text(String)
    /// The bytes of a file.
    case file(Data)
    /// The frames of a session, until one of both ends.
    case frames(FrameStream)
  }

  internal var status = HTTPResponseStatus.ok
  internal var headers: HTTPHeaders
  internal var body: Body
}

extension Answer {
  /// Creates an answer with a text, which no browser takes for a page.
  internal init(_ text: String, status: HTTPResponseStatus = .ok, type: String = "text/plain; charset=utf-8") {
    self.init(
      status: status,
      headers: ["Content-Type": type, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"],
      body: .text(text))
  }

  /// Creates an answer with a file, which browsers save under its name and never show.
  internal init(_ file: File) {
    let unreserved = CharacterSet(charactersIn: "-._~").union(CharacterSet(charactersIn: "0"..."9"))
      .union(CharacterSet(charactersIn: "A"..."Z")).union(CharacterSet(charactersIn: "a"..."z"))
    let name = file.name.addingPercentEncoding(withAllowedCharacters: unreserved) ?? "file"
    self.init(
      headers: [
        "Content-Type": file.type, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
        "Content-Disposition": "attachment; filename*=UTF-8''\(name)", "Content-Security-Policy": "sandbox",
      ],
      body: .file(file.data))
  }

  /// Creates an answer with a page of HTML.
  internal init(html: String, policy: String, status: HTTPResponseStatus = .ok) {
    self.init(
      status: status,
      headers: [
        "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff", "Cross-Origin-Opener-Policy": "same-origin",
        "Content-Security-Policy": policy,
      ],
      body: .text(html))
  }
}
