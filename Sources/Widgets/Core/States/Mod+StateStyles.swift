import Mod

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
      var look = Root()
      overlay.apply(to: &look, in: EnvironmentValues())
      let inside = look.behaviors.overlays
      // A style that depends on the environment brings the states of the present one.
      if overlay.state == .always { return overlayStyles(of: inside, in: outer) }
      let states = outer + [overlay.state]
      let style = Mod { look in
        let behaviors = look.behaviors
        overlay.apply(to: &look, in: EnvironmentValues())
        look.behaviors = behaviors
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
