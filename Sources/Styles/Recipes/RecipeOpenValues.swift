import Mod
import Synchronization

/// The values of an open choice, and the styles of values that it does not list.
internal struct RecipeOpenValues<Root, Look: Variants>: Sendable {
  /// The listed values.
  internal let listed: any Sendable

  /// Returns the style of the value that a selection has, listed or not.
  internal let style: @Sendable (Look) -> Mod<Root>

  /// Returns a list of values followed by the values of another list.
  internal let union: @Sendable (_ values: any Sendable, _ more: any Sendable) -> any Sendable

  /// Copies the value of one selection to another one.
  internal let copy: @Sendable (Look, inout Look) -> Void

  /// Returns whether a rule has a style for the value of a selection: a value of its type, or an added one.
  internal let declares: @Sendable (Look) -> Bool

  /// Whether the rule adds values to another rule.
  internal let isAdded: Bool

  /// Returns the choice with a list of values.
  internal let listing: @Sendable (any Sendable) -> RecipeAxis<Root, Look>
}

extension RecipeAxis {
  /// Creates an open choice, with a style for each listed value.
  ///
  /// - Parameter added: The values that a rule adds, or `nil` for a rule about the values of the type.
  @_semantics("optimize.sil.specialize.generic.never")
  internal init<Value: Hashable & Sendable>(
    open property: any WritableKeyPath<Look, Value> & Sendable, values: [Value], adding added: [Value]? = nil,
    _ style: @escaping @Sendable (Value) -> Mod<Root>
  ) {
    self.init(property, values: values, isOpen: true, style)
    let others = OpenStyles(style)
    open = RecipeOpenValues(
      listed: values.unique, style: { others[$0[keyPath: property]] },
      union: { values, more in
        guard let values = values as? [Value], let more = more as? [Value] else { return values }
        return values + more.filter { !values.contains($0) }
      },
      copy: { $1[keyPath: property] = $0[keyPath: property] },
      declares: { (added ?? Value.allValues ?? []).contains($0[keyPath: property]) }, isAdded: added != nil,
      listing: { RecipeAxis(open: property, values: $0 as? [Value] ?? values, adding: added, style) })
  }
}

extension RecipeRule {
  /// Returns the rule with all listed values of an open choice in each of its rules about that choice.
  internal func listingAllValues() -> RecipeRule {
    var rule = self
    rule.axes = axes.map { axis in
      let others = axes.filter { $0.property == axis.property }.compactMap(\.open)
      guard let open = axis.open, let first = others.first else { return axis }
      // All rules about the choice need the same order, because the styles of a value are found by its index.
      return open.listing(others.dropFirst().reduce(first.listed) { open.union($0, $1.listed) })
    }
    return rule
  }
}

/// The styles of values that a recipe does not list, which are made when they are needed first.
///
/// A style is kept, so that the widgets of equal selections are equal.
internal final class OpenStyles<Root, Value: Hashable & Sendable>: Sendable {
  private let style: @Sendable (Value) -> Mod<Root>
  private let known = Mutex<[Value: Mod<Root>]>([:])

  internal init(_ style: @escaping @Sendable (Value) -> Mod<Root>) { self.style = style }

  internal subscript(value: Value) -> Mod<Root> {
    if let known = known.withLock({ $0[value] }) { return known }
    // The style is made outside of the lock, because it may select a style of the same recipe.
    let made = style(value)
    return known.withLock { known in
      let style = known[value] ?? made
      known[value] = style
      return style
    }
  }
}
