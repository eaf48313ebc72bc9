import Foundation
import LivePreview
import NIOHTTP1

extension LiveServer {
  /// Returns the frames of a session as a stream. The page shows the text of an answer with the code 429.
  internal func frames(_ request: Request, _ target: URLComponents, _ client: String) async -> Answer {
    let query = target.queryItems ?? []
    func value(_ name: String) -> String { query.first { $0.name == name }?.value ?? "" }
    let page = value("o")
    guard let token = ResumeToken(value("t")) else { return refuse(.unknownToken, client) }
    guard let frame = Int(value("s")) else { return refuse(.malformed("“s”"), client) }
    if await isDuplicate(page, of: token) { return refuse(.unknownToken, client) }
    if hasTooManyTabs(besides: token, of: request.browser) {
      let limit = options.limits.tabsPerBrowser
      let words = "Too many tabs: this browser can use \(limit) at a time. Close one of them to go on here."
      return refuse(Answer(words, status: .tooManyRequests), "Too many tabs of a browser.", client)
    }
    let canContinue = await takeOver(token)
    // The page asks again, and then perhaps another server.
    if !canContinue || hasHandedOver { return NoticePage.ending.answer(.serviceUnavailable) }
    let (isNew, misfits) = (sessions[token] == nil, failures.misfits)
    let (session, missed): (LiveSession, [SessionFrame])
    do {
      (session, missed) = try sessions.resume(token, from: frame, for: client)
    } catch let refusal as SessionRefusal {
      return refuse(refusal, client)
    } catch {
      // The page loads itself again, and so shows the error that it then gets.
      failures.add(error)
      return refuse(.unknownToken, client)
    }
    let isRestored = isNew && failures.misfits == misfits
    if isRestored { counts.restoredSessions += 1 }
    hasChanged = true
    options.log(.sessionResumed(token, client: client, isRestored: isRestored))
    return Answer(
      headers: ["Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no"],
      body: .frames(open(session, missed, page: page, browser: request.browser)))
  }

  private func open(
    _ session: LiveSession, _ missed: [SessionFrame], page: String, browser: ResumeToken?
  ) -> FrameStream {
    let token = session.token
    streams[token]?.close()
    let stream = FrameStream(session, missed, page: page, browser: browser)
    streams[token] = stream
    stream.onClose = { [weak self, weak stream] in
      guard let self, streams[token] === stream else { return }
      streams[token] = nil
    }
    if stopping != nil { stream.finish() }
    return stream
  }

  private func refuse(_ refusal: SessionRefusal, _ client: String) -> Answer {
    let words =
      switch refusal {
      case .tooManySessions: SessionRefusal.wordsOfTooManySessions
      // It is the page that must wait, and its user need not know.
      case .tooManyMessages: ""
      default: "\(refusal)"
      }
    return refuse(Answer(words, status: refusal.status), "\(refusal)", client)
  }

  /// Returns whether another tab shows the session, so that the copy of this tab gets a session of its own.
  private func isDuplicate(_ page: String, of token: ResumeToken) async -> Bool {
    for _ in 0..<10 {
      guard let stream = streams[token], stream.page != page else { return false }
      // A tab that is loaded again ends its stream at about this time.
      try? await Task.sleep(for: .milliseconds(100))
    }
    return true
  }

  /// Returns whether a browser would have no connection left for events and pages.
  private func hasTooManyTabs(besides token: ResumeToken, of browser: ResumeToken?) -> Bool {
    guard countsTabs, let browser else { return false }
    return streams.count { $0.key != token && $0.value.browser == browser } >= options.limits.tabsPerBrowser
  }
}
