import Testing

@testable import Tokens

@Suite("Changes of tokens") struct ChangesTests {
  private func changes(_ old: String, _ new: String) throws -> [String] {
    try resolve(new).changes(from: resolve(old)).map(\.description)
  }

  private func palette(_ components: String, _ rest: String = "") -> String {
    #"{"$type": "color", "blue": {"$value": \#(color("srgb", components))}\#(rest)}"#
  }

  @Test("A changed color is listed with its difference and the number of dependent tokens")
  func countsFollowers() throws {
    let rest = #"""
      , "accent": {"$value": "{blue}"}, "link": {"$value": {"$ref": "#/accent/$value"}},
      "line": {"$type": "border", "$value": {"color": "{link}", "width": \#(px), "style": "solid"}}
      """#
    #expect(
      try changes(palette("0, 0.4, 1", rest), palette("0, 0.4, 0.8", rest)) == [
        "blue: #0066FF → #0066CC, ΔE 0.08, 3 tokens follow"
      ])
  }

  @Test("Different spellings of a value are no change")
  func ignoresForm() throws {
    let old = #"""
      {"a": {"$type": "number", "$value": 1, "$description": "x"}, "b": {"$type": "number", "$value": "{a}"}}
      """#
    let new = #"{ "$type":"number", "b":{"$value":"{a}"}, "a":{"$value":1.0} }"#
    #expect(try changes(old, new) == [])
    let gradient = #"[{"color": \#(black), "position": 0}]"#
    #expect(try changes(token("gradient", gradient), token("gradient", gradient.replacing(" ", with: ""))) == [])
  }

  @Test(
    "Each kind of change is described",
    arguments: [
      (token("number", "1"), "{}", "- a: 1"), ("{}", token("number", "1"), "+ a: 1"),
      (token("number", "1"), token("number", "2"), "a: 1 → 2"),
      (token("number", "400"), token("fontWeight", "400"), "a: number 400 → fontWeight 400"),
      (
        token("color", color("srgb", "0.6, 0.6, 0.6")), token("color", color("srgb", "0.601, 0.6, 0.6")),
        "a: #999999 → srgb(0.601 0.6 0.6), ΔE < 0.01"
      ),
      (token("number", "1"), #"{"a": {"$type": "number", "$value": 1, "$deprecated": true}}"#, "a, deprecated"),
      (
        #"""
        {"a": {"$type": "number", "$value": 1, "$deprecated": "x"}}
        """#, token("number", "1"), "a, no longer deprecated"
      ),
    ])
  func describes(_ old: String, _ new: String, _ description: String) throws {
    #expect(try changes(old, new) == [description])
  }

  @Test("An alias that replaces another is a change, even if the value is the same")
  func comparesAliases() throws {
    func text(_ alias: String) -> String {
      #"""
      {"$type": "number", "a": {"$value": 1}, "b": {"$value": 1}, "c": {"$value": "{\#(alias)}"},
      "d": {"$value": "{c}"}}
      """#
    }
    #expect(try changes(text("a"), text("b")) == ["c: {a} 1 → {b} 1"])
    let changed = text("b").replacing(#""b": {"$value": 1}"#, with: #""b": {"$value": 2}"#)
    #expect(try changes(text("a"), changed) == ["b: 1 → 2", "c: {a} 1 → {b} 2, 1 token follows"])
  }

  @Test("A change of a color with components beyond all numbers is described")
  func describesHugeColors() throws {
    let found = try changes(
      token("color", color("lab", "50, 0, 0")), token("color", color("lab", "50, 1e308, 0")))
    #expect(found.count == 1 && found[0].hasPrefix("a: lab(50 0 0) → lab(50 1e+308 0), ΔE "))
  }

  @Test("A changed type at the end of a chain of 5,000 aliases is listed")
  func comparesLongChains() throws {
    func text(_ type: String) -> String {
      let aliases = (0..<5_000).map { #""t\#($0)": {"$value": "{t\#($0 + 1)}"},"# }.joined()
      return #"{"$type": "\#(type)", \#(aliases) "t5000": {"$value": 400}}"#
    }
    #expect(try changes(text("number"), text("fontWeight")).count == 5_001)
  }

  @Test("A token whose type comes from its group is changed when the group's type changes")
  func comparesTypes() throws {
    func text(_ type: String) -> String { #"{"$type": "\#(type)", "a": {"$value": 400}, "b": {"$value": "{a}"}}"# }
    #expect(try changes(text("number"), text("fontWeight")).count == 2)
  }
}
