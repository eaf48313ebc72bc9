/// Names of Swift for the paths of tokens.
package enum SwiftName {
  /// Returns whether a text names a type or a module, or a type inside of another: `Kit`, `Kit.Look`.
  package static func isName(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { name in
      let scalars = name.unicodeScalars
      guard let first = scalars.first, first == "_" || first.properties.isXIDStart else { return false }
      return scalars.allSatisfy(\.properties.isXIDContinue) && !keywords.contains(String(name))
    }
  }

  /// Returns the name of a property: `colorAccent` for `color.accent.$root`.
  static func property(_ path: String) -> String {
    var name = ""
    var isStart = true
    for scalar in path.replacing(".$root", with: "").unicodeScalars {
      guard scalar.properties.isXIDContinue else {
        isStart = true
        continue
      }
      let character = String(scalar)
      name += isStart ? (name.isEmpty ? character.lowercased() : character.uppercased()) : character
      isStart = false
    }
    if name.isEmpty || name.unicodeScalars.first?.properties.isXIDStart != true { name = "_" + name }
    if taken.contains(name) { name += "_" }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// Returns the names of the properties that lead to a token: `color`, `accent` for `color.accent`, and `color`,
  /// `root` for `color.$root`.
  static func properties(_ path: String) -> [String] {
    path.split(separator: ".").map { $0 == "$root" ? "root" : property(String($0)) }
  }

  /// Returns the names of the properties that lead to a token, with dots, and without the marks around keywords.
  static func path(_ path: String) -> String { properties(path).joined(separator: ".").filter { $0 != "`" } }

  /// Returns the most likely path of the token for a path of properties: `size.0` for `size._0`.
  static func token(_ path: String) -> String {
    path.split(separator: ".").map { name in
      if taken.contains(where: { $0 + "_" == name }) { return name.dropLast() }
      return name.hasPrefix("_") && name.count > 1 ? name.dropFirst() : name
    }.joined(separator: ".")
  }

  /// Returns the name of a type: `AcmeBrand` for `acme-brand`.
  static func type(_ name: String) -> String {
    let name = property(name).filter { $0 != "`" }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Returns the name of a theme: `AcmeBrand` for `acme-brand`, and `ColorTheme` for `color`, because the source uses
  /// the type of that name.
  static func theme(_ name: String, besides protocols: [String] = []) -> String {
    let name = type(name)
    guard types.contains(name) || protocols.contains(name) else { return name }
    return name + (name.hasSuffix("Theme") ? "Tokens" : "Theme")
  }

  /// The names that structs must not have: those of types that the source of a theme uses, which they would hide, and
  /// reserved ones.
  static let types: Set<String> = [
    "Animation", "Any", "BorderLine", "Color", "ColorGradient", "Double", "Font", "Hashable", "PartialKeyPath",
    "Protocol", "Sendable", "ShadowLayer", "String", "Theme", "Token", "TokenGroup", "TokenGroupValues", "Type",
    "Typography", "TypographyTokens", "UnitCurve",
  ]

  /// The names of static members that the source of a theme has or uses.
  static let members: Set<String> = ["standard", "deprecated", "deprecatedNames", "keyPaths"]

  /// The names that every group has already.
  private static let taken: Set<String> = ["hashValue", "self", "init"]

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while", "Type", "Protocol", "_",
  ]
}
