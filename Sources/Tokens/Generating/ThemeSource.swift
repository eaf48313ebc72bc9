/// The Swift source of a theme's contract: a struct with a property for each token, and its themes.
///
/// ```swift
/// let resolver = try TokenResolver(contentsOf: "brand.resolver.json")
/// let source = try ThemeSource(resolver, name: "Brand").text()
/// ```
///
/// A color becomes a `Color`, a dimension a `Double` in points, of which `rem` has 16, a duration a `Double` in
/// seconds, a font weight the nearest `Font.Weight`, and a font family an array of names. Others keep their types.
public struct ThemeSource: Sendable {
  /// The name of the struct. Characters that Swift does not allow are left out.
  public let name: String

  /// The protocols that the struct conforms to, besides `Hashable` and `Sendable`.
  public let protocols: [String]

  /// The modules that the source imports.
  public let imports: [String]

  /// The names of the themes and their tokens. A second set of tokens is for the dark appearance.
  internal let themes: [(name: String, light: ResolvedTokens, dark: ResolvedTokens?)]

  /// Creates the source of a contract with one theme, `standard`.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of the theme.
  ///   - name: The name of the struct.
  ///   - protocols: The protocols that the struct conforms to, such as `Theme`.
  ///   - imports: The modules that the source imports.
  public init(
    _ tokens: ResolvedTokens, name: String, protocols: [String] = [], imports: [String] = ["Tokens"]
  ) {
    themes = [("standard", tokens, nil)]
    (self.name, self.protocols, self.imports) = (SwiftName.type(name), protocols, imports)
  }

  /// Creates the source of a contract with a theme for each permutation.
  ///
  /// If a modifier has the contexts `light` and `dark`, and only colors differ between them, both become one theme,
  /// whose colors differ between the appearances.
  ///
  /// - Parameters:
  ///   - resolver: The resolver document.
  ///   - name: The name of the struct.
  ///   - protocols: The protocols that the struct conforms to, such as `Theme`.
  ///   - imports: The modules that the source imports.
  /// - Throws: ``TokenError`` with all problems of the first permutation that has any.
  /// - Complexity: O(*n* · *p*) in the number of tokens and permutations.
  public init(
    _ resolver: TokenResolver, name: String, protocols: [String] = [], imports: [String] = ["Tokens"]
  ) throws(TokenError) {
    if let pairs = try resolver.pairedThemes() { themes = pairs } else { themes = try resolver.allThemes() }
    (self.name, self.protocols, self.imports) = (SwiftName.type(name), protocols, imports)
  }

  /// Returns the source.
  ///
  /// - Throws: ``TokenError`` if two tokens have the same name in Swift, or a theme lacks a token of another or has it
  ///   with another type.
  /// - Complexity: O(*n*) in the number of tokens of all themes.
  public func text() throws(TokenError) -> String {
    var writer = ThemeWriter(self)
    let text = writer.text()
    if !writer.problems.isEmpty { throw TokenError(writer.problems) }
    return text
  }
}

extension TokenResolver {
  fileprivate typealias Theme = (name: String, light: ResolvedTokens, dark: ResolvedTokens?)

  /// A theme for each permutation.
  fileprivate func allThemes() throws(TokenError) -> [Theme] {
    var themes: [Theme] = []
    for input in permutations { themes.append((themeName(input, without: nil), try resolved(input), nil)) }
    return themes
  }

  /// A theme for each pair of light and dark, or `nil` if there are none, or if not only colors differ.
  fileprivate func pairedThemes() throws(TokenError) -> [Theme]? {
    func context(_ name: String, of modifier: Modifier) -> String? {
      modifier.contexts.first { $0.lowercased() == name }
    }
    guard
      let modifier = modifiers.first(where: {
        $0.contexts.count == 2 && context("light", of: $0) != nil && context("dark", of: $0) != nil
      }),
      let light = context("light", of: modifier), let dark = context("dark", of: modifier)
    else { return nil }
    var themes: [Theme] = []
    for input in permutations where input[modifier.name] == light {
      let day = try resolved(input)
      let night = try resolved(input.merging([modifier.name: dark]) { $1 })
      let isPair =
        day.count == night.count
        && day.allSatisfy { token in
          guard let other = night[token.path], other.type == token.type else { return false }
          return token.type == .color || token.value == other.value
        }
      guard isPair else { return nil }
      themes.append((themeName(input, without: modifier.name), day, night))
    }
    return themes
  }

  private func themeName(_ input: [String: String], without modifier: String?) -> String {
    let contexts = modifiers.filter { $0.name != modifier }.compactMap { input[$0.name] }
    return contexts.isEmpty ? "standard" : SwiftName.property(contexts.joined(separator: "."))
  }
}
