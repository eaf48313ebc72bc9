import Foundation
import LivePreview
import NIOHTTP1
import Pages

/// The server of the sample app: a page, its events, and its frames.
@MainActor final class Server {
  let data: SharedData
  let sessions: LiveSessions

  /// The streams that are open, by the tokens of their sessions.
  private(set) var streams: [ResumeToken: FrameStream] = [:]

  private let port: UInt16
  private let limits: ServerLimits
  private let gate: Gate
  private var listener: Listener?
  private var sweeping: Task<Void, Never>?

  init(port: UInt16, limits: ServerLimits = ServerLimits(), data: SharedData = SharedData(), sessions: LiveSessions) {
    (self.port, self.limits, self.data, self.sessions) = (port, limits, data, sessions)
    gate = Gate(port: port)
  }

  /// Begins to listen.
  ///
  /// - Throws: `IOError` if the port is taken.
  func start() async throws {
    listener = try await Listener(port: port, limits: limits) { [weak self] request in
      await self?.answer(request) ?? Answer("The server has ended.", status: .serviceUnavailable)
    }
    sweeping = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(10))
        self?.sessions.sweep()
      }
    }
  }

  /// Ends all streams and connections.
  func stop() async {
    sweeping?.cancel()
    for stream in streams.values { stream.close() }
    await listener?.close()
  }

  /// Returns after the server has stopped.
  func waitUntilStopped() async { await listener?.waitUntilClosed() }

  /// The number of connections.
  var connectionCount: Int { listener?.connections.count ?? 0 }

  private func answer(_ request: Request) async -> Answer {
    guard request.head.uri.hasPrefix("/"), !request.head.uri.hasPrefix("//"),
      let url = URLComponents(string: request.head.uri)
    else { return Answer("The address is malformed.", status: .badRequest) }
    do {
      switch (request.head.method, url.path) {
      case (.POST, "/events"):
        try gate.check(request.head, isScreen: false)
        return event(request)
      case (.GET, "/frames"):
        try gate.check(request.head, isScreen: false)
        return try await frames(request, url)
      case (.GET, _), (.HEAD, _):
        try gate.check(request.head, isScreen: true)
        return try page(at: url.percentEncodedPath, for: request)
      default: return Answer("The method is not allowed.", status: .methodNotAllowed)
      }
    } catch {
      return Answer("\(error)", status: status(of: error))
    }
  }

  /// Returns the page of the screen that an address leads to. There is no session for a header alone.
  private func page(at path: String, for request: Request) throws -> Answer {
    guard let url = URL(string: path), SampleState.hasScreen(at: url, in: data) else {
      return Answer("There is no screen at \(path).", status: .notFound)
    }
    var headers: HTTPHeaders = [
      "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff", "Cross-Origin-Opener-Policy": "same-origin",
    ]
    if request.head.method == .HEAD { return Answer(headers: headers, body: .text("")) }
    let page = try sessions.open(at: url, for: request.address)
    headers.add(name: "Content-Security-Policy", value: page.policy)
    return Answer(headers: headers, body: .text(page.html))
  }

  private func frames(_ request: Request, _ url: URLComponents) async throws -> Answer {
    let query = url.queryItems ?? []
    func value(_ name: String) -> String { query.first { $0.name == name }?.value ?? "" }
    guard let token = ResumeToken(value("t")) else { throw SessionRefusal.unknownToken }
    guard let frame = Int(value("s")) else { throw SessionRefusal.malformed("“s”") }
    let page = value("o")
    if await isDuplicate(page, of: token) { throw SessionRefusal.unknownToken }
    let (session, missed) = try sessions.resume(token, from: frame, for: request.address)
    streams[token]?.close()
    let stream = FrameStream(session, missed, page: page)
    streams[token] = stream
    stream.onClose = { [weak self, weak stream] in
      guard let self, streams[token] === stream else { return }
      streams[token] = nil
    }
    return Answer(headers: ["Content-Type": "text/event-stream", "Cache-Control": "no-store"], body: .frames(stream))
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

  private func event(_ request: Request) -> Answer {
    let token = request.head.headers.first(name: "X-Live").flatMap { ResumeToken($0) }
    guard let session = token.flatMap({ sessions[$0] }) else {
      return Answer("\(SessionRefusal.unknownToken)", status: .notFound)
    }
    do throws(SessionRefusal) {
      try session.receive(request.body)
    } catch {
      // What the page shows instead of an action that the tree refuses is in the next frame.
      if error.isViolation { return Answer("\(session.lastEvent)", status: status(of: error)) }
    }
    // A page continues after the last event.
    return Answer("\(session.lastEvent)")
  }

  private func status(of error: any Error) -> HTTPResponseStatus {
    switch error {
    case is Gate.Refusal: .forbidden
    case SessionRefusal.tooLarge: .payloadTooLarge
    case SessionRefusal.unknownToken, SessionRefusal.ended: .notFound
    case SessionRefusal.tooManyMessages, SessionRefusal.tooManySessions: .tooManyRequests
    case is SessionRefusal: .badRequest
    default: .internalServerError
    }
  }
}
