import TestSupport
import Testing
import Tokens

@Suite("Damaged token files") struct SchemaFuzzTests {
  private static let samples = [
    #"{"$type":"number","a":{"$value":1},"b":{"$value":-2.5e1}}"#,
    #"{"a":{"$type":"duration","$value":{"value":2,"unit":"ms"}}}"#,
    #"{"g":{"$type":"dimension","b":{"$value":{"value":1,"unit":"px"}}}}"#,
    #"{"c":{"$type":"cubicBezier","$value":[0,1,0.5,-1]}}"#,
    #"{"w":{"$type":"fontWeight","$value":"bold"},"$schema":"x"}"#,
    #"{"f":{"$type":"fontFamily","$value":["a\n","é"],"$deprecated":true}}"#,
    #"{"d":{"$description":"x","e":{"$type":"number","$value":0}},"h":{}}"#,
  ].map { Array($0.utf8) }

  private static let pieces = [
    "{", "}", "[", "]", "\"", ",", ":", "$", ".", "0", "1", "-", "e", "\\", "\\u0000", "\\ud83d", "null", "true",
    "\"$value\":",
    "\"$type\":", "\"a\":", "{}", "\"$type\":\"number\",", "\"x\":1,", "\u{0}", "\u{FEFF}", " ", "1e999", "\"\"",
  ].map { Array($0.utf8) }

  @Test(
    "Damaged and truncated files are accepted exactly if the format allows them",
    arguments: LongForm.seeds(5, ofSteps: 10_000))
  func damaged(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var (compared, accepted) = (0, 0)
    for round in 0..<10_000 {
      var bytes = Self.samples[round % Self.samples.count]
      damage(&bytes, &random)
      guard let expected = TokenSchema.accepts(bytes) else { continue }
      compared += 1
      var isAccepted = true
      do throws(TokenError) { _ = try TokenFile(bytes: bytes).resolved() } catch { isAccepted = error.problems.isEmpty }
      if isAccepted { accepted += 1 }
      if isAccepted != expected {
        Issue.record("\(isAccepted ? "Accepted" : "Refused"): \(String(decoding: bytes, as: UTF8.self)), \(bytes)")
        return
      }
    }
    // Most files are damaged beyond use, and some are still valid.
    #expect(compared > 9_000 && accepted > 100)
  }

  /// Cuts the text, or replaces, removes, inserts or repeats pieces of it.
  private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    for _ in 0...(random.next() % 2) {
      let start = Int(random.next() % UInt64(max(1, bytes.count)))
      let end = min(bytes.count, start + Int(1 + random.next() % 8))
      switch random.next() % 7 {
      case 0: bytes.removeLast(min(bytes.count, Int(random.next() % 40)))
      case 1 where start < bytes.count: bytes[start] = UInt8(truncatingIfNeeded: random.next())
      case 2: bytes.removeSubrange(min(start, end)..<end)
      case 3 where start < end: bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
      case 4 where start < bytes.count: bytes[start] = UInt8(32 + random.next() % 95)
      default:
        let piece = Self.pieces[Int(random.next() % UInt64(Self.pieces.count))]
        bytes.insert(contentsOf: piece, at: min(start, bytes.count))
      }
    }
  }
}
