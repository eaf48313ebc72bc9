import Testing

@testable import Tokens

@Suite("Names of Swift") struct SwiftNameTests {
  /// A file with a token of each type, of which one is deprecated.
  private static let leaves = TokenReaderTests.values.map { type, value in
    #""\#(type)": {"$type": "\#(type)", "$value": \#(value), "$deprecated": \#(type == "number")}"#
  }.joined(separator: ", ")

  private func source(_ text: String, name: String = "Brand", protocols: [String] = []) throws -> String {
    try ThemeSource(resolve(text), name: name, protocols: protocols).text()
  }

  /// Returns the names of types in a source, and those of its structs.
  private func names(_ source: String) -> (used: Set<String>, structs: [String]) {
    let lines = source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    let code = lines.filter { !$0.hasPrefix("import") }.joined(separator: "\n").replacing(/"[^"]*"/, with: "")
    let used = Set(code.matches(of: /\b[A-Z]\w*/).map { String($0.output) })
    return (used, code.matches(of: /struct (\w+)/).map { String($0.output.1) })
  }

  @Test("The error about a missing token uses the name in the file, and not that in Swift")
  func tokens() {
    let names = ["size._0", "init_", "a.self_.b", "a_b", "_"].map(SwiftName.token)
    #expect(names == ["size.0", "init", "a.self.b", "a_b", "_"])
  }

  @Test("The reserved names contain each type that the source uses")
  func knowsTypes() throws {
    let large = (0..<101).map { #""c\#($0)": {"$type": "number", "$value": 1}"# }.joined(separator: ", ")
    let (used, structs) = names(try source("{\(Self.leaves), \"large\": {\(large)}}"))
    #expect(
      used.contains("TokenGroupValues") && used.subtracting(structs).subtracting(["Self"]).isSubset(of: SwiftName.types)
    )
  }

  @Test(
    "A theme or group with the name of a type that the source uses gets another name",
    arguments: SwiftName.types.sorted())
  func hidesNone(_ name: String) throws {
    let groups = SwiftName.types.map { name in name.prefix(1).lowercased() + name.dropFirst() }.sorted()
      .map { #""\#($0)": {\#(Self.leaves)}"# }.joined(separator: ", ")
    let structs = names(try source("{\(groups)}", name: name)).structs
    #expect(Set(structs).count == structs.count)
    #expect(SwiftName.types.intersection(structs) == ["Typography"])
    #expect(structs[0] == (name == "Theme" ? "ThemeTokens" : name + "Theme"))
  }

  @Test("Groups whose names would be equal in Swift get different structs, as does one named like the theme")
  func separatesGroups() throws {
    let text = #"""
      {"$type": "number", "a": {"b-c": {"d": {"$value": 1}}}, "a-b": {"c": {"d": {"$value": 2}}},
        "token": {"a": {"$value": 1}}, "brand": {"a": {"$value": 1}}}
      """#
    #expect(
      names(try source(text, name: "BrandGroup")).structs == [
        "BrandGroup", "AGroup", "ABCGroup", "ABGroup", "AB_CGroup", "TokenGroup2", "BrandGroup2",
      ])
    #expect(try source(text, name: "Kit", protocols: ["Kit"]).contains("struct KitTheme: Kit, Theme, TokenGroup"))
  }

  @Test(
    "Contexts have unique names in Swift, which differ from the static members of a theme",
    arguments: [
      (
        ["x"] + SwiftName.members.sorted(),
        ["standard", "deprecatedTheme", "deprecatedNamesTheme", "keyPathsTheme", "standardTheme"]
      ), (["x", "a-b", "aB", "mAB"], ["standard", "mAB", "mAB2", "mMAB"]),
      (["x", "standard-theme", "standard"], ["standard", "standardTheme", "standard2"]),
      (["x", "😀", "🎉", "default"], ["standard", "m", "m2", "mDefault"]),
    ])
  func namesContexts(_ contexts: [String], _ names: [String]) throws {
    let members = contexts.map { #""\#($0)": [\#(token("number", "1"))]"# }.joined(separator: ", ")
    let resolver = try TokenResolver(
      #"""
      {"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "m", "contexts": {\#(members)}}]}
      """#)
    let text = try ThemeSource(resolver, name: "Brand").text()
    let themes = text.matches(of: /static let (\w+): Brand/).map { String($0.output.1) }
    #expect(themes == names)
  }
}
