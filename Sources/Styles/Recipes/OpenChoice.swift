import Mod

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
/// `adding(_:to:_:)`. Its style of a value that it does not list is made when a selection has it first.
///
/// The compiler requires a style for each case of an enumeration. For an open choice it requires a `default` instead,
/// and ``Recipe/report(on:from:)`` names the listed values without an effect.
///
/// Give each value the name of its static member: lists and addresses show `danger`, and code to copy has `.danger`.
/// The name is the description if the type is `CustomStringConvertible`, and otherwise the first stored property that
/// is a `String`.
public protocol OpenChoice: CaseIterable, Hashable, Sendable {}

extension OpenChoice {
  /// The name of the static member, if the value provides it, or the value as text.
  package var memberName: String {
    if let described = self as? any CustomStringConvertible { return described.description }
    let name = Mirror(reflecting: self).children.lazy.compactMap { $0.value as? String }.first ?? ""
    return name.isEmpty ? "\(self)" : name
  }

  /// The value as source: `.danger`. If the value provides no name of a member, it is a call that creates the value.
  package var source: String {
    let name = memberName
    let isIdentifier =
      name.first?.isNumber == false && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return isIdentifier ? ".\(name)" : literal(of: self)
  }
}

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
  ///   - values: The values. Values that the recipe already lists get the style, too.
  ///   - axis: The choice, a stored property of the selection.
  ///   - style: Returns the style of a value. It is applied after the styles of the recipe's choices.
  /// - Complexity: O(*n*) for *n* values of all choices.
  public func adding<Value: OpenChoice>(
    _ values: Value..., to axis: any WritableKeyPath<Look, Value> & Sendable,
    @ModBuilder<Root> _ style: @escaping @Sendable (Value) -> Mod<Root>
  ) -> Recipe {
    adding(values, to: axis, listed: Array(Value.allCases), style)
  }

  internal func adding<Value: Hashable & Sendable>(
    _ values: [Value], to axis: any WritableKeyPath<Look, Value> & Sendable, listed: [Value],
    _ style: @escaping @Sendable (Value) -> Mod<Root>
  ) -> Recipe {
    let more = listed + values.filter { !listed.contains($0) }
    let added = RecipeAxis<Root, Look>(open: axis, values: more, adding: values) {
      values.contains($0) ? style($0) : .identity
    }
    return Recipe([RecipeRule.joined([rule, RecipeRule(axes: [added])]).listingAllValues()])
  }
}
