/// The Swift source of a theme: a struct with a struct for each group of tokens, and its permutations.
///
/// ```swift
/// let resolver = try TokenResolver(contentsOf: "brand.resolver.json")
/// let source = try ThemeSource(resolver, name: "Brand").text()
/// ```
///
/// The token `color.bg.accent` is the property `color.bg.accent` of the struct, a `Theme`. Numbers at the start of a
/// name follow an underscore, `brand.size._4xl`, and keywords stand in backticks.
///
/// A color becomes a `Color`, a dimension a `Double` in points, of which `rem` has 16, a duration a `Double` in
/// seconds, a font weight the nearest `Font.Weight`, a font family an array of names, a cubic Bézier curve a
/// `UnitCurve`, a transition an `Animation`, a typography a struct with a `Font`, the line height and the tracking,
/// shadows `ShadowLayer`s, a border a ``BorderLine``, and a gradient a `ColorGradient`.
///
/// A color that is an alias, also inside of a shadow, a border or a gradient, is `.token(\Brand.base.blue)`, so that it
/// follows when a theme replaces the other one. So are shadows and borders that are aliases.
public struct ThemeSource: Sendable {
  /// The name of the struct. Characters that Swift does not allow are left out, and the name of a type that the source
  /// uses gets an ending: `ColorTheme`.
  public let name: String

  /// The protocols that the struct conforms to, besides `Theme` and ``TokenGroup``.
  public let protocols: [String]

  /// The modules that the source imports, besides this one.
  public let imports: [String]

  /// The treatment of tokens that some permutations lack.
  public let missing: MissingTokens

  /// Whether other modules see the theme. `true` by default.
  ///
  /// The compiler makes no accessors of a theme for one module, which takes half as long in a release build.
  public var isPublic = true

  internal let plan: ThemePlan
  private let contract: ThemeContract

  /// Creates the source of a theme with one value, `standard`.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of the theme.
  ///   - name: The name of the struct.
  ///   - protocols: The protocols that the struct conforms to, besides `Theme`. None by default.
  ///   - imports: The modules that the source imports, besides this one. None by default.
  public init(_ tokens: ResolvedTokens, name: String, protocols: [String] = [], imports: [String] = []) {
    self.init(ThemePlan(tokens), name, protocols, imports, .error)
  }

  /// Creates the source of a theme with a value for each permutation.
  ///
  /// The default permutation is `standard`; the others have the names of the contexts that differ from it, such as
  /// `compact`. If a modifier has the contexts `light` and `dark`, with or without those of high contrast, or another
  /// modifier has those, all of them become one theme, whose colors differ between the appearances. If anything but
  /// colors differs, they become themes of their own: see ``notes``.
  ///
  /// - Parameters:
  ///   - resolver: The resolver document.
  ///   - name: The name of the struct.
  ///   - protocols: The protocols that the struct conforms to, besides `Theme`. None by default.
  ///   - imports: The modules that the source imports, besides this one. None by default.
  ///   - missing: The treatment of tokens that some permutations lack. An error by default.
  ///   - isLightKept: Whether what differs between light and dark and is no color has its light value in both. By
  ///     default, light and dark are themes of their own then.
  /// - Throws: ``TokenError`` with all problems of the first permutation that has any.
  /// - Complexity: O(*n* · *p*) in the number of tokens and permutations.
  public init(
    _ resolver: TokenResolver, name: String, protocols: [String] = [], imports: [String] = [],
    missing: MissingTokens = .error, keepingLight isLightKept: Bool = false
  ) throws(TokenError) {
    let plan = try ThemePlan(resolver, missing: missing, keepingLight: isLightKept)
    self.init(plan, name, protocols, imports, missing)
  }

  private init(
    _ plan: ThemePlan, _ name: String, _ protocols: [String], _ imports: [String], _ missing: MissingTokens
  ) {
    self.plan = plan
    self.name = SwiftName.theme(name, besides: protocols)
    self.protocols = protocols.filter { !["Theme", "TokenGroup", "Hashable", "Sendable"].contains($0) }
    self.imports = imports.filter { $0 != "Tokens" }
    self.missing = missing
    contract = ThemeContract(plan, missing: missing)
  }

  /// Returns the name of the struct for a name with other characters, or of a type that the source uses: `AcmeBrand`
  /// for `acme-brand`, and `ColorTheme` for `color`.
  public static func typeName(for name: String) -> String { SwiftName.theme(name) }

  /// Remarks for people, such as the reason why light and dark became themes of their own, and the tokens that are left
  /// out because some permutations lack them.
  public var notes: [String] { plan.notes + contract.notes }

  /// The deviations that were allowed, values that widgets do not have, and other remarks about the files, each once.
  public var warnings: [TokenProblem] {
    var known: Set<TokenProblem> = []
    let values = plan.variants.flatMap(\.appearances).flatMap { $0.compactMap(\.approximation) }
    return plan.warnings + values.filter { known.insert($0).inserted }
  }

  /// Whether the theme has no tokens.
  package var isEmpty: Bool { contract.paths.isEmpty }

  /// Returns the source.
  ///
  /// - Throws: ``TokenError`` if two tokens of a group have the same name in Swift, or a permutation lacks a token of
  ///   another and ``missing`` does not say what to do, or has it with another type.
  /// - Complexity: O(*n* · *p*) in the number of tokens and permutations.
  public func text() throws(TokenError) -> String {
    if !contract.problems.isEmpty { throw TokenError(contract.problems) }
    return ThemeWriter(self, contract).text()
  }
}

/// The treatment of tokens that some permutations lack.
public enum MissingTokens: String, Hashable, Sendable, CaseIterable {
  /// An error that names the token.
  case error
  /// The token is left out of the theme.
  case skip
  /// The token has the value of the default permutation, or of the first one that has it.
  case `default`
}
