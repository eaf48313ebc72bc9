import Testing
import Widgets

@testable import Tokens

@Suite("Readers of themes") struct TokenReaderTests {
  static let values: KeyValuePairs<String, String> = [
    "color": black, "dimension": #"{"value": 1.5, "unit": "rem"}"#, "fontFamily": "\"Inter\"", "fontWeight": "640",
    "duration": ms, "cubicBezier": "[0, 0, 1, 1]", "number": "3", "strokeStyle": "\"solid\"",
    "border": #"{"color": \#(black), "width": \#(px), "style": "solid"}"#,
    "transition": #"{"duration": \#(ms), "delay": \#(ms), "timingFunction": [0, 0, 1, 1]}"#,
    "shadow": ValueTests.shadow(), "gradient": #"[{"color": \#(black), "position": 0.5}]"#,
    "typography": ValueTests.typography(),
  ]

  private func read(_ reader: inout TokenReader, _ path: (String) -> String) -> [String] {
    [
      "\(reader.color(path("color")))", "\(reader.points(path("dimension")))",
      "\(reader.fontFamily(path("fontFamily")))",
      "\(reader.fontWeight(path("fontWeight")))", "\(reader.seconds(path("duration")))",
      "\(reader.cubicBezier(path("cubicBezier")))", "\(reader.number(path("number")))",
      "\(reader.strokeStyle(path("strokeStyle")))", "\(reader.border(path("border")))",
      "\(reader.transition(path("transition")))", "\(reader.shadow(path("shadow")).count)",
      "\(reader.gradient(path("gradient")).count)", "\(reader.typography(path("typography")))",
    ]
  }

  private func tokens() throws -> ResolvedTokens {
    let members = Self.values.map { #""\#($0.key)": {"$type": "\#($0.key)", "$value": \#($0.value)}"# }
    return try resolve("{" + members.joined(separator: ", ") + "}")
  }

  @Test("Each type of token is read")
  func reads() throws {
    var reader = TokenReader(try tokens())
    #expect(
      read(&reader) { $0 } == [
        ".black", "24.0", #"["Inter"]"#, "semibold", "0.2", "cubic-bezier(0, 0, 1, 1)", "3.0", "solid",
        "1px solid #000000", "200ms cubic-bezier(0, 0, 1, 1) 200ms", "1", "1", "400 1px/1.5 1px Inter",
      ])
    #expect(throws: Never.self) { try reader.finish() }
  }

  @Test("All tokens that are missing or of another type are thrown at once")
  func reportsAll() throws {
    var missing = TokenReader(try tokens())
    _ = read(&missing) { "x.\($0)" }
    #expect(thrown { try missing.finish() } == Array(repeating: .missingToken, count: 13))
    var others = TokenReader(try tokens())
    _ = read(&others) { $0 == "number" ? "color" : "number" }
    #expect(thrown { try others.finish() } == Array(repeating: .typeMismatch, count: 13))
  }

  @Test("A weight is rounded to the nearest one of fonts")
  func findsWeights() {
    #expect(
      [1, 149, 150, 420, 950, 1000].map { Font.Weight(Token.FontWeight($0)) } == [
        .ultraLight, .ultraLight, .thin, .regular, .black, .black,
      ])
  }
}
