import Foundation
import LivePreview
import Pages
import Testing

@testable import LiveServer

extension ConnectionTests {
  /// The pages of addresses, and those that are shown instead.
  @MainActor struct PagesTests {
    @Test("An address without a screen is 404, with its name as text, and a link to the start of the server")
    func notFound() async throws {
      try await RunningServer.run { server in
        for (path, text, link) in [
          ("/nowhere", "/nowhere", "./"), ("/a/b/c", "/a/b/c", "../../"), ("/a/", "/a/", "../"),
          ("/%3Cscript%3E", "/%3Cscript%3E", "./"), ("/<b>'&\"", "/%3Cb%3E&#39;&amp;%22", "./"),
          ("/%00", "/%00", "./"), ("/%E2%82%AC", "/%E2%82%AC", "./"), ("/..%2F..", "/..%2F..", "./"),
          ("//", "//", "../"), ("//a/b", "//a/b", "../../"), ("/%zz", "/%25zz", "./"),
          ("/a?b=c", "/a", "./"), ("/" + String(repeating: "a", count: 8_000), "/aaa", "./"),
        ] {
          let answer = try await server.answer(to: "GET \(path)")
          #expect(answer.hasPrefix("HTTP/1.1 404 "), "\(path)")
          let isNamed = answer.contains("There is no screen at \(text)") || text.contains("#39")
          #expect(isNamed && answer.contains("<a href=\"\(link)\">Go to the start</a>"), "\(path): \(answer)")
          #expect(!answer.contains("<b>") && !answer.contains("<script") && answer.utf8.count < 3_000)
        }
        #expect(server.server.sessions.count == 0)
      }
    }

    @Test("Invalid request targets are refused, and none stops the server")
    func hostileTargets() async throws {
      try await RunningServer.run { server in
        for target in [
          "/%", "/%zz", "/€", "/\u{FF}", "/a b", "/\\..\\", "//", "///a", "/;/?#", "/frames", "/frames?t=%00&s=0&o=",
          "/frames?t=\(String(repeating: "f", count: 32))&s=\(Int.max)&o=é", "/frames?s=1&s=2&t=t&&&=&%",
          "/frames?t=\(ResumeToken().digits)&s=-9223372036854775809", "/?\(String(repeating: "a&", count: 4_000))",
        ] {
          let answer = try await server.answer(to: "GET \(target)")
          #expect(answer.hasPrefix("HTTP/1.1 4") || target.hasPrefix("/?") || target.hasPrefix("/;"), "\(target)")
        }
        let answer = try await server.answer(to: "GET /" + String(repeating: "a", count: 8_193))
        #expect(answer.hasPrefix("HTTP/1.1 400 "))
        for method in ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"] {
          let answer = try await server.answer(to: "\(method) /")
          #expect(answer.hasPrefix("HTTP/1.1 405 ") && answer.contains("\r\nAllow: GET, HEAD, POST\r\n"), "\(method)")
        }
        #expect(try await server.answer(to: "FOO /").hasPrefix("HTTP/1.1 400 "))
        #expect(try await server.isServing())
      }
    }

    @Test("The app decides without options which addresses have screens, and their titles are those of pages")
    func appDecides() async throws {
      let server = LiveServer(port: 0, options: ServerOptions(log: { _ in }), state: SampleState.init) {
        sampleApp($0, SharedData())
      }
      try await RunningServer.run(server) { server in
        let page = try await server.answer(to: "GET /shopping")
        #expect(page.hasPrefix("HTTP/1.1 200 ") && page.contains("<title>Shopping list</title>"))
        #expect(try await server.answer(to: "GET /").contains("<title>Menu</title>"))
        let count = server.server.sessions.count
        #expect(try await server.answer(to: "HEAD /shopping").hasPrefix("HTTP/1.1 200 "))
        for method in ["GET", "HEAD"] {
          #expect(try await server.answer(to: "\(method) /nowhere").hasPrefix("HTTP/1.1 404 "))
        }
        #expect(server.server.sessions.count == count)
      }
    }

    @Test("A page whose address ends with a slash finds its frames, and an address that is no text is 404")
    func slashes() async throws {
      let links = DeepLinks<Place>()
      let path = StackAdapter<Place>([])
      let app = Application(.open --> links.opening(path)) { Window() }
      try await RunningServer.run(LiveServer(port: 0, options: ServerOptions(log: { _ in })) { app }) { server in
        for (path, root) in [("/notes/2/", "../../"), ("/notes/2", "../")] {
          let page = try await server.answer(to: "GET \(path)")
          #expect(page.hasPrefix("HTTP/1.1 200 ") && page.contains(#"data-r="\#(root)""#), "\(path)")
        }
        for path in ["/%FF", "/notes/%FF"] {
          #expect(try await server.answer(to: "GET \(path)").hasPrefix("HTTP/1.1 404 "), "\(path)")
        }
      }
    }

    private func text(_ isBroken: Bool) throws -> String { if isBroken { throw MemoryStore.Broken() } else { "Fine" } }

    @Test("An error thrown by the block shows a page with a number that is also in the log")
    func errors() async throws {
      let (log, isBroken) = (EventList(), Var(true))
      let server = LiveServer(port: 0, options: log.options) {
        Label(try text(isBroken.value))
      }
      try await RunningServer.run(server) { server in
        let page = try await server.answer(to: "GET /")
        #expect(page.hasPrefix("HTTP/1.1 500 ") && page.contains("<h1>Something went wrong</h1>"))
        #expect(log.failures.count == 1 && page.contains("number \(log.failures[0])."))
        #expect(server.server.sessions.count == 0 && !page.contains("Broken"))
        isBroken.value = false
        let stream = try await server.stream(server.token())
        isBroken.value = true
        #expect(await stream.wait { $0.text.contains("Something went wrong") })
        #expect(log.failures.count == 2 && stream.text.contains("number \(log.failures[1])."))
        isBroken.value = false
        #expect(await stream.wait { $0.text.contains("Fine") })
        // The block has no title, so that the page has that of the program again.
        #expect(await stream.wait { $0.text.contains(#"["w","\#(ProcessInfo.processInfo.processName)"]"#) })
        await stream.close()
      }
    }

    @Test("The limits of sessions apply in total and for each address, and clients beyond them get a page that says so")
    func sessions() async throws {
      var sessionLimits = SessionLimits()
      (sessionLimits.sessions, sessionLimits.sessionsPerClient) = (3, 2)
      try await RunningServer.run(sessionLimits: sessionLimits) { server in
        var streams: [RawConnection] = []
        for address in ["127.0.0.1", "127.0.0.1", "127.0.0.2"] {
          let page = try await server.answer(to: "GET /", from: address)
          let token = try String(#require(page.firstMatch(of: /data-t="([0-9a-f]{32})"/)?.1))
          streams.append(try await server.stream(token))
          guard streams.count > 1 else { continue }
          let other = try await server.answer(to: "GET /", from: streams.count == 2 ? "127.0.0.1" : "127.0.0.3")
          #expect(other.hasPrefix("HTTP/1.1 429 ") && other.contains("<h1>Too many tabs</h1>"))
        }
        for stream in streams { await stream.close() }
      }
    }
  }
}
