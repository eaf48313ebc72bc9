import Mod

extension Mod where Root: Widget {
  /// Applies a style that depends on the environment in which the widget is shown.
  ///
  /// Properties that are set after it keep their values. The Mods of states that the style brings are those of the
  /// environment, too, and have its place among those of the widget.
  ///
  /// - Parameters:
  ///   - identity: A value that is equal for equal styles.
  ///   - value: Returns the value that the style depends on.
  ///   - style: Applies the style of such a value.
  package static func styled<Value: Hashable & Sendable>(
    _ identity: any Hashable & Sendable, by value: @escaping @Sendable (EnvironmentValues) -> Value,
    _ style: @escaping @Sendable (Value, inout Root) -> Void
  ) -> Mod {
    Mod { root in
      var before = root
      before.behaviors = Behaviors()
      if before.widgetsInside != nil { before.widgetsInside = [] }
      let overlays = root.behaviors.overlays
      if !overlays.isEmpty { root.behaviors.lists.overlays = [] }
      style(value(EnvironmentValues()), &root)
      let brought = root.behaviors.overlays
      if !overlays.isEmpty || !brought.isEmpty { root.behaviors.lists.overlays = overlays }
      // Bindings to tokens become the widget's, so that a later binding of the property replaces them.
      for overlay in brought where overlay.tokenPath != nil { root.behaviors.lists.overlay(overlay) }
      root.behaviors.lists.overlay(
        EnvironmentStyle(identity: identity, before: before, value: value, style: style))
    }
  }
}

/// A style that depends on the environment, and its effect without one, which the widget has.
internal struct EnvironmentStyle<Root: Widget, Value: Hashable & Sendable>: Overlay {
  internal let identity: any Hashable & Sendable

  /// The widget before the style.
  internal let before: Root

  internal let value: @Sendable (EnvironmentValues) -> Value

  internal let style: @Sendable (Value, inout Root) -> Void

  internal var name: String { "style" }
  internal var description: String { "style(\(identity))" }
  internal var state: WidgetState { .always }

  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Self else { return false }
    return AnyHashable(identity) == AnyHashable(other.identity) && before == other.before
  }

  internal func differs(in environment: EnvironmentValues, from other: EnvironmentValues) -> Bool {
    value(environment) != value(other)
  }

  internal func apply<Whole>(to appearance: inout Whole, in environment: EnvironmentValues) {
    changing(&appearance, as: Root.self) { appearance in
      var (plain, styled) = (before, before)
      style(value(EnvironmentValues()), &plain)
      style(value(environment), &styled)
      let tokens = plain.behaviors.overlays.filter { $0.tokenPath != nil }
      let brought = styled.behaviors.overlays.filter { overlay in !tokens.contains { $0.isEqual(to: overlay) } }
      Settings.keep(appearance, over: plain, in: &styled)
      styled.behaviors = appearance.behaviors
      if !brought.isEmpty { styled.behaviors.lists.overlays += brought }
      if let children = appearance.widgetsInside { styled.widgetsInside = children }
      appearance = styled
    }
  }
}
