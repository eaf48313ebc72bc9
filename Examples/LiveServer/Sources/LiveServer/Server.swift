import FlyingFox
import FlyingSocks
import Foundation
import LivePreview
import Pages

/// The server of the sample app: a page, its events, and its frames.
@MainActor final class Server {
  let data: SharedData
  let sessions: LiveSessions
  private let gate: Gate
  private let http: HTTPServer
  private var connections: [ResumeToken: Connection] = [:]

  init(port: UInt16, limits: SessionLimits = SessionLimits(), saved: SavedSessions = SavedSessions()) throws {
    let data = saved.data
    self.data = data
    gate = Gate(port: port)
    sessions = LiveSessions(limits: limits, saved: saved.states) { saved in
      let state = SampleState()
      if let saved { try state.restore(json: saved) }
      return SessionContent(LiveTree(sampleApp(state, data))) { try? state.json() }
    }
    http = HTTPServer(
      config: HTTPServer.Configuration(
        address: try .inet(ip4: "127.0.0.1", port: port), sharedRequestReplaySize: limits.messageBytes,
        logger: .disabled))
  }

  /// Serves until the task is cancelled.
  ///
  /// - Throws: `SocketError` if the port is taken.
  func run() async throws {
    await addRoutes()
    let sweeping = Task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(10))
        sessions.sweep()
      }
    }
    defer { sweeping.cancel() }
    try await http.run()
  }

  /// Ends all connections.
  func stop() async {
    for connection in connections.values { connection.close() }
    await http.stop(timeout: 1)
  }

  /// Returns after the server has begun to listen.
  func waitUntilListening() async throws { try await http.waitUntilListening() }

  private func addRoutes() async {
    await http.appendRoute("GET /frames") { [weak self] request in
      await self?.answer(request) { server in try server.frames(request) } ?? HTTPResponse(statusCode: .notFound)
    }
    await http.appendRoute("POST /events") { [weak self] request in
      await self?.event(request) ?? HTTPResponse(statusCode: .notFound)
    }
    await http.appendRoute("HEAD /*") { [weak self] request in
      await self?.answer(request) { server in server.head(at: request.path) } ?? HTTPResponse(statusCode: .notFound)
    }
    await http.appendRoute("GET /*") { [weak self] request in
      await self?.answer(request) { server in try server.page(at: request.path) } ?? HTTPResponse(statusCode: .notFound)
    }
  }

  private func answer(
    _ request: HTTPRequest, with response: @MainActor @Sendable (Server) throws -> HTTPResponse
  ) -> HTTPResponse {
    do {
      try gate.check(request.headers, bytes: 0, limit: 0)
      return try response(self)
    } catch {
      return refusal(error)
    }
  }

  /// Returns the page of the screen that an address leads to.
  private func page(at path: String) throws -> HTTPResponse {
    guard let url = screen(at: path) else {
      return explanation("There is no screen at \(path).", code: .notFound)
    }
    let page = try sessions.open(at: url)
    var headers = Self.pageHeaders
    headers[HTTPHeader("Content-Security-Policy")] = page.policy
    return HTTPResponse(statusCode: .ok, headers: headers, body: Data(page.html.utf8))
  }

  /// Returns whether there is a page, without a session.
  private func head(at path: String) -> HTTPResponse {
    screen(at: path) == nil
      ? HTTPResponse(statusCode: .notFound) : HTTPResponse(statusCode: .ok, headers: Self.pageHeaders)
  }

  /// Returns the address of a screen, or `nil` if there is none at the path.
  private func screen(at path: String) -> URL? {
    URL(string: path).flatMap { SampleState.hasScreen(at: $0, in: data) ? $0 : nil }
  }

  private static let pageHeaders: HTTPHeaders = [
    .contentType: "text/html; charset=utf-8",
    HTTPHeader("Cache-Control"): "no-store",
    HTTPHeader("Referrer-Policy"): "no-referrer",
    HTTPHeader("X-Content-Type-Options"): "nosniff",
  ]

  private func frames(_ request: HTTPRequest) throws -> HTTPResponse {
    guard let token = request.query("t").flatMap({ ResumeToken($0) }) else { throw SessionRefusal.unknownToken }
    let last = request.headers[HTTPHeader("Last-Event-ID")] ?? request.query("s") ?? ""
    guard let frame = Int(last) else { throw SessionRefusal.malformed("“s”") }
    let (session, missed) = try sessions.resume(token, from: frame)
    connections[token]?.close()
    let connection = Connection(session, missed)
    connections[token] = connection
    return HTTPResponse(
      statusCode: .ok,
      headers: [.contentType: "text/event-stream", HTTPHeader("Cache-Control"): "no-store"],
      body: HTTPBodySequence(from: FrameStream(connection: connection)))
  }

  private func event(_ request: HTTPRequest) async -> HTTPResponse {
    let token = request.headers[HTTPHeader("X-Live")].flatMap { ResumeToken($0) }
    guard let session = token.flatMap({ sessions[$0] }) else { return refusal(SessionRefusal.unknownToken) }
    let code: HTTPStatusCode
    do {
      try gate.check(request.headers, bytes: request.bodySequence.count, limit: sessions.limits.messageBytes)
      try session.receive(try await request.bodyData)
      return answer(of: session)
    } catch let error as SessionRefusal where !error.isViolation {
      // What the page shows instead is in the next frame.
      return answer(of: session)
    } catch {
      code = refusal(error).statusCode
    }
    return answer(of: session, code: code)
  }

  /// Returns the number of the last event, from which a page continues after a refusal.
  private func answer(of session: LiveSession, code: HTTPStatusCode = .ok) -> HTTPResponse {
    HTTPResponse(statusCode: code, headers: [.contentType: "text/plain"], body: Data("\(session.lastEvent)".utf8))
  }

  private func refusal(_ error: any Error) -> HTTPResponse {
    let code: HTTPStatusCode =
      switch error {
      case Gate.Refusal.tooLarge, SessionRefusal.tooLarge: .payloadTooLarge
      case is Gate.Refusal: .forbidden
      case SessionRefusal.unknownToken, SessionRefusal.ended: .notFound
      case SessionRefusal.tooManyMessages, SessionRefusal.tooManySessions: .tooManyRequests
      case is SessionRefusal: .badRequest
      default: .internalServerError
      }
    return explanation("\(error)", code: code)
  }

  /// Returns a text, which no browser takes for a page.
  private func explanation(_ text: String, code: HTTPStatusCode) -> HTTPResponse {
    HTTPResponse(
      statusCode: code,
      headers: [.contentType: "text/plain; charset=utf-8", HTTPHeader("X-Content-Type-Options"): "nosniff"],
      body: Data(text.utf8))
  }

  var savedSessions: SavedSessions { SavedSessions(data: data, states: sessions.savedStates) }
}

extension HTTPRequest {
  fileprivate func query(_ name: String) -> String? { query.first { $0.name == name }?.value }
}
