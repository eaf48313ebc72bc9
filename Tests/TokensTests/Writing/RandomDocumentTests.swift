import TestSupport
import Testing

@testable import Tokens

@Suite("Random documents") struct RandomDocumentTests {
  @Test("Values are the same after writing and reading", arguments: 0..<300 as Range<UInt64>)
  func roundTripsValues(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let values = (0..<20).map { _ in Token.Value.random(&random) }
    var file = try TokenFile(["{}", "{ }", "{\n}", "{ \"z\": {} }"].randomElement(using: &random) ?? "{}")
    try file.apply(values.enumerated().map { .set("g\($0.offset % 3).t\($0.offset)", $0.element) })
    let tokens = try file.resolved()
    for (index, value) in values.enumerated() { #expect(tokens["g\(index % 3).t\(index)"]?.value == value) }
    let before = file.bytes
    try file.apply(values.enumerated().map { .set("g\($0.offset % 3).t\($0.offset)", $0.element) })
    #expect(file.bytes == before)
    #expect(try file.resolved().changes(from: tokens).isEmpty)
  }

  @Test("10,000 mutated documents result in tokens or reported problems")
  func survivesMutations() throws {
    var random = SeededGenerator(seed: 7)
    let samples = [Self.sample, Self.resolver].map { Array($0.utf8) }
    var kinds: Set<TokenProblem.Kind> = []
    for round in 0..<LongForm.steps(10_000) {
      var bytes = samples[round % 2]
      for _ in 0...Int.random(in: 0...3, using: &random) { mutate(&bytes, &random) }
      let text = String(decoding: bytes, as: UTF8.self)
      do {
        if round % 2 == 0 {
          _ = try TokenFile(bytes: bytes).resolved(allowing: round % 4 == 0 ? .all : []).map(\.alias)
        } else {
          let resolver = try TokenResolver(text, allowing: .all) { _ in samples[0] }
          _ = try resolver.permutations.prefix(2).map { try resolver.resolved($0) }
        }
      } catch let error as TokenError {
        #expect(!error.problems.isEmpty)
        kinds.formUnion(error.problems.map(\.kind))
      }
    }
    #expect(kinds.count > 15)
  }

  /// Replaces, removes, repeats or moves a piece of the text.
  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 1...24, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[start] = Array("{}[]\",:$.0123456789-e#/~%nul".utf8).randomElement(using: &random) ?? 0
    case 2: bytes.removeSubrange(start..<end)
    case 3: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 4:
      let piece = bytes[start..<end]
      bytes.removeSubrange(start..<end)
      bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &random))
    default: bytes.removeLast(min(bytes.count, Int.random(in: 1...8, using: &random)))
    }
  }

  private static let sample = ##"""
    {"c": {"$type": "color", "k": {"$value": {"colorSpace": "oklch", "components": [0.6, 0.1, "none"], "alpha": 0.5,
      "hex": "#ff9900"}},
      "$root": {"$value": "{c.k}"}}, "d": {"$extends": "{c}", "$deprecated": "x", "m": {"$ref": "#/c/k"}},
      "s": {"$type": "shadow", "$value": ["{t}", {"color": {"$ref": "#/c/k/$value"}, "offsetX": {"value": 1,
        "unit": "px"},
      "offsetY": {"value": {"$ref": "#/n/$value"}, "unit": "rem"}, "blur": {"value": 0, "unit": "px"},
        "spread": {"value": 0, "unit": "px"}}]},
      "t": {"$value": {"$ref": "#/s/$value/1"}}, "n": {"$type": "number", "$value": 1e2},
      "f": {"$type": "typography", "$value": {"fontFamily": ["a", "b"], "fontSize": {"value": 1, "unit": "rem"},
        "fontWeight": "bold",
      "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": "{n}"}, "$extensions": {"x": ["\u00e9", null, true]}}}
    """##

  private static let resolver = ##"""
    {"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "x.json"}, {"n": {"$type": "number", "$value": 2}}]},
      "b": {"sources": [{"$ref": "#/sets/a"}]}},
      "modifiers": {"m": {"contexts": {"l": [{"$ref": "x.json#/c", "k": {"$value": 1}}], "d": []}, "default": "l"}},
      "resolutionOrder": [{"$ref": "#/sets/b"}, {"$ref": "#/modifiers/m"}, {"type": "set", "name": "z", "sources": []}]}
    """##
}
