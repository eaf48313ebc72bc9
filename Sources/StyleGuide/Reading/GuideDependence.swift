import Mod
import Widgets

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
