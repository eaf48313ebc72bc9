import Mod

extension Mod where Root: Widget {
  /// Applies Mods to the look of a widget while it is in a state: `.while(.highlighted, .alpha(0.6))`.
  ///
  /// ```swift
  /// extension Mod<Button> {
  ///   static let responsive: Mod = [
  ///     .while(.selected, .backgroundColor(.systemBlue)),
  ///     .while(.highlighted, .alpha(0.6)),
  ///     .while(.selected, .while(.highlighted, .backgroundColor(.systemTeal))),
  ///   ]
  /// }
  /// ```
  ///
  /// The Mods change what is seen and what users can do, but not the widget: its properties keep their values, which
  /// bindings and the program continue to set. The look is made of the widget each time, and never by undoing.
  ///
  /// The Mods of all states that the widget is in are applied over everything else, in the order of the states, and in
  /// one state in the order of the widget's Mods:
  /// 1. the states of the surroundings: ``WidgetState/compactWidth``, ``WidgetState/rightToLeft``,
  ///   ``WidgetState/accessibilityTextSize``, ``WidgetState/darkAppearance``, ``WidgetState/highContrast``,
  ///   ``WidgetState/reduceMotion``, and your own,
  /// 2. ``WidgetState/selected``, ``WidgetState/focused``, ``WidgetState/hovered``, ``WidgetState/highlighted``,
  ///   ``WidgetState/disabled``, ``WidgetState/invalid``, and your own between them.
  ///
  /// A state inside another applies while the widget is in both, with the place of the later one. What the widget
  /// itself is, such as selected or disabled, is read before all of these Mods. They change properties: bindings,
  /// handlers and children that they would add or remove stay as they are.
  ///
  /// Two widgets with such Mods are equal only if the Mods are copies of the same ones, such as those of a
  /// `static let`, because closures cannot be compared. Compare ``Widget/appearance(in:environment:)`` in tests.
  public static func `while`(_ state: WidgetState, _ mod: Mod, _ others: Mod...) -> Mod {
    let overlay = StateOverlay(state: state, mods: [mod] + others)
    return Mod { $0.behaviors.lists.overlay(overlay) }
  }
}
