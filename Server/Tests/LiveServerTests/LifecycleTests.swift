import Foundation
import NIOCore
import Testing

@testable import LiveServer

extension ConnectionTests {
  /// A server that starts, and ends.
  @MainActor struct LifecycleTests {
    @Test("A stopping server sends the last frame and the end of each stream, and closes waiting connections")
    func stopping() async throws {
      let count = Var(0)
      let server = try await RunningServer(
        LiveServer(port: 0, options: ServerOptions(log: { _ in })) { Label(.text <-- count.map { "count \($0)" }) })
      let (stream, idle) = (try await server.stream(server.token()), try await server.connect())
      idle.send(server.request("GET /health"))
      #expect(await idle.wait { $0.text.hasSuffix("}") })
      count.value = 7
      await server.stop()
      #expect(await stream.isClosed() && stream.text.contains("count 7") && stream.text.hasSuffix("0\r\n\r\n"))
      #expect(await idle.isClosed())
      await #expect(throws: (any Error).self) { try await server.connect() }
      #expect(server.server.metrics.connections == 0 && server.server.metrics.sessions == 0)
      await server.stop()
    }

    @Test("A stopping server waits for a slow client without accepting connections, and then closes it")
    func slowClients() async throws {
      var limits = ServerLimits()
      limits.endingTime = .seconds(1)
      let server = try await RunningServer(
        LiveServer(port: 0, options: ServerOptions(limits: limits, log: { _ in })) { Button("Tap") })
      let half = try await server.connect()
      half.send(server.request("POST /events", ["Content-Length: 10"]))
      #expect(await server.wait { server.server.metrics.connections == 1 })
      let stopping = Task { await server.stop() }
      #expect(await server.wait { server.server.stopping != nil })
      // The socket is closed soon after.
      var isRefused = false
      for _ in 0..<1_000 where !isRefused {
        do { await (try await server.connect()).close() } catch { isRefused = true }
      }
      #expect(isRefused)
      await stopping.value
      #expect(await half.isClosed())
    }

    @Test("A received request is answered, even if the server stops meanwhile")
    func answers() async throws {
      let server = try await RunningServer(
        LiveServer(port: 0, options: ServerOptions(log: { _ in })) { Button("Tap") })
      let token = try await server.token()
      let stream = try await server.stream(token)
      // It waits for the end of the stream that is open.
      let waiting = try await server.connect()
      waiting.send(server.request("GET /frames?t=\(token)&s=0&o=other"))
      #expect(await server.wait { server.server.metrics.requests == 3 })
      await server.stop()
      for connection in [stream, waiting] { #expect(await connection.isClosed()) }
      #expect(waiting.text.hasPrefix("HTTP/1.1 200 ") && waiting.text.hasSuffix("0\r\n\r\n"), "\(waiting.text)")
    }

    @Test(
      "A stopping server closes connections with partial requests, and saves",
      arguments: [
        "GET /hea", "GET /health HTTP/1.1\r\n", "GET /health HTTP/1.1\r\nHost: a\r\n", "\r\n", "?", "",
        "GET /health HTTP/1.1\r\nHost: a\r\n\r\nGET /hea",
        "POST /events HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nab",
      ])
    func parts(text: String) async throws {
      var (options, limits, store) = (ServerOptions(log: { _ in }), ServerLimits(), MemoryStore())
      limits.endingTime = .milliseconds(300)
      (options.limits, options.store) = (limits, store)
      let server = try await RunningServer(LiveServer(port: 0, options: options) { Button("Tap") })
      let connection = try await server.connect()
      connection.send(text)
      #expect(await connection.wait { !text.contains("\r\n\r\nGET") || $0.text.hasSuffix("}") })
      // The server has the bytes as soon as it answers another client.
      #expect(try await server.isServing())
      await server.stop()
      #expect(await connection.isClosed())
      #expect(store.saves.load(ordering: .relaxed) == 1)
    }

    @Test("A used port, an invalid port, and a host of another machine are explained in the error")
    func errors() async throws {
      try await RunningServer.run { server in
        let port = Int(server.port)
        for (host, port, error) in [
          ("127.0.0.1", port, ServerError.portTaken(port)), ("127.0.0.1", -1, .noPort(-1)),
          ("127.0.0.1", 65_536, .noPort(65_536)), ("192.0.2.1", 0, .unknownHost("192.0.2.1")),
          ("[::1]", 0, .unknownHost("[::1]")), ("no host", 0, .unknownHost("no host")),
        ] {
          await #expect(throws: error) { try await LiveServer(host: host, port: port) { Button("Tap") }.start() }
        }
      }
      #expect("\(ServerError.portTaken(8080))".hasPrefix("Port 8080 is taken: "))
      let forbidden = ServerError.binding(IOError(errnoCode: EACCES, reason: "bind"), host: "127.0.0.1", port: 80)
      #expect(forbidden as? ServerError == .portForbidden(80))
    }

    /// The program of the README, next to the tests.
    private nonisolated static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "Counter")

