import Mod
import Testing

@Suite("A Mod")
struct ModTests {
  private static let patient = Mod<Panel> { $0.lines = 5 } + Mod { $0.title = "Wait" }

  @Test("A Mod is applied to a variable by calling it")
  func calling() {
    var panel = Panel()
    Self.patient(&panel)
    #expect(panel == Panel(title: "Wait", lines: 5))
  }

  @Test("A Mod is a function that changes a value in place")
  func function() {
    var panels = [Panel(), Panel()]
    for index in panels.indices { Self.patient.callAsFunction(&panels[index]) }
    #expect(panels.allSatisfy { $0.lines == 5 })
  }

  @Test("A Mod may be handed to another task, whatever its root")
  func sendable() async {
    let mod = Mod<Knob> { $0.angle = 90 }
    let angle = await Task { configure(Knob(), with: mod).angle }.value
    #expect(angle == 90)
  }
}

@Suite("A Mod of a noncopyable root")
struct NoncopyableTests {
  private static let increment = Mod<Token> { $0.value += 1 }

  @Test("A Mod of a noncopyable root composes by operators, lists, blocks and sequences")
  func composes() {
    let mod: Mod<Token> = [
      Self.increment + Self.increment, .increment <> .increment, .combine([.increment]), Mod { Self.increment },
    ]
    var token = Token()
    mod(&token)
    #expect(token.value == 6)
  }

  @Test("A Mod of a noncopyable root is applied by configure")
  func configures() {
    let token = configure(Token(value: 1), with: .increment)
    #expect(token.value == 2)
    let other = configure(Token(value: 1)) { $0.value = 7 }
    #expect(other.value == 7)
  }

  @Test("A Mod of a noncopyable root branches, evaluates a predicate and focuses on optionals")
  func conditions() {
    var token: Token? = Token()
    let mod: Mod<Token?> = .unwrapped(
      .when(true, .increment), .when(false, .increment), .where({ $0.value == 1 }, .increment),
      .ifLet(3) { value in Mod { $0.value += value } }
    )
    mod(&token)
    #expect(token?.value == 5)
  }
}

extension Mod<Token> {
  fileprivate static var increment: Mod { Mod { $0.value += 1 } }
}
