import LiveTesting
import Testing

@testable import Terminal

@Suite("An app in a terminal")
@MainActor struct TerminalActivityTests {
  @Test("An app is active while it is open and has the focus, and in the background afterwards")
  func activity() throws {
    let log = Var<[String]>([])
    let tree = LiveTree(
      Application(
        .didBecomeActive --> { log.set(log.value + ["active"]) },
        .willResignActive --> { log.set(log.value + ["resign"]) },
        .didEnterBackground --> { log.set(log.value + ["background"]) },
        .willEnterForeground --> { log.set(log.value + ["foreground"]) }
      ) {
        Window {
          ViewController("") {
            Button(
              "Ask",
              .tapped --> inContext { try $0.present(AlertController("Covered", .actions([AlertAction("Fine")]))) })
          }
        }
      })
    let session = TerminalSession(tree, width: 20, height: 4)
    #expect(String(decoding: session.opening(), as: UTF8.self).contains("[?1004h"))
    #expect(log.value == ["active"])
    session.receive(Array("\u{1B}[O\u{1B}[I".utf8))
    #expect(log.value == ["active", "resign", "active"])
    try tree.find(.button("Ask")).tap()
    #expect(String(decoding: session.closing(), as: UTF8.self).contains("[?1049l"))
    #expect(log.value.suffix(2) == ["resign", "background"])
    _ = session.opening()
    #expect(log.value.suffix(2) == ["foreground", "active"])
  }

  @Test("An app inside of components is active while it is open")
  func component() {
    let isActive = Var(false)
    let session = TerminalSession(LiveTree(Outer(isActive: isActive)), width: 20, height: 4)
    _ = session.opening()
    #expect(isActive.value)
    _ = session.closing()
    #expect(!isActive.value)
  }

  private struct Outer: Component {
    let isActive: Var<Bool>
    var body: Children { Inner(isActive: isActive) }
  }

  private struct Inner: Component {
    let isActive: Var<Bool>

    var body: Children {
      Application(.didBecomeActive --> { isActive.set(true) }, .willResignActive --> { isActive.set(false) }) {
        Window { ViewController("") { Label("Text") } }
      }
    }
  }

  @Test("A session turns input bytes into output bytes, and ends with Control-C")
  func bytes() {
    let name = Var("")
    let tree = LiveTree(VStack { TextField(.text <--> name) })
    let session = TerminalSession(tree, width: 20, height: 2, environment: ["TERM": "linux"])
    #expect(!String(decoding: session.opening(), as: UTF8.self).contains("[>1u"))
    var terminal = ModelTerminal(width: 20, height: 2)
    terminal.write(session.frame())
    var requests = 0
    session.needsFrame = { requests += 1 }
    #expect(session.receive(Array("\tAd".utf8)) && session.receive(Array("a".utf8)))
    terminal.write(session.frame())
    #expect(name.value == "Ada" && terminal.lines[0] == "Ada" && requests > 0)
    let now = ContinuousClock.now
    session.receive([0x1B], at: now)
    #expect(session.deadline == now.advanced(by: .milliseconds(50)) && session.grid().caret != nil)
    session.receive([], at: now.advanced(by: .milliseconds(50)))
    #expect(session.deadline == nil && session.grid().caret == nil)
    session.resize(width: 10, height: 1)
    terminal = ModelTerminal(width: 10, height: 1)
    terminal.write(session.frame())
    #expect(terminal.lines == ["Ada"])
    #expect(!session.receive([3]))
  }
}
