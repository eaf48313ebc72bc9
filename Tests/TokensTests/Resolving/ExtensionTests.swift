import Testing

@testable import Tokens

@Suite("Groups that extend others") struct ExtensionTests {
  private static let button = #"""
    "button": {"$type": "number", "$description": "x", "$deprecated": true, "a": {"$value": 1},
      "in": {"b": {"$value": 2}, "c": {"$value": "{button.a}"}}}
    """#

  private func paths(_ text: String) throws -> [String] { try resolve(text).map(\.debugDescription) }

  @Test(
    "A group inherits nested tokens, and its own tokens replace inherited ones as a whole",
    arguments: ["{button}", "#/button"])
  func inherits(_ reference: String) throws {
    let text =
      #"""
      {\#(Self.button), "second": {"$extends": "\#(reference)", "in": {"b": {"$value": 5}, "d": {"$value": 6}},
      "e": {"$value": 7}}}
      """#
    #expect(
      try paths(text) == [
        "button.a: 1", "button.in.b: 2", "button.in.c: 1", "second.in.b: 5", "second.in.d: 6", "second.in.c: 1",
        "second.e: 7", "second.a: 1",
      ])
    #expect(try resolve(text).allSatisfy(\.isDeprecated))
  }

  @Test("Aliases in inherited tokens keep their meaning")
  func keepsAliases() throws {
    let tokens = try resolve(#"{\#(Self.button), "second": {"$extends": "{button}", "a": {"$value": 9}}}"#)
    #expect(tokens["second.in.c"]?.value == .number(1))
    #expect(tokens["second.in.c"]?.alias == "button.a")
  }

  @Test("Two groups extend the same one, also if the name of one starts with that of another")
  func sharesBases() throws {
    let text =
      #"""
      {\#(Self.button), "button-second": {"$extends": "{button}"}, "third": {"$extends": "{button}"},
      "x": {"$extends": "{third.in}", "$type": "number"}}
      """#
    #expect(try resolve(text).count == 11)
  }

  @Test("A group can extend a part that another one inherits, in any order")
  func findsInheritedGroups() throws {
    let text =
      #"""
      {"z": {"$extends": "{a.b}"}, "a": {"$extends": "{c}"}, "c": {"$type": "number", "b": {"$type": "number",
      "t": {"$value": 1}}, "q": {"$extends": "{z}"}}}
      """#
    #expect(Set(try resolve(text).map(\.path)) == ["z.t", "a.b.t", "a.q.t", "c.b.t", "c.q.t"])
    let sibling =
      #"""
      {"a": {"$type": "number", "x": {"$extends": "{a.b}"}, "$extends": "{c}"}, "c": {"b": {"t": {"$value": 1}},
      "$type": "number"}}
      """#
    #expect(Set(try resolve(sibling).map(\.path)) == ["a.x.t", "a.b.t", "c.b.t"])
  }

  @Test(
    "A cycle is reported for each group in it that extends another",
    arguments: [
      (#"{"a": {"$extends": "{b}"}, "b": {"$extends": "{c}"}, "c": {"$extends": "{a}"}}"#, ["a", "b", "c"]),
      (#"{"a": {"$extends": "{a}"}}"#, ["a"]), (#"{"a": {"b": {"$extends": "{a}"}}}"#, ["a.b"]),
      (#"{"a": {"b": {}, "$extends": "{a.b}"}}"#, ["a"]),
      (#"{"a": {"b": {"$extends": "{c}"}}, "c": {"d": {"$extends": "{a}"}}}"#, ["a.b", "c.d"]),
      (
        #"{"a": {"$type": "number", "t": {"$value": 1}, "b": {"$extends": "{a}", "c": {"$extends": "{a.b}"}}}}"#,
        ["a.b", "a.b.c"]
      ),
    ])
  func reportsCycles(_ text: String, _ paths: [String]) {
    let found = problems(text)
    #expect(Set(found.map(\.kind)) == [.cycle])
    #expect(Set(found.map(\.path)) == Set(paths))
  }

  @Test(
    "A reference in `$extends` must lead to a group",
    arguments: [
      ("\"{t}\"", .invalidExtension), ("\"{x}\"", .unresolvedReference), ("\"x\"", .invalidExtension),
      ("5", .invalidExtension),
      ("\"#/t\"", .invalidExtension),
    ] as [(String, TokenProblem.Kind)])
  func refusesOthers(_ reference: String, _ kind: TokenProblem.Kind) {
    #expect(kinds(#"{"t": {"$type": "number", "$value": 1}, "a": {"$extends": \#(reference)}}"#) == [kind])
  }

  @Test("A token's own type wins over the inherited one, with a warning")
  func comparesTypes() throws {
    let tokens = try resolve(#"{\#(Self.button), "second": {"$type": "fontWeight", "$extends": "{button}"}}"#)
    #expect(tokens["second.a"]?.type == .fontWeight)
    #expect(tokens.warnings.map(\.path) == ["button.in.c", "second"])
    #expect(Set(tokens.warnings.map(\.kind)) == [.typeDiffersFromGroup])
  }

  @Test("Groups that would inherit more tokens than the limit are an error")
  func limitsTokens() throws {
    var text = #"{"$type": "number", "g0": {"t": {"$value": 1}}"#
    for index in 1...30 {
      text += #", "g\#(index)": {"l": {"$extends": "{g\#(index - 1)}"}, "r": {"$extends": "{g\#(index - 1)}"}}"#
    }
    var resolution = Resolution([try TokenFile(text + "}").document], allowing: [])
    #expect(resolution.limit == 1_000_000)
    resolution.limit = 1000
    #expect(thrown { _ = try ResolvedTokens(resolution, [Resolution.Layer(file: 0, root: 0)]) } == [.tooManyTokens])
  }

  @Test("A chain of 20,000 groups is extended without recursion")
  func extendsLongChains() throws {
    let count = 20_000
    let chain = (0..<count).map { #""g\#($0)": {"$extends": "{g\#($0 + 1)}"},"# }.joined()
    let tokens = try resolve(#"{\#(chain) "g\#(count)": {"t": {"$type": "number", "$value": 1}}}"#)
    #expect(tokens.count == count + 1)
  }
}