    @Test(
      "A program whose server cannot start prints the reason, and exits with code 1",
      .enabled(if: FileManager.default.isExecutableFile(atPath: program.path), "The program is not next to the tests"))
    func programs() async throws {
      // Whoever listens to the port of the program, it is taken.
      let server = LiveServer(port: 8080, options: ServerOptions(log: { _ in })) { Button("Tap") }
      try? await server.start()
      let (process, errors) = (Process(), Pipe())
      (process.executableURL, process.standardError, process.standardOutput) = (
        Self.program, errors, FileHandle.nullDevice
      )
      process.environment = ["LLVM_PROFILE_FILE": "/dev/null"]
      try process.run()
      let text = String(data: try errors.fileHandleForReading.readToEnd() ?? Data(), encoding: .utf8)
      process.waitUntilExit()
      #expect(text == "\(ServerError.portTaken(8080))\n")
      #expect(process.terminationReason == .exit && process.terminationStatus == 1)
      await server.stop()
    }

    @Test(
      "An invalid host name in the options prevents the server from starting",
      arguments: [
        "ftp://a", "nonsense host", "*", "https://a.example/path", "a.example:99999", "a.example:0", "a.example:", "",
        "https://", "[::1", "http://a@b", "a.example?", "é.example", "-a.example",
      ])
    func names(name: String) async throws {
      let server = LiveServer(port: 0, options: ServerOptions(hosts: ["a.example", name])) { Button("Tap") }
      await #expect(throws: ServerError.noHost(name)) { try await server.start() }
    }

    @Test("A server that runs in a task stops when the task is cancelled, and its port can be read before")
    func cancelling() async throws {
      let log = EventList()
      let server = LiveServer(port: 0, options: log.options) { Button("Tap") }
      let task = Task { try await server.run() }
      while log.events.isEmpty { await Task.yield() }
      #expect(server.address == "http://127.0.0.1:\(server.port)/" && server.port > 0)
      task.cancel()
      try await task.value
      #expect(log.lines.last == "ended")
    }

    @Test("A server on all addresses of the machine is reached under the host names of its options")
    func hosts() async throws {
      let options = ServerOptions(hosts: ["app.example"], log: { _ in })
      let server = LiveServer(host: "0.0.0.0", port: 0, options: options) { Button("Tap") }
      try await RunningServer.run(server) { server in
        for (name, code) in [("app.example", 200), ("127.0.0.1:\(server.port)", 200), ("evil.example", 403)] {
          let connection = try await server.connect()
          connection.send("GET / HTTP/1.1\r\nHost: \(name)\r\nConnection: close\r\n\r\n")
          #expect(await connection.isClosed() && connection.text.hasPrefix("HTTP/1.1 \(code) "), "\(name)")
          #expect(code == 200 || connection.text.contains("does not know the name “evil.example”"))
        }
      }
    }
  }
}
