import LiveTesting
import Mod
import Signals
import TestSupport
import Testing

@testable import Terminal

@Suite("Sequences of bytes that mean harm")
@MainActor struct InputSequenceTests {
  private static let numbers = [
    "", "0", "1", "2", "3", "4", "5", "9", "13", "27", "48", "64", "127", "128", "200", "201", "1000", "57344", "65536",
    "1000000", "1114112", "2147483647", "4294967296", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "-1", "99999999999999999999999999", "1.5", "+7", "0x7f",
  ]

  /// Returns a sequence with numbers at all limits.
  private static func sequence(_ random: inout SeededGenerator) -> String {
    func one<Element>(of elements: [Element], _ random: inout SeededGenerator) -> Element {
      elements[Int.random(in: elements.indices, using: &random)]
    }
    let start = "\u{1B}" + one(of: ["[", "[", "[<", "[<", "[?", "O", "]", ""], &random)
    var parameters = ""
    for index in 0..<Int.random(in: 0...4, using: &random) {
      if index > 0 { parameters += one(of: [";", ";", ";", ":"], &random) }
      parameters += one(of: numbers, &random)
    }
    let final = one(of: Array("ABCDFHIMOPQRSZ~~~uuutttccMMmmmx\u{7}"), &random)
    return start + parameters + String(final)
  }

  /// Whether all numbers of an event can be computed with.
  private static func isBounded(_ event: TerminalEvent) -> Bool {
    switch event {
    case .pointer(let pointer): 0...1_000_000 ~= pointer.x && 0...1_000_000 ~= pointer.y
    case .resize(let width, let height), .cellSize(let width, let height):
      0...1_000_000 ~= width && 0...1_000_000 ~= height
    case .key, .paste, .focus, .sixels: true
    }
  }

  @Test("200,000 sequences with numbers at all limits are read, and their numbers are bounded")
  func fuzz() {
    var random = SeededGenerator(seed: 27)
    var decoder = KeyDecoder<VirtualClock.Instant>()
    let start = VirtualClock.Instant(offset: .zero)
    var (events, wrong) = (0, 0)
    for batch in LongForm.seeds(1_000, ofSteps: 200) {
      var bytes: [UInt8] = []
      for _ in 0..<200 { bytes += Array(Self.sequence(&random).utf8) }
      let read = decoder.events(of: bytes, at: start)
      events += read.count
      wrong += read.count { !Self.isBounded($0) }
      // What looks like the start of a paste or of a text ends here.
      if batch % 10 == 9 { _ = decoder.events(of: Array("\u{1B}[201~\u{1B}\\".utf8), at: start) }
    }
    #expect(wrong == 0)
    #expect(events > 50_000)
  }

  @Test("A session survives sequences with numbers at all limits, and still shows its tree")
  func session() throws {
    let rows = (0..<9).map { CellModel($0, TableViewCell(.text("Row \($0)"))) }
    let tree = LiveTree(
      ViewController("Screen") {
        VStack {
          TextField(.text("Field")); Slider(); Button("Tap")
          TableView { Section { RowList(rows) } }
        }
      })
    let session = TerminalSession(tree, width: 40, height: 20)
    _ = session.opening() + session.frame()
    var random = SeededGenerator(seed: 28)
    for number in 0..<600 {
      session.receive(Array(Self.sequence(&random).utf8))
      if number % 40 == 39 { _ = session.frame() }
    }
    session.receive(Array("\u{1B}[201~\u{1B}\\\u{1B}[48;20;40t".utf8))
    #expect(String(decoding: session.frame(), as: UTF8.self).contains("Tap"))
  }

  @Test(
    "A number that is too large does not stop the session",
    arguments: [
      "\u{1B}[1;-9223372036854775808A", "\u{1B}[97;-9223372036854775808u", "\u{1B}[3;-9223372036854775808~",
      "\u{1B}[48;9223372036854775807;9223372036854775807t",
      "\u{1B}[<0;3;3M\u{1B}[<2;9223372036854775807;1m\u{1B}[<0;9223372036854775807;9223372036854775807m",
    ])
  func greatest(bytes: String) {
    let rows = (0..<9).map { CellModel($0, TableViewCell(.text("Row \($0)"))) }
    let session = TerminalSession(
      LiveTree(ViewController("Screen") { TableView { Section { RowList(rows) } } }), width: 40, height: 20)
    _ = session.opening() + session.frame()
    session.receive(Array(bytes.utf8))
    #expect(session.width <= 2_000 && session.height <= 1_000)
    session.resize(width: .max, height: 1)
    _ = session.frame()
    session.resize(width: .min, height: .max)
    #expect(session.width == 1 && session.height == 1_000)
  }

  @Test("A paste without end keeps its first mebibyte, up to a whole character")
  func endlessPaste() {
    var decoder = KeyDecoder<VirtualClock.Instant>()
    let start = VirtualClock.Instant(offset: .zero)
    _ = decoder.events(of: Array("\u{1B}[200~ab".utf8), at: start)
    let piece = Array(String(repeating: "日", count: 100_000).utf8)
    for _ in 0..<9 { #expect(decoder.events(of: piece, at: start).isEmpty) }
    let events = decoder.events(of: Array("x\u{1B}[201~y".utf8), at: start)
    guard case .paste(let text) = events.first else {
      Issue.record("\(events.count) events")
      return
    }
    #expect(text.utf8.count == (1 << 20) - 2 && text.hasPrefix("ab日") && text.hasSuffix("日"))
    #expect(events.last == .key("y"))
  }

  @Test("Pointer reports in the old three-byte format are not read as text")
  func oldPointer() {
    let log = Var("")
    let tree = LiveTree(VStack { TextField(.text <--> log, .textSubmitted --> { _ in log.set("submitted") }) })
    let session = TerminalSession(tree, width: 40, height: 5)
    _ = session.frame()
    session.receive(Array("\tA\u{1B}[M !!\u{1B}[M#\"\"B".utf8))
    session.receive(Array("\u{1B}[M".utf8))
    session.receive(Array("C!!C".utf8))
    #expect(log.value == "ABC")
  }

  @Test("A pointer that moves pressed without a touch before it has no effect")
  func dragWithoutTouch() {
    let tree = LiveTree(VStack { Slider() })
    let stage = Stage(tree)
    stage.handle(.pointer(.init(.move(isPressed: true), x: 39, y: 0)))
    #expect(tree.root.children[0][Slider.self]?.value == 0)
    #expect(stage.handle(.pointer(.init(.up, x: 39, y: 0))) == .unused)
    #expect(tree.root.children[0][Slider.self]?.value == 0)
  }
}
