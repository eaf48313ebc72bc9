import Preview

/// A result builder for the sections of a ``StyleGuide``.
@resultBuilder
public enum StyleGuideBuilder {
  /// Builds a section of tokens.
  public static func buildExpression(_ themes: ThemeTokens) -> [StyleGuideSection] { [themes.section] }

  /// Builds a section of recipes.
  public static func buildExpression(_ recipes: Recipes) -> [StyleGuideSection] { [recipes.section] }

  /// Builds a section of examples.
  public static func buildExpression(_ examples: Examples) -> [StyleGuideSection] { [examples.section] }

  @available(
    *, unavailable, message: "examples stand in a section: 'Examples(\"Buttons\") { Example(\"Save\") { … } }'"
  )
  public static func buildExpression(_ example: Example) -> [StyleGuideSection] { [] }

  @available(*, unavailable, message: "a section is 'Examples(\"Buttons\") { … }', 'Recipes' or 'ThemeTokens'")
  @_disfavoredOverload public static func buildExpression(_ line: some Any) -> [StyleGuideSection] { [] }

  /// Builds sections that are made elsewhere.
  public static func buildExpression(_ sections: [StyleGuideSection]) -> [StyleGuideSection] { sections }

  /// Builds the lines of a block.
  public static func buildBlock(_ sections: [StyleGuideSection]...) -> [StyleGuideSection] { sections.flatMap(\.self) }

  /// Builds an `if` without `else`, which is empty if its condition is false.
  public static func buildOptional(_ sections: [StyleGuideSection]?) -> [StyleGuideSection] { sections ?? [] }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first sections: [StyleGuideSection]) -> [StyleGuideSection] { sections }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither(second sections: [StyleGuideSection]) -> [StyleGuideSection] { sections }

  /// Builds a `for` loop.
  public static func buildArray(_ turns: [[StyleGuideSection]]) -> [StyleGuideSection] { turns.flatMap(\.self) }
}

/// A section of a ``StyleGuide``, which ``Recipes``, ``Examples`` or ``ThemeTokens`` describe.
public struct StyleGuideSection {
  internal let content: Content

  internal enum Content {
    case themes(GuideThemes)
    case samples(GuideSamples)
  }

  /// The title.
  internal var title: String {
    switch content {
    case .themes(let themes): themes.title
    case .samples(let samples): samples.title
    }
  }

  /// The themes, if the section has any.
  internal var themes: GuideThemes? {
    if case .themes(let themes) = content { themes } else { nil }
  }

  /// The samples, if the section has any.
  internal var samples: GuideSamples? {
    if case .samples(let samples) = content { samples } else { nil }
  }
}

extension Preview {
  @available(*, unavailable, message: "write 'StyleGuide(\"Brand\") { Examples(\"Labels\") { … } }', and its 'html()'")
  public static func styleGuide(title: String, @StyleGuideBuilder _ content: () -> [StyleGuideSection]) -> String { "" }
}
