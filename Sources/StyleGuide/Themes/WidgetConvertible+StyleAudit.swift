import Live
import Mod
import Preview
import Widgets

extension WidgetConvertible {
  /// Returns the places in a tree that go around a theme.
  ///
  /// ```swift
  /// #expect(screen.audit(against: Kit.self).isEmpty)
  /// // StackView/0.Label, textColor: hard-coded #0A84FE; nearest is accent, ΔE 0.004
  /// ```
  ///
  /// The rules are the cases of `Preview.StyleFinding.Rule`:
  ///
  /// - Colors, fonts, corner radii, spacings (with insets, margins and paddings), shadows and borders equal tokens. A
  ///   token that is used as such does, and so does an equal number. The size, the line height and the tracking of a
  ///   font, which can be tokens by themselves, are compared to the numbers with a name such as `text` or `heading`,
  ///   `lineHeight`, and `tracking` or `letterSpacing`. Of a mixture with a token, the other color is checked, too.
  ///   Radii are compared to tokens that are numbers with a name such as `radius`, and spacings to those with a name
  ///   such as `spacing`: see ``ThemeTokens``. A kind of value of which the theme has no token is not checked.
  /// - No number is NaN. Numbers computed from a token are NaN, and so are tokens in a list: see `Double.token(_:)`.
  /// - No token in use is deprecated: see `Theme.deprecated`.
  /// - No Mod of a state sets the theme, which would change nothing: see `Mod.while`.
  /// - Widgets have the values that the given recipes set. A widget remembers no recipe, so that applying one costs
  ///   nothing but its assignments: a widget is taken to use the combination with which it shares the most values, and
  ///   at least half of them.
  ///
  /// Values that every widget of the type has are no findings, and neither are 0, transparent colors, the values of
  /// the system that are allowed, and what a component reads from the theme: it is another value in another theme.
  /// Mods of states are checked as well. The theme of a place is that of the nearest `.theme(…)` around it.
  ///
  /// - Precondition: A tree with components is on the main actor, to which their bodies are isolated.
  /// - Parameters:
  ///   - theme: The type of the theme.
  ///   - recipes: The recipes whose values are not to be overridden. None by default.
  ///   - allowed: The values of the system that are no findings. By default, its colors by purpose and its text styles.
  /// - Complexity: O(*n* · (*t* + *c*)) for *n* changed properties, *t* tokens and *c* combinations of the recipes.
  public func audit<Brand: Theme>(
    against theme: Brand.Type, recipes: [Recipes] = [], allowing allowed: Preview.SystemValues = .all
  ) -> [Preview.StyleFinding] {
    var audit = StyleAudit<Brand>(recipes.compactMap(\.section.samples), allowed)
    let root = root
    return ReaderNotation.rounded { audit.findings(in: root) }
  }
}

extension LiveTree {
  /// Returns the places in the tree, with its present children, that go around a theme: see
  /// `WidgetConvertible.audit(against:recipes:allowing:)`.
  ///
  /// - Complexity: O(*n* · (*t* + *c*)) for *n* changed properties, *t* tokens and *c* combinations of the recipes.
  public func audit<Brand: Theme>(
    against theme: Brand.Type, recipes: [Recipes] = [], allowing allowed: Preview.SystemValues = .all
  ) -> [Preview.StyleFinding] {
    let widget = root.snapshotWithOverlays as? any Widget ?? widget
    return widget.audit(against: theme, recipes: recipes, allowing: allowed)
  }
}

extension Widget {
  /// The widget with the bodies of its components, and with its tokens and its Mods of states.
  internal var withTokens: any Widget {
    guard needsExpansion else { return withPresented }
    return MainActor.assumeIsolated { expanded(in: EnvironmentValues(), keepingOverlays: true) }.withPresented
  }
}
