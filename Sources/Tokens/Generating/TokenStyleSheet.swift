/// The tokens as a style sheet: custom properties, with a rule for each theme of a resolver document.
///
/// ```swift
/// let resolver = try TokenResolver(contentsOf: "brand.resolver.json")
/// let css = try TokenStyleSheet(resolver, fonts: ["Inter": "inter.woff2"]).text()
/// ```
///
/// The token `color.bg.accent` is `--color-bg-accent`. A color that differs between light and dark is `light-dark(…)`,
/// those with high contrast are in a media query, and other permutations apply inside an element with the attribute
/// `data-theme`, by the names of ``ThemeSource``. Everything is in the layer `tokens`, so that other rules win. An
/// alias is `var(…)`, and so is a color inside of a shadow, a border or a gradient that is a reference. A typography is
/// a value of `font`, with another property for the spacing of letters.
public struct TokenStyleSheet: Sendable {
  private let plan: ThemePlan
  private let contract: ThemeContract
  private let fonts: [(family: String, file: String)]

  /// Creates the style sheet of tokens.
  ///
  /// - Parameters:
  ///   - tokens: The tokens.
  ///   - fonts: The addresses of files of typefaces by their names, each of which becomes an `@font-face`. None by
  ///     default.
  public init(_ tokens: ResolvedTokens, fonts: [String: String] = [:]) {
    plan = ThemePlan(tokens)
    contract = ThemeContract(plan, missing: .error)
    self.fonts = fonts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Creates the style sheet of all permutations of a resolver document.
  ///
  /// - Parameters:
  ///   - resolver: The resolver document.
  ///   - fonts: The addresses of files of typefaces by their names, each of which becomes an `@font-face`. None by
  ///     default.
  ///   - missing: The treatment of tokens that some permutations lack. An error by default.
  ///   - isLightKept: Whether what differs between light and dark and is no color has its light value in both. By
  ///     default, light and dark are themes of their own then.
  /// - Throws: ``TokenError`` with all problems of the first permutation that has any.
  /// - Complexity: O(*n* · *p*) in the number of tokens and permutations.
  public init(
    _ resolver: TokenResolver, fonts: [String: String] = [:], missing: MissingTokens = .error,
    keepingLight isLightKept: Bool = false
  ) throws(TokenError) {
    plan = try ThemePlan(resolver, missing: missing, keepingLight: isLightKept)
    contract = ThemeContract(plan, missing: missing)
    self.fonts = fonts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Remarks for people, such as the tokens that are left out because some permutations lack them.
  package var notes: [String] { plan.notes + contract.notes }

  /// The deviations that were allowed, and other remarks about the files, each once.
  package var warnings: [TokenProblem] { plan.warnings }

  /// Whether there are no tokens.
  package var isEmpty: Bool { contract.paths.isEmpty }

  /// Returns the text.
  ///
  /// - Throws: ``TokenError`` if two tokens have the same name in style sheets, or a permutation lacks a token of
  ///   another and the treatment is an error.
  /// - Complexity: O(*n* · *p*) in the number of tokens and permutations.
  public func text() throws(TokenError) -> String {
    // Names that clash in Swift may differ in a style sheet, and the reverse.
    let problems = contract.problems.filter { $0.kind != .ambiguousName }
    if !problems.isEmpty { throw TokenError(problems) }
    let writer = StyleSheetWriter(plan, contract)
    if !writer.problems.isEmpty { throw TokenError(writer.problems) }
    return faces + writer.text()
  }

  private var faces: String {
    fonts.map { family, file in
      let type = ["woff2": "woff2", "woff": "woff", "ttf": "truetype", "otf": "opentype"][
        String(file.split(separator: ".").last ?? "")]
      let format = type.map { " format(\"\($0)\")" } ?? ""
      return """
        @font-face {
          font-family: \(StyleSheetText.string(family));
          src: url(\(StyleSheetText.string(file)))\(format);
          font-display: swap;
        }


        """
    }.joined()
  }
}
