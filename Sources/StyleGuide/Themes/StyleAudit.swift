import Mod
import Widgets

/// A traversal of a tree that compares the values in it to the tokens of a theme.
internal struct StyleAudit<Brand: Theme> {
  private let allowed: Preview.SystemValues
  private let recipes: [RecipeLikeness]
  private let notices = Brand.deprecatedTokens
  private var themes: [Brand: ThemeValues] = [:]
  private var findings: [Preview.StyleFinding] = []

  internal init(_ recipes: [GuideSamples], _ allowed: Preview.SystemValues) {
    self.recipes = recipes.map(RecipeLikeness.init)
    self.allowed = allowed
  }

  internal mutating func findings(in root: any Widget) -> [Preview.StyleFinding] {
    for place in StyledPlaces(of: root) {
      let values = place.values
      if values.isEmpty { continue }
      let tokens = tokens(of: place.environment.theme(Brand.self), in: place.environment)
      let path = place.path
      for value in values {
        if let finding = finding(about: value, tokens, in: place.environment, at: path) { findings.append(finding) }
      }
      for recipe in recipes {
        findings += recipe.overrides(in: place.widget, place.changes).map { property, message in
          Preview.StyleFinding(
            rule: .recipeOverride, path: path, property: property, nearest: nil, message: message)
        }
      }
    }
    return findings
  }

  private mutating func tokens(of theme: Brand, in environment: EnvironmentValues) -> ThemeValues {
    if let values = themes[theme] { return values }
    let values = ThemeValues(theme.tokens.filter { notices[$0.name] == nil }, in: environment)
    themes[theme] = values
    return values
  }

  private func finding(
    about value: StyledValue, _ tokens: ThemeValues, in environment: EnvironmentValues, at path: String
  ) -> Preview.StyleFinding? {
    func finding(_ rule: Preview.StyleFinding.Rule, _ nearest: String?, _ message: String) -> Preview.StyleFinding {
      Preview.StyleFinding(
        rule: rule, path: path, property: value.property, nearest: nearest, message: message.printable)
    }
    if !value.tokens.isEmpty {
      for token in value.tokens where token.theme == Brand.self {
        guard let notice = notices[token.name] else { continue }
        return finding(.deprecatedToken, nil, "\(token.name) is deprecated: \(notice)")
      }
      return nil
    }
    let rule: Preview.StyleFinding.Rule
    let nearest: ThemeValues.Nearest?
    switch value.value {
    case .color(let color):
      if color.holdsTokens || color.isClear || allowed.allow(color) { return nil }
      (rule, nearest) = (.color, tokens.nearest(to: color))
    case .font(let font):
      if font.holdsTokens || allowed.allow(font) { return nil }
      (rule, nearest) = (.font, tokens.nearest(to: font))
      if nearest?.isEqual != true, !value.followsTheme, let size = tokens.nearest(toSizeOf: font),
        size.isEqual || nearest == nil
      {
        let text =
          size.isEqual
          ? "its size is \(size.name), but follows no other theme"
          : size.isLike ? "nearest size is \(size)" : "no token is like it"
        return finding(rule, size.isLike ? size.name : nil, "hard-coded \(value.source); \(text)")
      }
    case .radius(let number): (rule, nearest) = (.radius, tokens.nearest(to: number, among: tokens.radii))
    case .spacing(let number): (rule, nearest) = (.spacing, tokens.nearest(to: number, among: tokens.spacings))
    }
    guard let nearest else { return nil }
    if !nearest.isEqual {
      guard nearest.isLike else { return finding(rule, nil, "hard-coded \(value.source); no token is like it") }
      return finding(rule, nearest.name, "hard-coded \(value.source); nearest is \(nearest)")
    }
    // Numbers are no tokens, so that an equal one is as good as it can be.
    guard rule == .color || rule == .font, !value.followsTheme else { return nil }
    return finding(rule, nearest.name, "hard-coded \(value.source); is \(nearest.name), but follows no other theme")
  }
}

extension Color {
  /// A Boolean value that indicates whether the color is transparent in all appearances.
  fileprivate var isClear: Bool {
    resolved(for: .light).alpha == 0 && resolved(for: .dark).alpha == 0
  }
}
