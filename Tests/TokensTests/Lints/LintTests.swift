import Testing

@testable import Tokens

@Suite("Lints") struct LintTests {
  private static let text = #"""
    {"$type": "color", "old": {"$value": \#(black), "$deprecated": true},
     "ink": {"$value": \#(black)}, "text": {"$value": "{ink}"}, "page": {"$value": \#(color("srgb", "0.5, 0.5, 0.5"))},
     "link": {"$value": "{old}"}}
    """#

  private func findings(_ lint: TokenLint) throws -> [String] {
    try resolve(Self.text).lint([lint]).map { "\($0.line): \($0.path): \($0.message)" }
  }

  @Test("Duplicate values are found, and aliases do not count")
  func findsDuplicates() throws {
    #expect(
      try findings(.duplicateValues) == ["2: ink: expected an alias of old, which has the same value, found #000000"])
  }

  @Test("Unused tokens are found")
  func findsUnused() throws {
    #expect(try findings(.unused(except: ["text", "x"])).map { $0.prefix(7) } == ["2: page", "3: link"])
    let groups = try resolve(#"{"$type": "number", "g": {"h": {"a": {"$value": 1}}}, "gh": {"$value": 1}}"#)
    #expect(groups.lint([.unused(except: ["g"])]).map(\.path) == ["gh"])
  }

  @Test("Insufficient contrast is found, and so is a pair with a token that is no color")
  func findsContrast() throws {
    #expect(try findings(.contrast(of: "text", on: "page", atLeast: 4.5)) == [])
    #expect(
      try findings(.contrast(of: "text", on: "page", atLeast: 7)) == [
        "2: text: expected a contrast of at least 7 on page, found 5.28"
      ])
    #expect(try findings(.contrast(of: "x", on: "page", atLeast: 7)) == ["0: x: expected a color, found none"])
  }

  @Test("References to deprecated tokens are found")
  func findsDeprecated() throws {
    #expect(
      try findings(.deprecatedReferences) == [
        "3: link: expected a reference to a token that is not deprecated, found old"
      ])
    #expect(try resolve(Self.text).lint([.deprecatedReferences]).allSatisfy(\.isWarning))
  }

  @Test("Each permutation is checked, and a finding of several is listed once")
  func checksPermutations() throws {
    let resolver = try TokenResolver(
      #"""
      {"version": "2025.10", "resolutionOrder": [
        {"type": "set", "name": "s", "sources": [{"$type": "color", "text": {"$value": \#(black)},
          "page": {"$value": \#(color("srgb", "1, 1, 1"))}}]},
        {"type": "modifier", "name": "theme", "contexts": {"light": [], "dark": [{"page": {"$type": "color",
          "$value": \#(black)}}]}}]}
      """#)
    let findings = try resolver.lint([.contrast(of: "text", on: "page", atLeast: 4.5), .unused(except: [])])
    #expect(
      findings.map(\.found) == ["none (theme light)", "none (theme light)", "1 (theme dark)", "none (theme dark)"])
  }
}
