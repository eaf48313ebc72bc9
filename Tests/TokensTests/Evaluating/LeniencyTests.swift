import Testing

@testable import Tokens

@Suite("Leniencies") struct LeniencyTests {
  @Test(
    "A deviation is an error, or a warning with its leniency",
    arguments: [
      (.untyped, #"{"a": {"$value": 5}}"#, "5"), (.untyped, #"{"a": {"$value": "bold"}}"#, "bold"),
      (.untyped, #"{"a": {"$value": {"value": 1, "unit": "s"}}}"#, "1s"),
      (.untyped, #"{"a": {"$value": {"value": 1, "unit": "px"}}}"#, "1px"),
      (.untyped, #"{"a": {"$value": [0, 0, 1, 1]}}"#, "cubic-bezier(0, 0, 1, 1)"),
      (.untyped, #"{"a": {"$value": ["Inter"]}}"#, "Inter"), (.untyped, #"{"a": {"$value": \#(black)}}"#, "#000000"),
      (.untyped, #"{"a": {"$value": [{"color": \#(black), "position": 0}]}}"#, "#000000 0"),
      (.threeDigitHex, token("color", color("srgb", "1, 1, 1", ##", "hex": "#fff""##)), "#FFFFFF"),
      (.hexString, token("color", ##""#ff990080""##), "#FF990080"),
      (.em, token("dimension", #"{"value": 1, "unit": "em"}"#), "1em"),
      (.points, token("dimension", #"{"value": 1, "unit": "dp"}"#), "1px"),
      (.unitlessZero, token("dimension", "0"), "0px"),
      (.unitlessZero, token("dimension", #"{"value": 0, "unit": ""}"#), "0px"),
      (.dimensionString, token("dimension", #""-0.16px""#), "-0.16px"),
      (.dimensionString, token("duration", #""200ms""#), "200ms"),
      (.weightString, token("fontWeight", #""400""#), "400"),
      (.missingLetterSpacing, typography(spacing: "", height: "1.5"), "400 10px/1.5 0px Inter"),
      (.dimensionLineHeight, typography(height: #"{"value": 15, "unit": "px"}"#), "400 10px/1.5 1px Inter"),
      (.outOfRange, token("color", color("srgb", "2, 0, 0")), "srgb(2 0 0)"),
    ] as [(TokenLeniency, String, String)])
  func allowsByName(_ leniency: TokenLeniency, _ text: String, _ value: String) throws {
    #expect(throws: TokenError.self) { try resolve(text) }
    #expect(throws: TokenError.self) { try resolve(text, allowing: .all.subtracting([leniency])) }
    let tokens = try resolve(text, allowing: [leniency])
    #expect(tokens.warnings.map(\.kind) == [.allowed(leniency)])
    #expect(tokens["a"]?.value.description == value)
  }

  @Test("A token of an unknown type, with its aliases, is left out if the leniency allows it")
  func leavesOutUnknownTypes() throws {
    let text =
      #"{"a": {"$type": "string", "$value": "x"}, "b": {"$value": "{a}"}, "c": {"$type": "number", "$value": 1}}"#
    #expect(kinds(text) == [.unknownType])
    #expect(problems(text).allSatisfy { "\($0)".contains("one of color, dimension, fontFamily, ") })
    #expect(try resolve(text, allowing: [.unknownType]).map(\.path) == ["c"])
  }

  @Test("A token with a dangling reference is left out if the leniency allows it")
  func leavesOutUnresolvedReferences() throws {
    let text = #"{"a": {"$value": "{x}"}, "c": {"$type": "number", "$value": 1}}"#
    #expect(kinds(text) == [.unresolvedReference])
    #expect(try resolve(text, allowing: [.unresolvedReference]).map(\.path) == ["c"])
  }

  @Test("A text in a group of an unknown type is left out, unless it can only be a color or a length")
  func leavesOutTexts() throws {
    let text = ##"""
      {"$type": "dimension", "x": {"$type": "opacity", "half": {"$value": "50%"}, "name": {"$value": "normal"},
        "number": {"$value": 0.5}, "color": {"$value": "#ff0000"}, "length": {"$value": "16px"},
        "in": {"digits": {"$value": "16"}, "$root": {"$value": "{gap}"}}}, "gap": {"$value": \##(px)}}
      """##
    let tokens = try resolve(text, allowing: .all)
    #expect(tokens.map(\.path) == ["x.number", "x.color", "x.length", "x.in.$root", "gap"])
    #expect(tokens["x.length"]?.value.description == "16px")
    for path in ["x.half", "x.name", "x.in.digits"] {
      #expect(tokens.warnings.filter { $0.path == path }.map(\.kind) == [.allowed(.unknownType)])
    }
  }

  @Test(
    "An untyped text that begins with a number is not read as a typeface",
    arguments: ["50%", "16", ".5", "2 px", "8foo"])
  func guessesNoTypefaces(_ text: String) {
    #expect(kinds(#"{"a": {"$value": "\#(text)"}}"#, allowing: .all).contains(.missingType))
  }

  @Test("A key outside of the format is ignored if the leniency allows it")
  func ignoresUnknownKeys() throws {
    let text = #"{"a": {"$type": "number", "$value": 1, "alpha": 0.5, "$x": 1}}"#
    #expect(kinds(text) == [.unknownKey, .unknownKey])
    #expect(try resolve(text, allowing: [.unknownKey])["a"]?.value == .number(1))
  }

  @Test("An untyped value that several types fit stays an error")
  func refusesAmbiguousForms() {
    #expect(kinds(#"{"a": {"$value": true}}"#, allowing: [.untyped]).contains(.missingType))
  }
}

private func typography(spacing: String = #""letterSpacing": \#(px), "#, height: String) -> String {
  token(
    "typography",
    #"""
    {"fontFamily": "Inter", "fontSize": {"value": 10, "unit": "px"},
    "fontWeight": 400, \#(spacing)"lineHeight": \#(height)}
    """#
  )
}
