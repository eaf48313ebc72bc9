import Mod

extension Mod where Root: Widget {
  /// Applies Mods to the appearance of a widget while it is in a state: `.while(.highlighted, .alpha(0.6))`.
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
  /// bindings and the program continue to set. The appearance is made of the widget each time, and never by undoing.
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
  /// handlers, themes and children that they would add or remove stay as they are, which a live tree adds to its
  /// `errors`. Bind the state instead: `.isIn(.loading) <-- isLoading, .while(.loading, .title("Wait"))`. A color of a
  /// theme can differ by appearance, `Color(light:dark:)`, and `audit(against:)` finds themes that a state would set.
  ///
  /// Renderers mark a pressed button, a button under the pointer and a selected row, with a layer over the background
  /// for example. A background that the Mods of the state set is the mark instead, and is shown as it is.
  ///
  /// Two widgets with such Mods are equal only if the Mods are copies of the same ones, such as those of a
  /// `static let`, because closures cannot be compared. Compare ``Widget/appearance(in:environment:)`` in tests.
  public static func `while`(_ state: WidgetState, _ mod: Mod, _ others: Mod...) -> Mod {
    let overlay = StateOverlay(state: state, mods: [mod] + others)
    return Mod { $0.behaviors.lists.overlay(overlay) }
  }
}

extension Mod where Root: Widget {
  /// Removes the changes of former Mods in a state: `.chip(), .unset(while: .hovered)`.
  ///
  /// Mods inside those of another state stay, and so do those that depend on the environment.
  public static func unset(while state: WidgetState) -> Mod {
    Mod { root in
      if root.behaviors.haveOverlays { root.behaviors.lists.overlays.removeAll { $0.state == state } }
    }
  }

  /// Gives a property the value of a fresh widget, whatever former Mods have set: `.unset(\.layer.borderWidth)`.
  public static func unset<Value>(_ property: any WritableKeyPath<Root, Value> & Sendable) -> Mod {
    Mod { $0[keyPath: property] = Root()[keyPath: property] }
  }
}

extension Mod {
  /// The Mods that this Mod applies in states, each with the states that hold then, in their order.
  ///
  /// There are none if the root is not a widget.
  ///
  /// - Complexity: O(*n*) for *n* Mods of states.
  package var stateStyles: [(states: [WidgetState], style: Mod)] {
    func styles<Target: Widget>(_ type: Target.Type) -> [(states: [WidgetState], style: Mod)] {
      guard let mod = self as? Mod<Target>, !(Target.self is AnyClass) else { return [] }
      return mod.overlayStyles(of: configure(Target(), with: mod).behaviors.overlays, in: []).compactMap { found in
        (found.style as? Mod).map { (found.states, $0) }
      }
    }
    return (Root.self as? any Widget.Type).map { styles($0) } ?? []
  }
}

extension Mod where Root: Widget {
  private func overlayStyles(
    of overlays: [any Overlay], in outer: [WidgetState]
  ) -> [(states: [WidgetState], style: Mod)] {
    overlays.flatMap { overlay -> [(states: [WidgetState], style: Mod)] in
      var appearance = Root()
      overlay.apply(to: &appearance, in: EnvironmentValues())
      let inside = appearance.behaviors.overlays
      // A style that depends on the environment brings the states of the present one.
      if overlay.state == .always { return overlayStyles(of: inside, in: outer) }
      let states = outer + [overlay.state]
      let style = Mod { appearance in
        let behaviors = appearance.behaviors
        overlay.apply(to: &appearance, in: EnvironmentValues())
        appearance.behaviors = behaviors
      }
      return [(states.inOrder, style)] + overlayStyles(of: inside, in: states)
    }
  }
}

extension Collection<WidgetState> {
  /// The states in the order in which their Mods are applied.
  package var inOrder: [WidgetState] {
    sorted { $0.rank == $1.rank ? $0.name < $1.name : $0.rank.lexicographicallyPrecedes($1.rank) }
  }
}
