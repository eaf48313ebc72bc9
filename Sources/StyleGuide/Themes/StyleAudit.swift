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
    var areRead = false
    // The sources of values in other themes, by paths and properties.
    lazy var others = StyledPlaces(
      of: MainActor.assumeIsolated { root.withTokens(inOther: Brand.self) },
      in: EnvironmentValues().withOther(Brand.self),
      inside: { $0.environmentInside($1, withOther: Brand.self) }
    ).reduce(into: [String: [String: Set<String>]]()) { places, place in
      places[place.path] = Dictionary(grouping: place.values, by: \.property).mapValues { Set($0.map(\.source)) }
    }
    /// Returns whether a component, or a style that reads the environment, has read a value from the theme.
    func isRead(_ value: StyledValue, at path: String) -> Bool {
      guard areRead, value.tokens.isEmpty, let other = others[path] else { return false }
      return other[value.property]?.contains(value.source) != true
    }
    for place in StyledPlaces(of: root.withTokens) {
      areRead = areRead || place.widget is Composed || place.widget.behaviors.haveOverlays
      findings += ignoredThemes(in: place)
      let values = place.values
      if values.isEmpty { continue }
      let tokens = tokens(of: place.environment.theme(Brand.self), in: place.environment)
      let path = place.path
      // The shadows and the border that have a finding, so that their colors need none.
      var known: Set<String> = []
      for value in values {
        let environment = place.environment.inStyle(value.style)
        var found = self.findings(about: value, tokens, in: environment, at: path)
        if let whole = value.whole, known.contains(whole) { found.removeAll { $0.rule == .color } }
        if found.isEmpty || isRead(value, at: path) { continue }
        findings += found
        let isWhole = found.contains { $0.rule == .shadow || $0.rule == .border }
        if isWhole, value.coversColors(tokens, in: environment) { known.insert(value.property) }
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

  private func ignoredThemes(in place: StyledPlace) -> [Preview.StyleFinding] {
    if !place.widget.behaviors.haveOverlays { return [] }
    return place.widget.statesSetting(Brand.self, in: place.environment).map { name in
      Preview.StyleFinding(
        rule: .themeOfState, path: place.path, property: "\(name).theme(\(Brand.self))", nearest: nil,
        message: "a Mod of a state sets no theme; a color of the theme can differ by appearance: Color(light:dark:)")
    }
  }

  private mutating func tokens(of theme: Brand, in environment: EnvironmentValues) -> ThemeValues {
    if let values = themes[theme] { return values }
    let values = ThemeValues(theme.tokens.filter { notices[$0.name] == nil }, in: environment)
    themes[theme] = values
    return values
  }

  private func findings(
    about value: StyledValue, _ tokens: ThemeValues, in environment: EnvironmentValues, at path: String
  ) -> [Preview.StyleFinding] {
    func finding(_ rule: Preview.StyleFinding.Rule, _ nearest: String?, _ message: String) -> Preview.StyleFinding {
      Preview.StyleFinding(
        rule: rule, path: path, property: value.property, nearest: nearest, message: message.printable)
    }
    func comparison(
      _ rule: Preview.StyleFinding.Rule, _ source: String, to nearest: ThemeValues.Nearest?
    ) -> [Preview.StyleFinding] {
      guard let nearest else { return [] }
      if !nearest.isEqual {
        guard nearest.isLike else {
          let only = nearest.onlyStyle.map { "is \(nearest.name), but in the \($0) appearance alone" }
          return [finding(rule, nil, "hard-coded \(source); \(only ?? "no token is like it")")]
        }
        return [finding(rule, nearest.name, "hard-coded \(source); nearest is \(nearest)")]
      }
      // A number cannot follow a theme, so that one that equals a token needs no finding.
      guard rule != .radius && rule != .spacing, !value.followsTheme else { return [] }
      if nearest.isOfOtherRole {
        return [finding(rule, nil, "hard-coded \(source); is \(nearest.name), but that is for something else")]
      }
      return [finding(rule, nearest.name, "hard-coded \(source); is \(nearest.name), but follows no other theme")]
    }
    var known: Set<TokenPath> = []
    let old = value.tokens.filter { $0.theme == Brand.self && known.insert($0).inserted }.compactMap { token in
      let path = token.keyPath.path
      return (notices[path] ?? notices[String(path.owner)]).map {
        finding(.deprecatedToken, nil, "\(token.name) is deprecated: \($0)")
      }
    }
    if value.boundToken != nil { return old }
    switch value.value {
    case .color(let color):
      return old
        + color.constants.unique.filter { !$0.isClear && !allowed.allow($0) }.flatMap { color in
          comparison(
            .color, color.description,
            to: tokens.nearest(to: color, for: value.property, in: environment.shownStyles))
        }
    case .font(let font):
      let parts = FontComparison(of: font, value, to: tokens, allowed, in: environment)
      return old + (parts.isOfFont ? comparison(.font, value.source, to: parts.nearest) : [])
        + parts.messages.map { finding(.font, $0.nearest, "hard-coded \(value.source); \($0.text)") }
    case .radius(let number):
      return old + comparison(.radius, value.source, to: tokens.nearest(to: number, among: tokens.radii))
    case .spacing(let number):
      return old + comparison(.spacing, value.source, to: tokens.nearest(to: number, among: tokens.spacings))
    case .shadows(let shadows, _):
      return old + comparison(.shadow, value.source, to: tokens.layers.nearest(to: shadows, in: environment))
    case .border(let width, let color):
      return old
        + comparison(.border, value.source, to: tokens.nearest(toBorder: width, color, in: environment))
    case .computed(let token): return [finding(.notANumber, nil, Self.message(ofNumberFrom: token))]
    case .listed(let token):
      let message =
        "a list holds no tokens, such as \(token.name); declare the list in the theme, and bind it as a whole"
      return [finding(.notANumber, nil, message)]
    }
  }
}

extension StyleAudit {
  /// Returns the message about a number that was computed from a token, which may be unknown.
  private static func message(ofNumberFrom token: TokenPath?) -> String {
    guard let token else { return "not a number, as is one that was computed from a token; declare it in the theme" }
    // If the insets are one token, the side has no name here.
    let isNumber = token.part == nil && !token.name.isNameless
    return "a number was computed from the token \(token.name); declare it in the theme"
      + (isNumber ? ", as `var wide: Double { \(token.name) * 2 }`" : "")
  }
}

extension Color {
  /// A Boolean value that indicates whether the color is transparent in all appearances.
  fileprivate var isClear: Bool {
    resolved(for: .light).alpha == 0 && resolved(for: .dark).alpha == 0
  }
}

extension [Color] {
  /// The colors, each once.
  fileprivate var unique: [Color] {
    var known: Set<Color> = []
    return filter { known.insert($0).inserted }
  }
}

extension EnvironmentValues {
  /// The styles in which a place is shown: one style if a container sets it, and otherwise both.
  internal var shownStyles: [UserInterfaceStyle] {
    userInterfaceStyle == .unspecified ? [.light, .dark] : [userInterfaceStyle]
  }
}
