import Testing

@testable import Tokens

@Suite("Types of tokens") struct TypeTests {
  @Test("The type of a token is its own, that of its target, or that of the nearest group")
  func findsTypes() throws {
    let tokens = try resolve(
      #"""
      {"$type": "number", "a": {"$value": 1}, "g": {"h": {"b": {"$value": 2}}, "$type": "fontWeight"},
        "c": {"$type": "dimension", "$value": \#(px)}, "d": {"$value": "{c}"}, "e": {"$value": "{d}"}}
      """#)
    #expect(tokens.map(\.type) == [.number, .fontWeight, .dimension, .dimension, .dimension])
  }

  @Test("An untyped alias in a group of another type than its target is a warning")
  func warnsOfOtherGroups() throws {
    let tokens = try resolve(
      #"{"n": {"$type": "number", "$value": 1}, "g": {"$type": "color", "a": {"$value": "{n}"}}}"#)
    #expect(tokens["g.a"]?.type == .number)
    #expect(tokens.warnings.map(\.kind) == [.typeDiffersFromGroup])
  }

  @Test("An alias with a type must have the type of its target, also through other aliases")
  func comparesTypes() {
    let text =
      #"{"n": {"$type": "number", "$value": 1}, "a": {"$value": "{n}"}, "b": {"$type": "color", "$value": "{a}"}}"#
    #expect(problems(text).map(\.path) == ["b"])
    #expect(kinds(text) == [.typeMismatch])
  }

  @Test("The type of a value is not guessed")
  func doesNotGuess() {
    #expect(kinds(#"{"a": {"$value": \#(black)}, "b": {"$value": "{a}"}}"#) == [.missingType])
  }
}
