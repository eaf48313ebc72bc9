import Testing

@testable import Tokens

@Suite("References") struct ReferenceTests {
  @Test("References in both syntaxes lead to the value, forward and backward")
  func followsBoth() throws {
    let tokens = try resolve(
      #"""
      {"a": {"$value": "{g.b}"}, "g": {"b": {"$type": "number", "$value": 7}},
        "c": {"$value": {"$ref": "#/g/b/$value"}},
        "d": {"$ref": "#/g/b"}, "e": {"$ref": "#/a/$value"}, "f": {"$value": "{e}"}}
      """#)
    #expect(tokens.map(\.value) == Array(repeating: .number(7), count: 6))
    #expect(tokens.map(\.alias) == ["g.b", nil, "g.b", "g.b", "a", "e"])
  }

  @Test("References can be parts of composite values")
  func followsInComposites() throws {
    let tokens = try resolve(
      #"""
      {"w": {"$type": "dimension", "$value": \#(px)}, "k": {"$type": "color", "$value": \#(black)},
        "s": {"$type": "strokeStyle", "$value": {"dashArray": ["{w}", {"$ref": "#/w"}],
          "lineCap": {"$ref": "#/cap/$value/lineCap"}}},
        "cap": {"$type": "strokeStyle", "$value": {"dashArray": [\#(px)], "lineCap": "round"}},
        "b": {"$type": "border", "$value": {"color": "{k}", "width": {"$ref": "#/w/$value"}, "style": "{s}"}},
        "c": {"$type": "color", "$value": {"colorSpace": {"$ref": "#/k/$value/colorSpace"}, "components": [1,
          {"$ref": "#/k/$value/components/1"}, 0]}},
        "d": {"$type": "dimension", "$value": {"value": {"$ref": "#/w/$value/value"},
          "unit": {"$ref": "#/w/$value/unit"}}},
        "f": {"$type": "fontFamily", "$value": ["Inter", {"$ref": "#/h/$value"}]}, "h": {"$type": "fontFamily",
          "$value": "serif"},
        "n": {"$type": "number", "$value": {"$ref": "#/b/$value/width/value"}},
        "t": {"$value": {"$ref": "#/b/$value/color"}}}
      """#)
    #expect(tokens["b"]?.value.description == "1px 1px 1px round #000000")
    #expect(tokens["c"]?.value.description == "#FF0000")
    #expect(tokens["d"]?.value.description == "1px")
    #expect(tokens["f"]?.value == .fontFamily(["Inter", "serif"]))
    #expect(tokens["n"]?.value == .number(1))
    #expect(tokens["t"]?.type == .color)
  }

  @Test(
    "An invalid reference is an error of the expected kind",
    arguments: [
      ("\"{x}\"", .unresolvedReference), ("\"{a.b}\"", .unresolvedReference), ("\"{g.x}\"", .unresolvedReference),
      ("\"{g}\"", .referenceToGroup), ("\"{}\"", .invalidReference), ("\"{g..n}\"", .invalidReference),
      ("\"{g.n\"", .invalidReference), ("\"{g.n} {g.n}\"", .invalidReference), ("\"{$root.n}\"", .invalidReference),
      ("\"{g.n.$value}\"", .invalidReference), (##"{"$ref": "#/"}"##, .invalidReference),
      (##"{"$ref": "#"}"##, .invalidReference),
      (#"{"$ref": "g/n"}"#, .invalidReference), (#"{"$ref": 5}"#, .invalidReference),
      (##"{"$ref": "#/g/n~2"}"##, .invalidReference),
      (##"{"$ref": "#/g/%zz"}"##, .invalidReference), (##"{"$ref": "#/g"}"##, .referenceToGroup),
      (##"{"$ref": "#/g/n/$value/x"}"##, .unresolvedReference),
      (##"{"$ref": "#/c/$value/components/3"}"##, .unresolvedReference),
      (##"{"$ref": "#/c/$value/components/-1"}"##, .unresolvedReference),
      (##"{"$ref": "#/g/n/$x"}"##, .unresolvedReference),
      ("\"{c}\"", .typeMismatch), (##"{"$ref": "#/c"}"##, .typeMismatch),
      (##"{"$ref": "#/c/$value/colorSpace"}"##, .invalidValue),
      ("\"{c.components.0}\"", .unresolvedReference), ("\"x {g.n}\"", .invalidValue),
    ] as [(String, TokenProblem.Kind)])
  func refuses(_ reference: String, _ kind: TokenProblem.Kind) {
    let text =
      #"""
      {"a": {"$type": "number", "$value": \#(reference)}, "g": {"n": {"$type": "number", "$value": 1}},
      "c": {"$type": "color", "$value": \#(black)}}
      """#
    #expect(kinds(text) == [kind])
  }

  @Test("A reference to a group's own value needs `$root`")
  func distinguishesRoot() throws {
    let text = #"{"$type": "number", "g": {"$root": {"$value": 1}, "x": {"$value": 2}}, "a": {"$value": "{g.$root}"}}"#
    #expect(try resolve(text)["a"]?.value == .number(1))
    let found = problems(text.replacing("{g.$root}", with: "{g}"))
    #expect(found.map(\.kind) == [.referenceToGroup])
    #expect(found.first?.expected.contains(".$root") == true)
  }

  @Test("A cycle is reported for each token in it, and not for those that refer to it")
  func reportsCycles() {
    let text =
      #"""
      {"$type": "number", "a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{a}"},
      "d": {"$value": "{a}"}}
      """#
    let found = problems(text)
    #expect(found.map(\.kind) == [.cycle, .cycle, .cycle])
    #expect(found.map(\.path) == ["a", "b", "c"])
    #expect(found[0].found == "the cycle a → b → c → a")
    #expect(kinds(#"{"a": {"$type": "number", "$value": "{a}"}}"#) == [.cycle])
  }

  @Test("A cycle through parts of values is reported")
  func reportsPartialCycles() {
    func pair(_ one: String, _ other: String) -> String {
      ##"""
      {"$type": "color", "a": {"$value": {"colorSpace": "srgb",
      "components": [{"$ref": "#/b/$value/components/\##(one)"}, 0, 0]}}, "b": {"$value": {"colorSpace": "srgb",
      "components": [{"$ref": "#/a/$value/components/\##(other)"}, 0, 0]}}}
      """##
    }
    #expect(kinds(pair("0", "0")) == [.cycle, .cycle])
    #expect(kinds(pair("1", "0")) == [])
    #expect(kinds(#"{"$type": "shadow", "a": {"$value": ["{b}"]}, "b": {"$value": ["{a}"]}}"#) == [.cycle, .cycle])
    let border =
      #"""
      {"a": {"$type": "border", "$value": {"color": "{b}", "width": \#(px), "style": "solid"}},
      "b": {"$value": "{a}"}}
      """#
    #expect(kinds(border) == [.typeMismatch])
  }

  @Test("A reference as an element of a list stands for exactly one shadow or stop")
  func countsElements() throws {
    let stop = #"{"color": \#(black), "position": 0}"#
    let text =
      ##"""
      {"$type": "gradient", "one": {"$value": [\##(stop)]}, "two": {"$value": [\##(stop), \##(stop)]},
      "a": {"$value": ["{one}", {"$ref": "#/two/$value/1"}, \##(stop)]}}
      """##
    #expect(try resolve(text)["a"]?.value.description == "#000000 0, #000000 0, #000000 0")
    #expect(kinds(text.replacing("\"{one}\"", with: "\"{two}\"")) == [.invalidValue])
  }

  /// Returns tokens of which each is an alias of the next one, before the last one, which has the given value.
  private func chain(_ count: Int, _ last: String) -> String {
    let aliases = (0..<count).map { #""t\#($0)": {"$value": "{t\#($0 + 1)}"},"# }.joined()
    return #"{"$type": "number", \#(aliases) "t\#(count)": {"$value": \#(last)}}"#
  }

  @Test("A chain of 100,000 aliases is resolved without recursion")
  func followsLongChains() throws {
    #expect(try resolve(chain(100_000, "1"))["t0"]?.value == .number(1))
  }

  @Test("A cycle of 5,000 aliases is reported for each")
  func reportsLongCycles() {
    #expect(kinds(chain(4999, "\"{t0}\"")).count == 5000)
  }

  @Test("A chain of 20,000 references to elements and to parts is resolved")
  func followsLongPartialChains() throws {
    let count = 20_000
    let lists = (0..<count).map { #""t\#($0)": {"$value": ["{t\#($0 + 1)}"]},"# }.joined()
    let stop = #"[{"color": \#(black), "position": 0}]"#
    let gradients = try resolve(#"{"$type": "gradient", \#(lists) "t\#(count)": {"$value": \#(stop)}}"#)
    #expect(gradients["t0"]?.value.description == "#000000 0")
    let parts = (0..<count).map {
      ##""t\##($0)": {"$value": {"value": {"$ref": "#/t\##($0 + 1)/$value/value"}, "unit": "px"}},"##
    }.joined()
    let dimensions = try resolve(#"{"$type": "dimension", \#(parts) "t\#(count)": {"$value": \#(px)}}"#)
    #expect(dimensions["t0"]?.value.description == "1px")
  }
}
