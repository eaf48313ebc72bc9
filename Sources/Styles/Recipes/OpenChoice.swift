import Mod
import Synchronization

/// A choice of a recipe to which other packages add values: a structure with a static member for each.
///
/// ```swift
/// struct Purpose: OpenChoice {
///   var name: String
///   static let plain = Purpose(name: "plain")
///   static let danger = Purpose(name: "danger")
///   static let allCases = [plain, danger]
/// }
///
/// extension Purpose { static let brand = Purpose(name: "brand") }
/// ```
///
/// `allCases` are the values that the package of the type declares. A recipe lists others with
/// ``Recipe/adding(_:to:_:)``. Its style of a value that it does not list is made when a selection has it first.
///
/// The compiler requires a style for each case of an enumeration. For an open choice it requires a `default` instead,
/// and ``Recipe/report(on:from:)`` names the listed values without an effect.
public protocol OpenChoice: CaseIterable, Hashable, Sendable {}

extension RecipeRule {
  /// Applies a style for each value of an open choice.
  ///
  /// - Parameters:
  ///   - axis: The choice, a stored property of the selection.
  ///   - style: Returns the style of a value. It is called once for each listed value when the recipe is made, and once
  ///     for each other value when a selection has it first.
  /// - Complexity: O(*n*) for *n* values.
  public static func on<Value: OpenChoice>(
    _ axis: any WritableKeyPath<Look, Value> & Sendable,
    @ModBuilder<Root> _ style: @escaping @Sendable (Value) -> Mod<Root>
  ) -> RecipeRule {
    RecipeRule(axes: [RecipeAxis(open: axis, values: Array(Value.allCases), style)])
  }
}

extension Recipe {
  /// Returns the recipe with more values of an open choice, which a guide and a workbench show, too:
  /// `Mod.chip.adding(.brand, to: \.intent) { _ in .tintColor(.systemPurple) }`.
  ///
  /// - Parameters:
  ///   - values: The values. Those that the recipe lists already have the style, too.
  ///   - axis: The choice, a stored property of the selection.
  ///   - style: Returns the style of a value, which is applied after those of the choices of the recipe.
  /// - Complexity: O(*n*) for *n* values of all choices.
  public func adding<Value: OpenChoice>(
    _ values: Value..., to axis: any WritableKeyPath<Look, Value> & Sendable,
    @ModBuilder<Root> _ style: @escaping @Sendable (Value) -> Mod<Root>
  ) -> Recipe {
    var extended = rule
    extended.axes = rule.axes.map { $0.property == axis ? $0.listing?(values) ?? $0 : $0 }
    var listed = Array(Value.allCases)
    for other in rule.axes where other.property == axis { listed = other.listed as? [Value] ?? listed }
    listed += values.filter { !listed.contains($0) }
    extended.axes.append(RecipeAxis(open: axis, values: listed) { values.contains($0) ? style($0) : .identity })
    return Recipe([extended])
  }
}

extension RecipeAxis {
  /// Creates an open choice, with a style for each listed value.
  @_semantics("optimize.sil.specialize.generic.never")
  internal init<Value: OpenChoice>(
    open property: any WritableKeyPath<Look, Value> & Sendable, values: [Value],
    _ style: @escaping @Sendable (Value) -> Mod<Root>
  ) {
    self.init(property, values: values, style)
    let others = OpenStyles(style)
    listed = values
    other = { look in others[look[keyPath: property]] }
    listing = { more in
      let added = (more as? [Value] ?? []).filter { !values.contains($0) }
      return RecipeAxis(open: property, values: values + added, style)
    }
  }
}

/// The styles of values that a recipe does not list, which are made when they are needed first.
///
/// A style is kept, so that the widgets of equal selections are equal.
private final class OpenStyles<Root, Value: OpenChoice>: Sendable {
  private let style: @Sendable (Value) -> Mod<Root>
  private let known = Mutex<[Value: Mod<Root>]>([:])

  init(_ style: @escaping @Sendable (Value) -> Mod<Root>) { self.style = style }

  subscript(value: Value) -> Mod<Root> {
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
