import Testing
import Tokens
import Values

@Suite("Outcomes of tokens that deviate from the format") struct OutcomeTests {
  private func messages(_ text: String) throws -> [String] {
    try resolve(text, allowing: .all.union([.skippingInvalid])).warnings.map { "\($0.path): \($0.message)" }
  }

  @Test("A warning says whether its token is left out, or as what the token is read")
  func outcomes() throws {
    let expected = "expected a color: an object with colorSpace and components, found"
    let text = ##"{"$type": "color", "a": {"$value": "#ff"}, "blue": {"$value": "#0000ff"}, "b": {"$value": "{a}"}}"##
    #expect(
      try messages(text) == [
        "a: \(expected) \"#ff\", left out", "blue: \(expected) \"#0000ff\", read as #0000FF",
        "b: expected a reference to a token that is not left out, found \"{a}\", left out",
      ])
    let cycle = try messages(#"{"$type": "number", "a": {"$value": "{b}"}, "b": {"$value": "{a}"}}"#)
    #expect(cycle.count == 2 && cycle.allSatisfy { $0.hasSuffix(", left out") })
    let parts = try messages(
      #"""
      {"a": {"$type": "border", "$value": {"color": "#000000", "width": \#(px), "style": "solid", "x": 1}}}
      """#)
    #expect(parts.map { $0.split(separator: ", ").last } == ["read all the same", "ignored"])
  }

  @Test("Mixing a token's color with that of another in Tokens Studio works, unless that one is mixed, too")
  func mixes() throws {
    func mix(_ other: String, _ more: String = "") -> String {
      let modify = ##"{"type": "mix", "value": "0.5", "space": "srgb", "color": "\##(other)"}"##
      return #"""
        {"$type": "color", "red": {"$value": \#(color("srgb", "1, 0, 0"))\#(more)}, "alias": {"$value": "{red}"},
         "a": {"$value": \#(black), "$extensions": {"studio.tokens": {"modify": \#(modify)}}}}
        """#
    }
    func digits(_ text: String) throws -> String? {
      guard case .color(let color)? = try resolve(text)["a"]?.value else { return nil }
      return color.hexDigits
    }
    #expect(try digits(mix("{red}")) == "#800000" && kinds(mix("{red}")) == [])
    #expect(try digits(mix("{alias}")) == "#800000")
    #expect(kinds(mix("{none}")) == [.ignoredModification])
    #expect(kinds(mix("{a}")).contains(.ignoredModification))
  }

  @Test("A modified alias is not described as equal to its target")
  func comments() throws {
    let modify = #"{"type": "darken", "value": "0.5", "space": "srgb"}"#
    let tokens = try resolve(
      #"""
      {"$type": "color", "blue": {"$value": \#(color("srgb", "0, 0, 1"))}, "same": {"$value": "{blue}"},
       "dark": {"$value": "{blue}", "$extensions": {"studio.tokens": {"modify": \#(modify)}}}}
      """#)
    let source = try ThemeSource(tokens, name: "Brand").text()
    #expect(source.contains("The token `same`, which is `blue`."))
    #expect(source.contains("The token `dark`, which is made of `blue`."))
  }

  @Test("Problems of a resolver document name the elements of its arrays")
  func indices() {
    let text = #"""
      {"version": "2025.10", "sets": {"b": {"sources": [{}, {"$ref": 1}]}},
        "resolutionOrder": [{"$ref": "#/sets/b"}, 1]}
      """#
    do {
      _ = try TokenResolver(text)
      Issue.record("It is not valid.")
    } catch {
      let paths = error.problems.map(\.path)
      #expect(!paths.isEmpty && paths.allSatisfy { !$0.hasSuffix(".") }, "\(paths)")
    }
  }
}
