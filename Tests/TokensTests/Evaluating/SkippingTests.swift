import Testing
import Tokens

@Suite("Leniencies by token") struct SkippingTests {
  @Test("Invalid tokens are left out with those that refer to them, each with a warning")
  func skips() throws {
    let text = #"""
      {"$type": "number", "a": {"$value": 1}, "bad": {"$value": "x"}, "b": {"$value": "{bad}"},
       "c": {"$value": "{none}"}}
      """#
    let tokens = try resolve(text, allowing: .skippingInvalid)
    #expect(tokens.map(\.path) == ["a"])
    #expect(tokens.warnings.map(\.path) == ["bad", "b", "c"])
    #expect(tokens.warnings.allSatisfy { $0.kind == .allowed(.skippingInvalid) && $0.line > 0 })
    #expect(kinds("{", allowing: .skippingInvalid) == [.syntax])
  }

  @Test("No token is left out without a warning of its own", arguments: [false, true])
  func namesAll(_ isSkipping: Bool) throws {
    let leniencies: Set<TokenLeniency> = isSkipping ? .all.union([.skippingInvalid]) : .all
    let text = #"""
      {"m": {"$type": "borderRadius", "$value": "6px"}, "card": {"$type": "dimension", "$value": "{m}"},
       "card2": {"$value": "{card}"}, "pointer": {"$type": "number", "$ref": "#/m/$value/x"},
       "line": {"$type": "border", "$value": {"color": \#(black), "width": "{m}", "style": "solid", "x": 1}},
       "base": {"$type": "dimension", "in": {"a": {"$value": "{m}"}, "b": {"$type": "none", "$value": 1}}},
       "other": {"$extends": "{base}"}, "ok": {"$type": "number", "$value": 1}}
      """#
    let tokens = try resolve(text, allowing: leniencies)
    #expect(tokens.map(\.path) == ["ok"])
    let missing = ["m", "card", "card2", "pointer", "line", "base.in.a", "base.in.b", "other.in.a", "other.in.b"]
    for path in missing {
      let warnings = tokens.warnings.filter { $0.path == path && $0.kind != .allowed(.unknownKey) }
      #expect(warnings.count == 1, "\(path): \(warnings)")
    }
    #expect(tokens.warnings.first { $0.path == "line" }?.found == #""{m}""#)
    #expect(tokens.warnings.first { $0.path == "other.in.b" }?.found == "base.in.b")
  }

  @Test("A token or group with an invalid name is left out")
  func skipsNames() throws {
    let text = #"{"$type": "number", "a.b": {"$value": 1}, "{c": {"d": {"$value": 1}}, "e": {"$value": 1}}"#
    let tokens = try resolve(text, allowing: .skippingInvalid)
    #expect(tokens.map(\.path) == ["e"])
    #expect(tokens.warnings.map(\.path) == ["a.b", "{c"])
    #expect(kinds(text) == [.invalidName, .invalidName])
  }

  @Test("A group that a later file replaces by a token has no warning of its own")
  func forgetsReplacedGroups() throws {
    let first = try TokenFile(#"{"a": {"b": {"$type": "number", "$value": 1}}, "c": {"$value": "{x}"}}"#)
    let layers = [first, try TokenFile(token("number", "2"))]
    let tokens = try ResolvedTokens(layers: layers, allowing: .skippingInvalid)
    #expect(tokens.warnings.map(\.path) == ["c", "a"])
  }

  @Test("Comments and trailing commas are errors that name their leniencies, or warnings")
  func allowsComments() throws {
    let text = """
      // One.
      {"a": {"$type": "number", /* two */ "$value": 1,},}
      """
    let kind = thrown { _ = try TokenFile(text) }
    #expect(kind == [.syntax, .syntax, .syntax, .syntax])
    #expect(throws: TokenError.self) { try TokenFile(text, allowing: [.comments]) }
    let tokens = try TokenFile(text, allowing: [.comments, .trailingCommas]).resolved()
    #expect(tokens["a"]?.value == .number(1))
    #expect(
      tokens.warnings.map(\.kind) == [
        .allowed(.comments), .allowed(.comments), .allowed(.trailingCommas), .allowed(.trailingCommas),
      ])
    #expect(thrown { _ = try TokenFile("{} /") } == [.syntax])
    #expect(thrown { _ = try TokenFile("{} /*", allowing: [.comments]) }.isEmpty)
  }

  @Test("Lengths of the window and strings have leniencies of their own")
  func allowsUnits() throws {
    let width = token("dimension", #"{"value": 50, "unit": "vw"}"#)
    #expect(kinds(width) == [.invalidValue])
    guard case .dimension(let length)? = try resolve(width, allowing: [.vw])["a"]?.value else {
      Issue.record("There is no length.")
      return
    }
    #expect(length.points() == 640 && length.points(window: (375, 667)) == 187.5)
    #expect(kinds(token("string", #""x""#), allowing: [.string]) == [.allowed(.string)])
    #expect(kinds(token("string", #""x""#)) == [.unknownType])
  }

  private func modified(_ modify: String, _ more: String = "") -> String {
    #"""
    {"$type": "color", "a": {"$value": \#(color("srgb", "1, 0, 0")), "$extensions": {"studio.tokens": {"modify":
      \#(modify)}}}\#(more)}
    """#
  }

  @Test("Modifications of Tokens Studio are computed, also for aliases, or have a warning")
  func modifies() throws {
    func digits(_ modify: String) throws -> String? {
      guard case .color(let color)? = try resolve(modified(modify))["a"]?.value else { return nil }
      return color.hexDigits
    }
    #expect(try digits(#"{"type": "lighten", "value": "0.5", "space": "srgb"}"#) == "#FF8080")
    #expect(try digits(#"{"type": "darken", "value": 0.4, "space": "hsl"}"#) == "#990000")
    #expect(try digits(#"{"type": "alpha", "value": "0.5"}"#) == "#FF000080")
    #expect(try digits(##"{"type": "mix", "value": "0.5", "color": "#0000ff"}"##) == "#800080")
    let lch = try digits(#"{"type": "lighten", "value": "1", "space": "lch"}"#)
    #expect(lch == "#FFFFFF")
    let unknown = #"{"type": "lighten", "value": "{x}"}"#
    #expect(try digits(unknown) == "#FF0000" && kinds(modified(unknown)) == [.ignoredModification])
    let aliases = try resolve(
      modified(#"{"type": "alpha", "value": 0.5}"#, #", "b": {"$value": "{a}"}, "c": {"$value": "{b}"}"#))
    #expect(aliases["c"]?.value == aliases["a"]?.value && aliases["b"]?.alias == "a")
  }

  @Test("A chain of 5,000 aliases with one modification is resolved")
  func modifiesInChains() throws {
    let count = 5_000
    let chain = (0..<count).map { index in
      let alpha = index == count / 2 ? #", "alpha": 0.5"# : ""
      return #""t\#(index)": {"$value": "{t\#(index + 1)}"\#(alpha)},"#
    }
    let last = #""t\#(count)": {"$value": \#(black)}"#
    let tokens = try resolve(#"{"$type": "color", \#(chain.joined()) \#(last)}"#, allowing: [.unknownKey])
    let (half, whole) = (Token.Color(.srgb, 0, 0, 0, alpha: 0.5), Token.Color(.srgb, 0, 0, 0))
    #expect(tokens.prefix(count / 2 + 1).allSatisfy { $0.value == .color(half) })
    #expect(tokens.dropFirst(count / 2 + 1).allSatisfy { $0.value == .color(whole) })
  }

  @Test("An opacity beside a color is an error that says where it belongs, or is applied if unknown keys are allowed")
  func opacities() throws {
    let text = #"""
      {"$type": "color", "a": {"$value": \#(color("srgb", "1, 0, 0")), "alpha": 0.5}, "b": {"$value": "{a}"},
        "c": {"$value": "{a}", "alpha": 0}, "d": {"$value": "{c}"},
        "s": {"$type": "shadow", "$value": {"color": "{b}", "alpha": 0.2, "offsetX": \#(px), "offsetY": \#(px),
          "blur": \#(px), "spread": \#(px)}}}
      """#
    #expect(kinds(text) == [.unknownKey, .unknownKey, .unknownKey])
    let tokens = try resolve(text, allowing: [.unknownKey])
    #expect(tokens.warnings.count == 3)
    #expect(
      tokens.warnings[0].message == "expected alpha inside of the color, found “alpha” beside it, which is applied")
    func digits(_ name: String) -> String? {
      guard case .color(let color)? = tokens[name]?.value else { return nil }
      return color.hexDigits
    }
    #expect(["a", "b", "c", "d"].map(digits) == ["#FF000080", "#FF000080", "#FF000000", "#FF000000"])
    #expect(tokens["b"]?.alias == "a" && tokens["d"]?.alias == "c")
    let shadows = if case .shadow(let shadows)? = tokens["s"]?.value { shadows } else { [] as [Token.Shadow] }
    #expect(shadows.map(\.color.alpha) == [0.2])
    let number = #"{"a": {"$type": "color", "$value": \#(color("srgb", "1, 0, 0")), "alpha": "x"}}"#
    #expect(kinds(number, allowing: [.unknownKey]) == [.allowed(.unknownKey), .ignoredModification])
  }

  @Test("Arithmetic in a value is an error that says what is expected")
  func refusesArithmetic() {
    let text = #"{"$type": "dimension", "a": {"$value": \#(px)}, "b": {"$value": "{a} * 2"}}"#
    #expect(kinds(text, allowing: .all) == [.invalidReference])
  }
}
