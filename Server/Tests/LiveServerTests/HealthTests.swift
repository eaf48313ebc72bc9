import Foundation
import Testing

@testable import LiveServer

extension ConnectionTests {
  /// The endpoints for those who keep a server running.
  @MainActor struct HealthTests {
    @Test("The health page lists sessions and connections, and for unknown host names only the status")
    func health() async throws {
      try await RunningServer.run { server in
        _ = try await server.token()
        let answer = try await server.answer(to: "GET /health")
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"))
        #expect(answer.hasSuffix("\r\n\r\n" + #"{"status":"ok","sessions":1,"connections":1}"#))
        let connection = try await server.connect()
        connection.send("GET /health HTTP/1.1\r\nHost: 10.0.0.7:8080\r\nConnection: close\r\n\r\n")
        #expect(await connection.isClosed())
        #expect(connection.text.hasSuffix("\r\n\r\n" + #"{"status":"ok"}"#))
        #expect(try await server.answer(to: "HEAD /health").hasSuffix("\r\n\r\n"))
        #expect(try await server.answer(to: "POST /health").hasPrefix("HTTP/1.1 405 "))
        for field in ["Sec-Fetch-Site: cross-site", "Origin: http://evil.example"] {
          #expect(try await server.answer(to: "GET /health", [field]).hasPrefix("HTTP/1.1 403 "))
        }
      }
    }

    @Test("Metrics are answered if the options allow it, and count what happens")
    func metrics() async throws {
      try await RunningServer.run { server in
        let answer = try await server.answer(to: "GET /metrics")
        #expect(answer.hasPrefix("HTTP/1.1 404 "))
      }
      let options = ServerOptions(hasMetrics: true, log: { _ in })
      try await RunningServer.run(LiveServer(port: 0, options: options) { Button("Tap") }) { server in
        let token = try await server.token()
        let stream = try await server.stream(token)
        try await server.send(#""n":1,"k":"tap""#, of: token)
        _ = try await server.answer(to: "GET /nowhere")
        let text = try await server.answer(to: "GET /metrics")
        for line in [
          "live_sessions 1", "live_streams 1", "live_connections 2", "live_sessions_opened_total 2",
          "live_sessions_ended_total 1", "live_requests_total 5", "live_requests_refused_total 1",
          "live_failures_total 0", "live_event_seconds_bucket{le=\"+Inf\"} 1", "live_event_seconds_count 1",
        ] {
          #expect(text.contains("\n\(line)\n"), "\(line): \(text)")
        }
        #expect(server.server.metrics.sentBytes > text.utf8.count)
        #expect(try await server.answer(to: "GET /metrics", ["Sec-Fetch-Site: cross-site"]).hasPrefix("HTTP/1.1 403 "))
        await stream.close()
      }
    }
  }
}
