import Layout
import Widgets

extension Preview.HTML {
  /// Declares the tokens of the themes that a widget changes, in the style of its outermost element.
  internal mutating func addThemes(of behaviors: Behaviors) {
    declareTokens(of: behaviors.themes)
  }

  /// Sets the colors of the next element and its content to the contrast that a widget sets for its content.
  internal mutating func addContrast(of behaviors: Behaviors) {
    switch behaviors.handedContrast {
    case .unspecified: break
    case .high:
      style.utf8.write(BaseRules.highContrast)
      style.utf8.write(";")
    case .normal: style.utf8.write(BaseRules.contrast)
    }
  }

  /// Declares the tokens of all themes around the next element, because the elements around it have not declared them.
  internal mutating func addThemesAround() { declareTokens(of: environment.themes.types) }

  private mutating func declareTokens(of types: [any Theme.Type]) {
    for type in types {
      // The outermost widgets declare only the tokens that the page uses, and more once it uses more. Widgets inside
      // declare all tokens.
      style.declareTokens(
        of: environment.themes.theme(of: type), in: environment, declaresNumbers: sink.keepsTokens,
        only: place.depth > 1 ? nil : page.declared)
    }
  }

  /// Writes a widget whose style refers to tokens in place of their numbers.
  internal mutating func add(_ widget: any Widget, referringTo tokens: StyleTokens) {
    style.tokens = tokens
    forgettingTags { $0.add(widget) }
    style.tokens = nil
  }

  /// Returns a widget with values in place of tokens that no theme declares, or `nil` if it has no such tokens.
  internal mutating func resolvingComputedTokens<Shown: Widget>(of widget: Shown) -> Shown? {
    guard let resolved = widget.withoutComputedTokens(in: environment, keepingNumbers: sink.keepsTokens)
    else { return nil }
    readsTheme = true
    return resolved
  }

  /// Returns a widget with values in place of tokens, for styles without custom properties.
  internal mutating func withoutTokens<Shown: Widget>(_ widget: Shown) -> Shown {
    readsTheme = true
    return widget.appearance(environment, isThemed: true)
  }
}

extension CSS {
  /// Returns the declarations of the tokens of the themes that a widget with the given behaviors changes.
  ///
  /// - Parameters:
  ///   - environment: The environment around the widget.
  ///   - isApart: Whether the themes around the widget are declared, too.
  ///   - declared: The custom properties that are declared, or `nil` for all.
  ///   - uses: The tokens to which the page refers.
  internal static func themes(
    of behaviors: Behaviors, in environment: EnvironmentValues, isApart: Bool, only declared: TokenNames?,
    uses: TokenUses
  ) -> CSS {
    var html = Preview.HTML(.fragment, keepsTokens: true, uses: uses)
    html.page.declared = declared
    html.environment.themes = environment.themes
    if isApart { html.addThemesAround() }
    html.environment.themes = behaviors.themes(in: environment.themes)
    html.addThemes(of: behaviors)
    return html.style
  }
}
