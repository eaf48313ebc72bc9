import Widgets

extension Preview.HTML {
  /// Declares the tokens of the themes that a widget changes, in the style of its outermost element.
  internal mutating func addThemes(of behaviors: Behaviors) {
    for type in behaviors.themes {
      style.declareTokens(
        of: environment.themes.theme(of: type), in: environment, declaresNumbers: sink.keepsTokens)
    }
  }

  /// Writes a widget whose style refers to tokens in place of their numbers.
  internal mutating func add(_ widget: any Widget, referringTo tokens: StyleTokens) {
    style.tokens = tokens
    forgettingTags { $0.add(widget) }
    style.tokens = nil
  }

  /// Returns a widget with the values of its tokens, for what a style cannot express by custom properties.
  internal mutating func withoutTokens<Shown: Widget>(_ widget: Shown) -> Shown {
    readsTheme = true
    return widget.look(environment, isThemed: true)
  }
}

extension CSS {
  /// Returns the declarations of the tokens of the themes that a widget with the given behaviors changes.
  ///
  /// - Parameter environment: The environment around the widget.
  internal static func themes(of behaviors: Behaviors, in environment: EnvironmentValues) -> CSS {
    var html = Preview.HTML(.fragment, keepsTokens: true)
    html.environment.themes = behaviors.themes(in: environment.themes)
    html.addThemes(of: behaviors)
    return html.style
  }
}
