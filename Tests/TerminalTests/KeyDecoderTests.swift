import Live
import Signals
import Terminal
import TestSupport
import Testing

@Suite("Bytes that a terminal sends")
struct KeyDecoderTests {
  private typealias Decoder = KeyDecoder<VirtualClock.Instant>
  private let start = VirtualClock.Instant(offset: .zero)

  private func events(of text: String) -> [TerminalEvent] {
    var decoder = Decoder()
    return decoder.events(of: Array(text.utf8), at: start)
  }

  private static let sequences: [(String, [TerminalEvent])] = [
    ("a", [.key("a")]), ("é", [.key("é")]), ("日", [.key("日")]), ("👍", [.key("👍")]), (" ", [.key(.space)]),
    ("\r", [.key(.return)]), ("\n", [.key(.return)]), ("\t", [.key(.tab)]), ("\u{7F}", [.key(.backspace)]),
    ("\u{3}", [.key("c" + .control)]), ("\u{1F}", [.key("_" + .control)]), ("\0", [.key(.space + .control)]),
    ("\u{1B}[A", [.key(.up)]), ("\u{1B}OB", [.key(.down)]), ("\u{1B}[1;5C", [.key(.right + .control)]),
    ("\u{1B}[1;0A", [.key(.up)]), ("\u{1B}]0;a\\b\u{1B}\\", []),
    ("\u{1B}[1;2D", [.key(.left + .shift)]), ("\u{1B}[H", [.key(.home)]), ("\u{1B}[4~", [.key(.end)]),
    ("\u{1B}[3;3~", [.key(.delete + .alternate)]), ("\u{1B}[5~\u{1B}[6~", [.key(.pageUp), .key(.pageDown)]),
    ("\u{1B}[Z", [.key(.tab + .shift)]), ("\u{1B}OP", [.key(KeyPress(.function(1)))]),
    ("\u{1B}[24~", [.key(KeyPress(.function(12)))]), ("\u{1B}[[B", [.key(KeyPress(.function(2)))]),
    ("\u{1B}b", [.key("b" + .alternate)]), ("\u{1B}é", [.key("é" + .alternate)]),
    ("\u{1B}\u{7F}", [.key(.backspace + .alternate)]),
    // The kitty protocol, and xterm's modified keys.
    ("\u{1B}[27u", [.key(.escape)]), ("\u{1B}[97;5u", [.key("a" + .control)]), ("\u{1B}[97;2u", [.key("A")]),
    ("\u{1B}[13;2u", [.key(.return + .shift)]), ("\u{1B}[1;1:3A", []), ("\u{1B}[1;1:2A", [.key(.up)]),
    ("\u{1B}[122;9u", [.key("z" + .command)]), ("\u{1B}[57441u", []), ("\u{1B}[27;5;9~", [.key(.tab + .control)]),
    // The pointer.
    ("\u{1B}[<0;1;1M", [.pointer(.init(.down(0), x: 0, y: 0))]),
    ("\u{1B}[<0;300;200m", [.pointer(.init(.up, x: 299, y: 199))]),
    ("\u{1B}[<2;3;4M", [.pointer(.init(.down(2), x: 2, y: 3))]),
    ("\u{1B}[<20;3;4M", [.pointer(.init(.down(0), x: 2, y: 3, [.shift, .control]))]),
    ("\u{1B}[<35;3;4M", [.pointer(.init(.move(isPressed: false), x: 2, y: 3))]),
    ("\u{1B}[<32;3;4M", [.pointer(.init(.move(isPressed: true), x: 2, y: 3))]),
    ("\u{1B}[<64;3;4M", [.pointer(.init(.wheel(x: 0, y: -1), x: 2, y: 3))]),
    ("\u{1B}[<65;3;4M", [.pointer(.init(.wheel(x: 0, y: 1), x: 2, y: 3))]),
    ("\u{1B}[<67;3;4M", [.pointer(.init(.wheel(x: 1, y: 0), x: 2, y: 3))]), ("\u{1B}[<0;0;4M", []),
    // Other reports, and answers that mean nothing.
    ("\u{1B}[I\u{1B}[O", [.focus(true), .focus(false)]), ("\u{1B}[48;30;100;0;0t", [.resize(width: 100, height: 30)]),
    ("\u{1B}[?2026;2$ya", [.key("a")]), ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\a", [.key("a")]),
    ("\u{1B}]0;x\u{7}a", [.key("a")]), ("\u{1B}P>|tmux\u{1B}\\a", [.key("a")]),
    // A paste.
    ("\u{1B}[200~one\rtwo\u{1B}[201~a", [.paste("one\ntwo"), .key("a")]),
    ("\u{1B}[200~\u{1B}[A\u{3}x\u{1B}[201~", [.paste("[Ax")]), ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
    ("\u{1B}[200~\u{1B}[20\u{1B}[201~", [.paste("[20")]),
  ]

