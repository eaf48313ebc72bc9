import Testing

@testable import Tokens

@Suite("Layers of files") struct LayerTests {
  private func resolve(_ texts: String...) throws -> ResolvedTokens {
    let files = try texts.enumerated().map { try TokenFile($0.element, name: "\($0.offset).json") }
    return try ResolvedTokens(layers: files)
  }

  @Test("A later token replaces an earlier one as a whole, and aliases follow it")
  func replacesTokens() throws {
    let tokens = try resolve(
      #"{"$type": "number", "a": {"$value": 1, "$description": "x"}, "b": {"$value": "{a}"}}"#,
      #"{"a": {"$value": 2}, "c": {"$value": 3}}"#)
    #expect(tokens.map(\.debugDescription) == ["a: 2", "b: 2", "c: 3"])
    #expect(tokens["a"]?.description == nil && tokens["a"]?.file == "1.json")
  }

  @Test("A token that replaces a group is a warning, and removes the group's tokens")
  func replacesGroups() throws {
    let tokens = try resolve(
      #"{"$type": "number", "a": {"x": {"$value": 1}, "y": {"z": {"$value": 1}}}, "b": {"$value": 2}}"#,
      #"{"a": {"$value": 5}, "b": {"c": {"$value": 3}}}"#)
    #expect(tokens.map(\.debugDescription) == ["a: 5", "b.c: 3"])
    #expect(tokens["a.x"] == nil)
    #expect(tokens.warnings.map(\.kind) == [.replacesGroup, .replacesGroup])
  }

  @Test("The problems of all files are thrown together")
  func reportsAll() {
    #expect(throws: TokenError.self) { try resolve(#"{"a": 1}"#, #"{"b": 1}"#) }
    #expect(thrown { _ = try self.resolve(#"{"a": 1}"#, #"{"b": 1}"#) }.count == 2)
  }
}
