import Mod

/// A style with choices: a base, a style for each value of each choice, and styles for combinations of choices.
///
/// ```swift
/// extension Mod<Button> {
///   static let chip = Recipe<Button, ChipLook>(
///     .base(.layer.cornerRadius(8)),
///     .on(\.intent) { switch $0 { case .plain: .tintColor(.label); case .danger: .tintColor(.systemRed) } },
///     .on(\.size) { .contentEdgeInsets($0 == .small ? 4 : 12) },
///     .when({ $0.intent == .danger && $0.size == .large }, .layer.borderWidth(2)))
/// }
///
/// let button = Button("Delete", .chip(ChipLook(intent: .danger)))
/// ```
///
/// A selection makes a Mod of the recipe. There is one order of precedence, and the later one wins: the base, the
/// choices in the order in which the recipe names them, the combinations in theirs, and what follows the recipe at the
/// call. Styles of states that hold lie over all that holds always. Of two states the later one in their fixed order
/// wins, and within one state the same order holds: base, choices, combinations, call.
///
/// A `switch` over a choice makes the compiler ask for a style of each case.
public struct Recipe<Root, Look: Variants>: Sendable {
  @usableFromInline internal let contents: RecipeContents<Root, Look>

  /// The rules of the recipe, as one.
  internal let rule: RecipeRule<Root, Look>

  /// Creates a recipe from rules.
  ///
  /// - Complexity: O(*n*) for *n* values of all choices. The style of each is made once, here.
  public init(_ rules: RecipeRule<Root, Look>...) {
    self.init(rules)
  }

  internal init(_ rules: [RecipeRule<Root, Look>]) {
    rule = .joined(rules)
    contents = RecipeContents(rule)
  }

  /// Returns the style of a selection.
  @inlinable
  public func callAsFunction(_ look: Look) -> Mod<Root> {
    Mod { [contents] root in contents.apply(look, to: &root) }
  }

  /// Applies the style of a selection to a value, without making a Mod.
  ///
  /// - Complexity: O(*n*) for *n* choices and combinations.
  @inlinable
  public func apply(_ look: Look, to root: inout Root) {
    contents.apply(look, to: &root)
  }
}

extension Recipe where Look: DefaultVariants {
  /// Returns the style of the default selection with changes: `.badge(\.size .~ .large)`.
  ///
  /// The order of the changes makes no difference, unless two of them set the same choice.
  @inlinable
  public func callAsFunction(_ choices: Mod<Look>...) -> Mod<Root> {
    var look = Look()
    for choice in choices { choice(&look) }
    return self(look)
  }
}