  @Test("A sequence of bytes is one event", arguments: sequences)
  func whole(text: String, events: [TerminalEvent]) {
    #expect(self.events(of: text) == events)
  }

  @Test("A sequence may arrive in parts, split at any byte", arguments: sequences)
  func split(text: String, events: [TerminalEvent]) {
    let bytes = Array(text.utf8)
    for cut in bytes.indices {
      var decoder = Decoder()
      let first = decoder.events(of: Array(bytes[..<cut]), at: start)
      #expect(first + decoder.events(of: Array(bytes[cut...]), at: start) == events, "split after \(cut) bytes")
    }
    var decoder = Decoder()
    #expect(bytes.flatMap { decoder.events(of: [$0], at: start) } == events)
    #expect(decoder.deadline == nil)
  }

  @Test("An escape byte is the escape key if nothing follows it until the deadline")
  func escape() throws {
    var decoder = Decoder(escapeDelay: .milliseconds(50))
    #expect(decoder.events(of: [0x1B], at: start) == [])
    let deadline = try #require(decoder.deadline)
    #expect(deadline == start.advanced(by: .milliseconds(50)))
    #expect(decoder.events(of: [], at: start.advanced(by: .milliseconds(49))) == [])
    #expect(decoder.deadline == deadline)
    #expect(decoder.events(of: [], at: deadline) == [.key(.escape)])
    #expect(decoder.deadline == nil)
    #expect(decoder.events(of: [0x1B, 0x1B], at: start) == [.key(.escape)])
    #expect(decoder.events(of: [0x5B, 0x41], at: start) == [.key(.up)])
  }

  @Test("The start of a sequence that never ends is the key that it begins with")
  func cut() {
    var decoder = Decoder()
    let late = start.advanced(by: .seconds(1))
    #expect(decoder.events(of: Array("\u{1B}[".utf8), at: start) == [])
    #expect(decoder.events(of: [], at: late) == [.key("[" + .alternate)])
    #expect(decoder.events(of: Array("\u{1B}[1;".utf8), at: start) == [])
    #expect(decoder.events(of: [], at: late) == [.key(.escape)])
    #expect(decoder.events(of: [0xE6, 0x97], at: start) == [])
    #expect(decoder.events(of: [], at: late) == [])
    #expect(decoder.events(of: [0x61], at: late) == [.key("a")])
  }

  @Test("A paste may take longer than an escape key")
  func longPaste() {
    var decoder = Decoder()
    #expect(decoder.events(of: Array("\u{1B}[200~long".utf8), at: start) == [])
    #expect(decoder.deadline == nil)
    #expect(decoder.events(of: Array("er\u{1B}".utf8), at: start.advanced(by: .seconds(9))) == [])
    #expect(decoder.deadline == nil)
    #expect(decoder.events(of: Array("[201~".utf8), at: start.advanced(by: .seconds(9))) == [.paste("longer")])
  }

  @Test("Control-C alone, after a while, ends a paste whose end was lost")
  func lostPaste() {
    var decoder = Decoder()
    #expect(decoder.events(of: Array("\u{1B}[200~ab\u{3}c\u{1B}[2".utf8), at: start) == [])
    #expect(decoder.events(of: [3], at: start.advanced(by: .milliseconds(499))) == [])
    #expect(decoder.events(of: [3], at: start.advanced(by: .seconds(1))) == [.paste("abc[2"), .key("c" + .control)])
    #expect(decoder.events(of: [0x61], at: start.advanced(by: .seconds(1))) == [.key("a")])
  }

  @Test("Control-C that arrives with an escape byte is read as two keys")
  func escapeBeforeControlC() {
    var decoder = Decoder()
    #expect(decoder.events(of: [0x1B, 3], at: start) == [.key(.escape), .key("c" + .control)])
  }

  @Test("A terminal's answer that does not end is dropped")
  func endless() {
    var decoder = Decoder()
    #expect(decoder.events(of: Array("\u{1B}]\(String(repeating: "x", count: 5_000))".utf8), at: start) == [])
    #expect(decoder.deadline == nil)
    #expect(decoder.events(of: Array("a".utf8), at: start) == [.key("a")])
  }

  @Test("Invalid bytes are dropped, and the following ones are read", arguments: 0..<200)
  func noise(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var decoder = Decoder()
    let noise = (0..<40).map { _ in UInt8.random(in: 0x18...0xFF, using: &random) }
    _ = decoder.events(of: noise, at: start)
    _ = decoder.events(of: Array("\u{1B}[201~\u{1B}\\".utf8), at: start)
    _ = decoder.events(of: [], at: start.advanced(by: .seconds(1)))
    #expect(decoder.events(of: Array("x".utf8), at: start.advanced(by: .seconds(2))) == [.key("x")])
  }
}
