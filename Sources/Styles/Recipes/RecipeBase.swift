import Mod
import Widgets

/// A rule of a recipe about every selection: a Mod, or the style of the root in a state.
internal enum RecipeBase<Root>: Sendable {
  case mod(Mod<Root>)
  case state(WidgetState, Mod<Root>)

  /// A Mod for a part, with its styles of states, which cannot be found in the Mod of the whole.
  case part(Mod<Root>, states: @Sendable () -> [RecipeStateStyle<Root>])

  /// The rule as a Mod. It is made once, so that the widgets of equal selections are equal.
  internal var mod: Mod<Root> {
    switch self {
    case .mod(let mod), .part(let mod, _): return mod
    case .state(let state, let style):
      func overlay<Target: Widget>(_ type: Target.Type) -> Mod<Root>? {
        (style as? Mod<Target>).flatMap { Mod<Target>.while(state, $0) as? Mod<Root> }
      }
      return (Root.self as? any Widget.Type).flatMap { overlay($0) } ?? .identity
    }
  }

  /// Returns the rule as a rule of a root with the part.
  ///
  /// The state is the root's, if the root is a widget, and otherwise the part's.
  internal func lifted<Whole>(
    _ lift: @escaping @Sendable (Mod<Root>) -> Mod<Whole>, toPart isPart: Bool
  ) -> RecipeBase<Whole> {
    if case .state(let state, let style) = self, isPart, Whole.self is any Widget.Type {
      return .state(state, lift(style))
    }
    return .part(lift(mod)) { stateStyles.map { $0.lifted(lift) } }
  }
}

extension RecipeRule where Root: Widget {
  /// Applies Mods to the look of the root while it is in a state, over all unconditional styles.
  ///
  /// The Mods of several states are applied in the order of the states. Within one state this rule is a part of the
  /// base: Mods of the same state in choices, in combinations and at the call win over it. In a ``part(_:_:)``, the
  /// state is that of the widget with the part.
  public static func `while`(_ state: WidgetState, _ mod: Mod<Root>, _ others: Mod<Root>...) -> RecipeRule {
    RecipeRule(base: [.state(state, .combine([mod] + others))])
  }
}
