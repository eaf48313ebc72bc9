import Testing

@testable import Tokens

@Suite("Values") struct ValueTests {
  @Test(
    "A value of each type is read",
    arguments: [
      ("color", black, "#000000"), ("dimension", #"{"value": -1.5, "unit": "rem"}"#, "-1.5rem"),
      ("fontFamily", #""Inter""#, "Inter"), ("fontFamily", #"["Inter", "sans-serif"]"#, "Inter, sans-serif"),
      ("fontWeight", "1", "1"), ("fontWeight", "1000", "1000"), ("fontWeight", #""demi-bold""#, "demi-bold"),
      ("duration", ms, "200ms"), ("cubicBezier", "[0, -2, 1, 3]", "cubic-bezier(0, -2, 1, 3)"),
      ("number", "-0.5", "-0.5"),
      ("strokeStyle", #""groove""#, "groove"),
      ("strokeStyle", #"{"dashArray": [\#(px), \#(px)], "lineCap": "butt"}"#, "1px 1px butt"),
      ("border", #"{"color": \#(black), "width": \#(px), "style": "solid"}"#, "1px solid #000000"),
      (
        "transition", #"{"duration": \#(ms), "delay": \#(ms), "timingFunction": [0, 0, 1, 1]}"#,
        "200ms cubic-bezier(0, 0, 1, 1) 200ms"
      ),
      ("shadow", shadow(), "1px 1px 1px 1px #000000"),
      (
        "shadow", "[\(shadow(", \"inset\": true")), \(shadow())]",
        "inset 1px 1px 1px 1px #000000, 1px 1px 1px 1px #000000"
      ),
      ("gradient", #"[{"color": \#(black), "position": 0.5}]"#, "#000000 0.5"),
      ("typography", typography(), "400 1px/1.5 1px Inter"),
    ] as [(String, String, String)])
  func readsEachType(_ type: String, _ value: String, _ description: String) throws {
    let token = try #require(try resolve(token(type, value))["a"])
    #expect(token.type.rawValue == type)
    #expect(token.value.description == description)
  }

  @Test(
    "A value in a wrong format is an error",
    arguments: [
      ("color", #""red""#), ("color", ##""#ff9900""##), ("color", color("srgb", "0, 0")),
      ("color", color("srgb", "0, 0, 0, 0")),
      ("color", color("cmyk", "0, 0, 0")), ("color", color("srgb", #"0, "none ", 0"#)),
      ("color", color("srgb", "0, null, 0")),
      ("color", color("srgb", "0, 0, 0", ##", "hex": "#fff""##)),
      ("color", color("srgb", "0, 0, 0", ##", "hex": "#ff990080""##)),
      ("color", color("srgb", "0, 0, 0", #", "alpha": "none""#)), ("dimension", "0"), ("dimension", #""1px""#),
      ("dimension", #"{"value": 0, "unit": ""}"#), ("dimension", #"{"value": 1, "unit": "em"}"#),
      ("dimension", #"{"value": 1, "unit": "PX"}"#), ("dimension", #"{"value": "1", "unit": "px"}"#),
      ("fontFamily", "[]"), ("fontFamily", "5"), ("fontFamily", #"["a", 5]"#), ("fontFamily", #"["{a}"]"#),
      ("fontWeight", #""400""#), ("fontWeight", #""Bold""#), ("fontWeight", "true"),
      ("duration", #"{"value": 1, "unit": "m"}"#),
      ("duration", "0"), ("cubicBezier", "[0, 0, 1]"), ("cubicBezier", #"[0, 0, 1, "{a}"]"#), ("number", #""1""#),
      ("strokeStyle", #""wavy""#), ("strokeStyle", #"{"dashArray": [], "lineCap": "round"}"#),
      ("strokeStyle", #"{"dashArray": [\#(px)], "lineCap": "flat"}"#),
      ("border", #"{"color": \#(black), "width": 1, "style": "solid"}"#), ("shadow", "[]"), ("gradient", "[]"),
      ("gradient", #"{"color": \#(black), "position": 0.5}"#), ("shadow", shadow(#", "inset": 1"#)),
    ] as [(String, String)])
  func refusesOtherForms(_ type: String, _ value: String) {
    #expect(kinds(token(type, value)) == [.invalidValue])
  }

  @Test(
    "A missing key is an error",
    arguments: [
      ("color", #"{"colorSpace": "srgb"}"#), ("dimension", #"{"value": 0}"#), ("duration", #"{"unit": "s"}"#),
      ("strokeStyle", #"{"lineCap": "round"}"#), ("border", "{}"), ("transition", "{}"), ("shadow", "{}"),
      ("gradient", #"[{"position": 0}]"#), ("typography", "{}"),
      ("typography", #"{"fontFamily": "a", "fontSize": \#(px), "fontWeight": 400, "lineHeight": 1}"#),
    ] as [(String, String)])
  func refusesMissingKeys(_ type: String, _ value: String) {
    #expect(Set(kinds(token(type, value))) == [.missingKey])
  }

  @Test(
    "An unknown key is an error, unless it is allowed",
    arguments: [
      ("color", color("srgb", "0, 0, 0", #", "x": 1"#)), ("dimension", #"{"value": 1, "unit": "px", "x": 1}"#),
      ("shadow", shadow(#", "x": 1"#)), ("typography", typography(#", "x": 1"#)),
    ] as [(String, String)])
  func refusesUnknownKeys(_ type: String, _ value: String) {
    #expect(kinds(token(type, value)) == [.unknownKey])
    #expect(kinds(token(type, value), allowing: [.unknownKey]) == [.allowed(.unknownKey)])
  }

  @Test("A negative font size, or a negative line height, is an error")
  func refusesNegativeTypography() {
    let negative = #"{"value": -1, "unit": "px"}"#
    for (name, value) in [("fontSize", negative), ("lineHeight", "-1.5")] {
      var keys = ["fontFamily": "\"a\"", "fontSize": px, "fontWeight": "400", "letterSpacing": px, "lineHeight": "1"]
      keys[name] = value
      let text = keys.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
      #expect(kinds(token("typography", "{\(text)}")) == [.outOfRange], "\(name)")
    }
  }

  @Test("A gradient stop outside of the gradient is moved to its end, with a warning")
  func clampsPositions() throws {
    let tokens = try resolve(token("gradient", #"[{"color": \#(black), "position": 42}]"#))
    #expect(tokens["a"]?.value.description == "#000000 1")
    #expect(tokens.warnings.map(\.kind) == [.clamped])
  }

  @Test("A `hex` that differs from the components is a warning")
  func comparesHex() {
    #expect(kinds(token("color", color("hsl", "330, 100, 50", ##", "hex": "#ff00ff""##))) == [.hexDiffers])
    #expect(kinds(token("color", color("hsl", "330, 100, 50", ##", "hex": "#FF0080""##))) == [])
    #expect(kinds(token("color", color("display-p3", "0, 1, 0", ##", "hex": "#00ff00""##))) == [])
  }

  static func shadow(_ rest: String = "") -> String {
    #"{"color": \#(black), "offsetX": \#(px), "offsetY": \#(px), "blur": \#(px), "spread": \#(px)\#(rest)}"#
  }

  static func typography(_ rest: String = "") -> String {
    #"""
    {"fontFamily": "Inter", "fontSize": \#(px), "fontWeight": 400, "letterSpacing": \#(px),
    "lineHeight": 1.5\#(rest)}
    """#
  }
}

private func shadow(_ rest: String = "") -> String { ValueTests.shadow(rest) }
private func typography(_ rest: String = "") -> String { ValueTests.typography(rest) }
