import Mod
import Widgets

/// The theme and the appearance in which a guide is seen.
internal struct GuideContext: Hashable {
  /// The index of the choice of the switch.
  var theme = 0

  var isDark = false
  var hasHighContrast = false

  /// Returns the contexts of a number of themes, the usual one first.
  static func all(themes: Int) -> [GuideContext] {
    (0..<max(1, themes)).flatMap { theme in
      [false, true].flatMap { contrast in
        [false, true].map { GuideContext(theme: theme, isDark: $0, hasHighContrast: contrast) }
      }
    }
  }

  /// The interface style of the reader.
  var style: UserInterfaceStyle { isDark ? .dark : .light }

  /// The contrast of the reader.
  var accessibilityContrast: AccessibilityContrast { hasHighContrast ? .high : .normal }

  /// The name of the appearance.
  var name: String { (isDark ? "dark" : "light") + (hasHighContrast ? ", high contrast" : "") }

  /// Returns an environment in the appearance.
  func applied(to environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.userInterfaceStyle = style
    environment.accessibilityContrast = accessibilityContrast
    return environment
  }
}

/// The parts of a context on which an appearance may depend.
internal struct GuideDependence {
  private let onAppearance: Bool
  private let onTheme: Bool

  internal init(of widget: any Widget) {
    var plain = widget
    plain.behaviors = widget.behaviors.withoutOverlays
    let usual = GuideContext().applied(to: EnvironmentValues())
    let others = GuideContext.all(themes: 1).map { $0.applied(to: EnvironmentValues()) }
    onTheme = widget.holdsTokensAnywhere || plain.needsExpansion || !widget.behaviors.overlays.isEmpty
    onAppearance =
      widget.statesOfOverlays.contains(where: \.isOfSurroundings) || plain.needsExpansion
      || widget.behaviors.overlays.contains { overlay in others.contains { overlay.differs(in: $0, from: usual) } }
  }

  /// Returns whether the appearance may differ from that of the reduced context.
  internal func canDiffer(_ context: GuideContext) -> Bool { reduced(context) == context }

  /// Returns the context without the parts that make no difference.
  internal func reduced(_ context: GuideContext) -> GuideContext {
    if onAppearance { return context }
    return GuideContext(theme: onTheme ? context.theme : 0)
  }
}
