import Testing

@testable import Tokens

@Suite("Tokens and groups") struct StructureTests {
  @Test("Tokens are in the order of the text, with their paths")
  func readsInOrder() throws {
    let tokens = try resolve(
      #"""
      {"$schema": "x", "$type": "number", "z": {"$value": 1}, "a": {"c": {"$value": 2}, "$root": {"$value": 3}},
      "b": {}}
      """#
    )
    #expect(tokens.map(\.path) == ["z", "a.c", "a.$root"])
    #expect(tokens["a.$root"]?.value == .number(3))
    #expect(tokens["a"] == nil && tokens["x.y"] == nil && tokens[""] == nil)
  }

  @Test("A token has its description, extensions, deprecation and file")
  func readsProperties() throws {
    let tokens = try resolve(
      #"""
      {"$type": "number", "old": {"$deprecated": "Use new.", "a": {"$value": 1, "$description": "One \u2192",
        "$extensions": {"x": {"$value": 0}}},
        "b": {"$value": 2, "$deprecated": false}}, "c": {"$value": 1, "$deprecated": true}, "d": {"$value": 1}}
      """#)
    let a = try #require(tokens["old.a"])
    #expect(a.description == "One →")
    #expect(a.extensions == #"{"x": {"$value": 0}}"#)
    #expect(a.deprecationMessage == "Use new." && a.isDeprecated)
    #expect(a.file == "a.json" && a.debugDescription == "old.a: 1")
    #expect(tokens.filter(\.isDeprecated).map(\.path) == ["old.a", "c"])
    #expect(tokens["d"]?.extensions == nil && tokens["d"]?.description == nil)
  }

  @Test("Tokens are equal if both their paths and their values are")
  func comparesTokens() throws {
    let tokens = try resolve(#"{"$type": "number", "a": {"$value": 1}, "b": {"$value": 1}}"#)
    let others = try resolve(#"{"$type": "number", "a": {"$value": 1}, "b": {"$value": 2}}"#)
    #expect(tokens[0] == others[0])
    #expect(tokens[0] != tokens[1] && tokens[1] != others[1])
  }

  @Test(
    "A mistake in the structure is an error of the expected kind",
    arguments: [
      (#"{"a": 5}"#, [.notAGroup]), (#"{"$root": {"x": {}}}"#, [.notAGroup]), ("[]", [.notAGroup]), ("5", [.notAGroup]),
      (#"{"$type": "number", "$value": 5}"#, [.notAGroup]),
      (#"{"": {"$type": "number", "$value": 1}}"#, [.invalidName]),
      (#"{"a.b": {"$type": "number", "$value": 1}}"#, [.invalidName]),
      (#"{"a{": {}}"#, [.invalidName]), (#"{"$name": 1}"#, [.unknownKey]), (#"{"g": {"$schema": "x"}}"#, [.unknownKey]),
      (#"{"a": {"$type": "number", "$value": 1, "b": {"$value": 2}}}"#, [.tokenWithChildren]),
      (#"{"a": {"$type": "number", "$value": 1, "b": 2}}"#, [.unknownKey]),
      (#"{"a": {"$type": "number", "$value": 1, "$extends": "{b}"}}"#, [.invalidExtension]),
      (##"{"a": {"$type": "number", "$value": 1, "$ref": "#/b"}}"##, [.valueAndReference]),
      (#"{"a": {"$type": "string", "$value": "x"}}"#, [.unknownType]),
      (#"{"a": {"$type": "Color", "$value": "x"}}"#, [.unknownType]),
      (#"{"a": {"$type": 5, "$value": "x"}}"#, [.unknownType]), (#"{"g": {"$type": "x", "a": {}}}"#, [.unknownType]),
      (#"{"a": {"$value": 5}}"#, [.missingType]), (#"{"$description": 5}"#, [.invalidValue]),
      (#"{"$extensions": []}"#, [.invalidValue]), (#"{"$deprecated": 1}"#, [.invalidValue]),
      (#"{"a": {"value": 5, "type": "number"}}"#, [.notAGroup, .notAGroup]),
    ] as [(String, [TokenProblem.Kind])])
  func reportsMistakes(_ text: String, _ expected: [TokenProblem.Kind]) {
    #expect(kinds(text) == expected)
  }

  @Test("A group that could be a token without a value is a warning")
  func warnsOfUnfinishedTokens() {
    #expect(kinds(#"{"a": {"$type": "color", "$description": "x"}}"#) == [.groupIsEmpty])
    #expect(kinds(#"{"a": {"$description": "x"}}"#) == [])
  }

  @Test("Names can have spaces, slashes, tildes and emoji")
  func acceptsNames() throws {
    let tokens = try resolve(
      #"""
      {"$type": "number", " a/b~c 😀%": {"$value": 1}, "d": {"$value": "{ a/b~c 😀%}"},
        "e": {"$value": {"$ref": "#/ a~1b~0c%20😀%25"}}}
      """#)
    #expect(tokens.map(\.value) == [.number(1), .number(1), .number(1)])
  }

  @Test("All problems are thrown at once, in the order of their places")
  func reportsAll() {
    let found = problems(
      """
      { "a": { "$value": 1 },
        "b.c": { "$type": "number", "$value": "1" },
        "d": { "$value": "{e}" },
        "f": { "$type": "dimension",
               "$value": { "value": 1, "unit": "pt" } } }
      """)
    #expect(
      found.map(\.description) == [
        "a.json:1:20: error: a: expected a $type of the token or of a group around it, found 1",
        "a.json:2:10: error: b.c: expected a name without “{”, “}” and “.”, found b.c",
        "a.json:2:41: error: b.c: expected a number, found \"1\"",
        "a.json:3:20: error: d: expected a reference to a token, found \"{e}\", of which “e” does not exist",
        "a.json:5:20: error: f: expected a unit of px or rem, found { \"value\": 1, \"unit\": \"pt\" }",
      ])
    #expect(TokenError(found).description.split(separator: "\n").count == 5)
  }

  @Test("A quoted value is on one line, and a long one is truncated")
  func quotesValues() {
    let found = problems(#"{"$type": "number", "a": {"$value": ["x",\#n\#n   "y"]}, "b": {"$value": "\#(long)"}}"#)
    #expect(found.map(\.found) == [#"["x", "y"]"#, "\"\(long.prefix(58))…"])
  }

  private var long: String { String(repeating: "é", count: 400) }

  @Test("Groups 100,000 deep are read and released without recursion")
  func readsDeepGroups() throws {
    let count = 100_000
    let text = String(repeating: #"{"g":"#, count: count) + token("number", "1") + String(repeating: "}", count: count)
    let tokens = try resolve(text)
    #expect(tokens.count == 1)
    #expect(tokens[0].path.utf8.count == 2 * count + 1)
  }
}
