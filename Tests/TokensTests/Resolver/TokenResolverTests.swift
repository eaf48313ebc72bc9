import Testing

@testable import Tokens

@Suite("Resolver documents") struct TokenResolverTests {
  private static let files = [
    "base.json": #"{"$type": "number", "p": {"x": {"$value": 1}}, "s": {"$value": "{p.x}"}, "q": {"$value": 0}}"#,
    "dark.json": #"{"p": {"$type": "number", "x": {"$value": 2}}}"#, "bad.json": "{", "odd.json": #"{"a": 5}"#,
  ]

  private func resolver(_ text: String, allowing leniencies: Set<TokenLeniency> = []) throws -> TokenResolver {
    try TokenResolver(text, allowing: leniencies) { path in
      guard let text = Self.files[path] else { throw TokenError([]) }
      return Array(text.utf8)
    }
  }

  private func kinds(_ text: String) -> [TokenProblem.Kind] { thrown { _ = try resolver(text) } }

  private static let sets =
    #"""
    , "sets": {"base": {"sources": [{"$ref": "base.json"}]}}, "modifiers": {"theme": {"contexts": {"light": [],
    "dark": [{"$ref": "dark.json"}]}, "default": "light"}, "size": {"contexts": {"S": [],
    "L": [{"$type": "number", "q": {"$value": 9}}]}}}
    """#
  private static let order =
    ##"[{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/size"}]"##

  @Test("Sets and contexts are merged in their order, and aliases follow them")
  func resolves() throws {
    let resolver = try resolver(document(Self.order, Self.sets))
    #expect(resolver.modifiers.map(\.name) == ["theme", "size"])
    #expect(try resolver.resolved(["size": "S"]).map(\.debugDescription) == ["p.x: 1", "s: 1", "q: 0"])
    #expect(
      try resolver.resolved(["Theme": "DARK", "size": "L"]).map(\.debugDescription) == ["p.x: 2", "s: 2", "q: 9"])
  }

  @Test("Each permutation has the warnings of the document")
  func warns() throws {
    let text = document(#"[{"type": "set", "name": "s", "sources": [], "x": 1}]"#, #", "y": 2"#)
    let resolver = try resolver(text, allowing: [.unknownKey])
    for _ in 1...2 {
      #expect(try resolver.resolved().warnings.map(\.kind) == [.allowed(.unknownKey), .allowed(.unknownKey)])
    }
  }

  @Test(
    "A reference that overrides a set or a modifier by something else is an error",
    arguments: [
      ##"{"$ref": "#/modifiers/theme", "default": "x"}"##, ##"{"$ref": "#/modifiers/theme", "contexts": 5}"##,
      ##"{"$ref": "#/modifiers/theme", "contexts": {"light": 5, "dark": []}}"##,
      ##"{"$ref": "#/modifiers/theme", "contexts": {"day": [], "night": []}}"##,
      ##"{"$ref": "#/sets/base", "sources": 5}"##,
    ])
  func refusesOverrides(_ item: String) { #expect(kinds(document("[\(item)]", Self.sets)) == [.invalidResolver]) }

  @Test("The permutations are all combinations of contexts")
  func enumeratesPermutations() throws {
    let resolver = try resolver(document(Self.order, Self.sets))
    #expect(resolver.permutations.count == 4)
    #expect(resolver.permutations[1] == ["theme": "light", "size": "L"])
    #expect(Set(resolver.permutations).count == 4)
    #expect(try resolver.permutations.allSatisfy { try resolver.resolved($0).count == 3 })
  }

  @Test("All problems of the input are thrown together")
  func checksInput() throws {
    let resolver = try resolver(document(Self.order, Self.sets))
    let found = thrown { _ = try resolver.resolved(["theme": "blue", "mood": "x"]) }
    #expect(Set(found) == [.unknownContext, .unknownModifier, .missingInput])
    #expect(thrown { _ = try resolver.resolved() } == [.missingInput])
  }

  @Test("Sets and modifiers can be inline, and refer to each other, to files and to parts of files")
  func readsInline() throws {
    let order =
      ##"""
      [{"type": "set", "name": "a", "sources": [{"$ref": "#/sets/base"}, {"$ref": "dark.json#/p"},
      {"$ref": "#/$defs/x"}]}, {"type": "modifier", "name": "m", "contexts": {"l": [],
      "r": [{"$ref": "#/sets/base"}]}, "default": "l"}]
      """##
    let tokens = try resolver(
      document(
        order,
        Self.sets
          + #"""
          , "$defs": {"x": {"d": {"$type": "number", "$value": 4}}}, "name": "n", "description": "d",
          "$schema": "s"
          """#
      )
    ).resolved()
    #expect(tokens.map(\.path) == ["p.x", "s", "q", "x", "d"])
  }

  @Test("Keys beside a reference replace those of the target as a whole")
  func overrides() throws {
    let order = ##"[{"$ref": "#/sets/base"}]"##
    let sets =
      #"""
      , "sets": {"base": {"sources": [{"$ref": "base.json", "p": {"y": {"$type": "number", "$value": 8}},
      "s": {"$value": "{p.y}"}}]}}
      """#
    #expect(try resolver(document(order, sets)).resolved().map(\.debugDescription) == ["q: 0", "p.y: 8", "s: 8"])
    let replaced = ##"[{"$ref": "#/sets/base", "sources": [{"$ref": "dark.json"}]}]"##
    #expect(try resolver(document(replaced, Self.sets)).resolved().map(\.debugDescription) == ["p.x: 2"])
  }

  @Test(
    "A mistake in the document is an error of the expected kind",
    arguments: [
      ("[]", [.invalidResolver]), ("{}", [.missingKey]),
      (#"{"version": "1", "resolutionOrder": []}"#, [.unsupportedVersion, .invalidResolver]),
      (document("[]"), [.invalidResolver]), (document("[5]"), [.invalidResolver]),
      (document(##"[{"$ref": "#/sets/x"}]"##), [.unresolvedReference]),
      (document(##"[{"$ref": "base.json"}]"##), [.invalidReference]),
      (document(##"[{"$ref": "#/resolutionOrder/0"}]"##), [.invalidReference]),
      (set(##"{"$ref": "#/sets/s"}"##), [.cycle]),
      (set(##"{"$ref": "#/modifiers/m"}"##), [.invalidReference]),
      (set(##"{"$ref": "#/resolutionOrder/0"}"##), [.invalidReference]),
      (set(##"{"$ref": "#/sets"}"##), [.cycle]), (set(##"{"$ref": "#/x/y"}"##), [.unresolvedReference]),
      (set(#"{"$ref": "none.json"}"#), [.unreadableFile]), (set(#"{"$ref": "bad.json"}"#), [.syntax]),
      (set(#"{"$ref": "base.json#/x"}"#), [.unresolvedReference]), (set(#"{"$ref": ""}"#), [.invalidReference]),
      (
        document(##"[{"$ref": "#/sets/s"}, {"$ref": "#/sets/s"}]"##, #", "sets": {"s": {"sources": []}}"#),
        [.invalidResolver]
      ),
      (modifier(#"{"contexts": {}}"#), [.invalidResolver]), (modifier(#"{"contexts": {"a": []}}"#), [.invalidResolver]),
      (modifier(#"{"contexts": {"a": [], "b": []}, "default": "c"}"#), [.invalidResolver]),
      (modifier("{}"), [.invalidResolver]),
      (modifier(#"{"context": {"a": [], "b": []}}"#), [.unknownKey, .invalidResolver]),
      (modifier(#"{"contexts": {"a": [], "b": {}}}"#), [.invalidResolver]),
      (
        document("[5]", #", "sets": [], "modifiers": 5, "name": 1, "x": 2"#),
        [.invalidResolver, .invalidResolver, .invalidResolver, .invalidResolver, .unknownKey]
      ),
    ] as [(String, [TokenProblem.Kind])])
  func reportsMistakes(_ text: String, _ expected: [TokenProblem.Kind]) {
    #expect(Set(kinds(text)) == Set(expected))
  }

  @Test("The problems of the tokens have the places in their files")
  func locatesProblems() throws {
    let resolver = try resolver(set(#"{"$ref": "odd.json"}, {"x": 5}"#))
    do {
      _ = try resolver.resolved()
      Issue.record("The tokens are not valid.")
    } catch {
      #expect(error.problems.map { "\($0.file) \($0.path)" } == ["resolver.json x", "odd.json a"])
    }
  }

  @Test("Sets whose references multiply beyond the limit are an error")
  func limitsSources() {
    let sets = (1...40).map {
      ##""s\##($0)": {"sources": [{"$ref": "#/sets/s\##($0 - 1)"}, {"$ref": "#/sets/s\##($0 - 1)"}]}"##
    }.joined(separator: ", ")
    let text = document(##"[{"$ref": "#/sets/s40"}]"##, #", "sets": {"s0": {"sources": [{}]}, \#(sets)}"#)
    #expect(kinds(text) == [.tooManyTokens])
  }
}

private func document(_ order: String, _ rest: String = "") -> String {
  #"{"version": "2025.10", "resolutionOrder": \#(order)\#(rest)}"#
}

private func set(_ sources: String) -> String {
  document(##"[{"$ref": "#/sets/s"}]"##, #", "sets": {"s": {"sources": [\#(sources)]}}"#)
}

private func modifier(_ text: String) -> String {
  document(##"[{"$ref": "#/modifiers/m"}]"##, #", "modifiers": {"m": \#(text)}"#)
}
