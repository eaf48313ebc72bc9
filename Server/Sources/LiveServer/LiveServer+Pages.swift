import Foundation
import LivePreview
import NIOHTTP1

extension LiveServer {
  /// Returns the page of the screen that a path with a query leads to. No session stays for a header alone.
  internal func page(at address: String, _ query: String, for request: Request, _ client: String) -> Answer {
    if stopping != nil { return refuse(NoticePage.ending.answer(.serviceUnavailable), "The server ends.", client) }
    guard let url = URL(string: address + query), options.hasScreen?(url) != false else {
      return noScreen(at: address, client)
    }
    if request.head.method == .HEAD, options.hasScreen != nil { return Answer(html: "", policy: "default-src 'none'") }
    let page: SessionPage
    do {
      page = try sessions.open(at: url, for: client)
    } catch SessionRefusal.tooManySessions {
      return refuse(
        NoticePage.tooManySessions.answer(.tooManyRequests), "\(SessionRefusal.tooManySessions)", client)
    } catch {
      return NoticePage.failed(failures.add(error)).answer(.internalServerError)
    }
    counts.openedSessions += 1
    options.log(.sessionOpened(page.token, path: address.cut, client: client))
    guard page.isFound || options.hasScreen != nil else {
      sessions.end(page.token)
      return noScreen(at: address, client)
    }
    if request.head.method == .HEAD { sessions.end(page.token) }
    var answer = Answer(html: page.html, policy: page.policy)
    if countsTabs, request.browser == nil {
      let cookie = "\(Request.cookie)=\(ResumeToken().digits); Path=/; HttpOnly; SameSite=Lax"
      answer.headers.add(name: "Set-Cookie", value: cookie)
    }
    return answer
  }

  /// Returns the page of an address that leads to no screen, with a link to the start.
  internal func noScreen(at address: String, _ client: String) -> Answer {
    let above = address.utf8.count { $0 == UInt8(ascii: "/") } - 1
    let root = above > 0 ? String(repeating: "../", count: above) : "./"
    return refuse(
      NoticePage.noScreen(at: address, root: root).answer(.notFound), "There is no screen at \(address.cut).", client)
  }

  /// Whether browsers reach the server by HTTP/1.1, with few connections each.
  internal var countsTabs: Bool { !options.isBehindProxy }
}
