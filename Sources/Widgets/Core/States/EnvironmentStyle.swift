import Mod

extension Mod where Root: Widget {
  /// Applies a style that depends on the environment in which the widget is shown.
  ///
  /// Properties that are set after it keep their values.
  ///
  /// - Parameters:
  ///   - identity: A value that is equal for equal styles.
  ///   - style: Applies the style of an environment.
  package static func styled(
    _ identity: any Hashable & Sendable, _ style: @escaping @Sendable (EnvironmentValues, inout Root) -> Void
  ) -> Mod {
    Mod { root in
      var before = root
      before.behaviors = Behaviors()
      if before.widgetsInside != nil { before.widgetsInside = [] }
      style(EnvironmentValues(), &root)
      root.behaviors.lists.overlay(EnvironmentStyle(identity: identity, before: before, style: style))
    }
  }
}

/// A style that depends on the environment, and its effect without one, which the widget has.
internal struct EnvironmentStyle<Root: Widget>: Overlay {
  internal let identity: any Hashable & Sendable

  /// The widget before the style.
  internal let before: Root

  internal let style: @Sendable (EnvironmentValues, inout Root) -> Void

  internal var name: String { "style" }
  internal var description: String { "style(\(identity))" }
  internal var state: WidgetState { .always }

  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Self else { return false }
    return AnyHashable(identity) == AnyHashable(other.identity) && before == other.before
  }

  internal func apply<Whole>(to look: inout Whole, in environment: EnvironmentValues) {
    changing(&look, as: Root.self) { look in
      var (plain, styled) = (before, before)
      style(EnvironmentValues(), &plain)
      style(environment, &styled)
      StoredProperties.keep(look, over: plain, in: &styled)
      styled.behaviors = look.behaviors
      if let children = look.widgetsInside { styled.widgetsInside = children }
      look = styled
    }
  }
}
