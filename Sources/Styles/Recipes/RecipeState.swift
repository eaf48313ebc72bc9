import Mod
import Widgets

/// A rule of a recipe about states: the style of the root in a state, or a Mod that brings states of its own.
internal enum RecipeState<Root>: Sendable {
  case style(WidgetState, Mod<Root>)
  case mod(Mod<Root>)

  /// The rule as a Mod. It is made once, so that the widgets of equal selections are equal.
  internal var mod: Mod<Root> {
    switch self {
    case .mod(let mod): return mod
    case .style(let state, let style):
      func overlay<Target: Widget>(_ type: Target.Type) -> Mod<Root>? {
        (style as? Mod<Target>).flatMap { Mod<Target>.while(state, $0) as? Mod<Root> }
      }
      return (Root.self as? any Widget.Type).flatMap { overlay($0) } ?? .identity
    }
  }

  /// Returns the rule for a root whose part this one is about.
  ///
  /// The state is that of the root, if it is a widget, and otherwise that of the part.
  internal func lifted<Whole>(_ lift: (Mod<Root>) -> Mod<Whole>, toPart isPart: Bool) -> RecipeState<Whole> {
    if case .style(let state, let style) = self, isPart, Whole.self is any Widget.Type {
      return .style(state, lift(style))
    }
    return .mod(lift(mod))
  }
}

extension RecipeRule where Root: Widget {
  /// Applies Mods to the look of the root while it is in a state, over all other rules and what the call adds.
  ///
  /// The Mods of several states are applied in the order of the states, and those of one state in the order of the
  /// rules. In a ``part(_:_:)``, the state is that of the widget whose part it is.
  public static func `while`(_ state: WidgetState, _ mod: Mod<Root>, _ others: Mod<Root>...) -> RecipeRule {
    RecipeRule(states: [.style(state, .combine([mod] + others))])
  }
}
