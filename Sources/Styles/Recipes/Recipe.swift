import Mod

/// A style with choices: a base, a style for each value of each choice, and styles for combinations of choices.
///
/// ```swift
/// extension Mod<Button> {
///   static let chip: Recipe<Button, ChipLook> = Recipe(
///     .base(.layer.cornerRadius(8)),
///     .on(\.intent) { switch $0 { case .plain: .tintColor(.label); case .danger: .tintColor(.systemRed) } },
///     .on(\.size) { .contentEdgeInsets($0 == .small ? 4 : 12) },
///     .when({ $0.intent == .danger && $0.size == .large }, .layer.borderWidth(2)))
/// }
///
/// let button = Button("Delete", .chip(ChipLook(intent: .danger)))
/// ```
///
/// With its type on the left, a misspelled choice or value in the declaration of a recipe is one error, and its uses
/// add none.
///
/// A selection turns the recipe into a Mod. Later styles win, in this order: the base, the choices in the order of the
/// recipe, the combinations in theirs, and the Mods after the recipe at the call. Styles of current states win over
/// unconditional styles. Among states, the later one in their fixed order wins. Within a state, the order is again
/// base, choices, combinations, call.
///
/// With a `switch` over a choice, the compiler requires a style of each case.
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

  /// Returns the style of a selection: `.chip(ChipLook(intent: .danger))`.
  ///
  /// If all choices have default values, this method takes a change of the default selection.
  @inlinable
  public func callAsFunction(_ selection: Look.RecipeArgument) -> Mod<Root>
  where Look.RecipeArgument: LookSelecting<Look> {
    style(of: selection.selectedLook)
  }

  /// Returns the style of a selection, in code that is generic over ``Variants``. Elsewhere, call the recipe.
  @inlinable
  public func style(of look: Look) -> Mod<Root> {
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
    return style(of: look)
  }

  /// Returns the style of a whole selection: `.badge(BadgeLook(size: .large))`.
  @inlinable
  public func callAsFunction<Selection: LookSelecting<Look>>(_ selection: Selection) -> Mod<Root> {
    style(of: selection.selectedLook)
  }
}

extension Recipe {
  /// Returns a recipe with the rules of both. Where both set a property of the same kind of rule, the second wins.
  ///
  /// The bases come first, then all choices, then all combinations, each the first recipe's before the second's. An
  /// open choice lists the values of both.
  ///
  /// - Complexity: O(*n*) for *n* rules.
  public static func + (first: Recipe, second: Recipe) -> Recipe {
    Recipe([RecipeRule.joined([first.rule, second.rule]).listingAllValues()])
  }

  /// Returns the recipe for a value that has the root as a part: `Recipe.chip.at(\.button)`.
  ///
  /// - Complexity: O(*n*) for *n* values of all choices.
  public func at<Whole>(_ part: any WritableKeyPath<Whole, Root> & Sendable) -> Recipe<Whole, Look> {
    Recipe<Whole, Look>([.part(part, rule)])
  }
}

/// The choices that a ``Recipe`` offers: a structure with a property for each axis.
///
/// A property without a default value is required, because its initializer asks for it:
///
/// ```swift
/// enum Intent: CaseIterable { case plain, danger }
/// enum Size: CaseIterable { case small, large }
///
/// struct ChipLook: Variants {
///   var intent: Intent
///   var size = Size.small
///   var isWide = false
/// }
/// ```
public protocol Variants: Hashable, Sendable, LookSelecting where SelectedLook == Self {
  /// The type of the argument of a recipe: a selection, or a change of the default selection if there is one.
  associatedtype RecipeArgument = Self
}

extension Variants {
  /// The selection itself.
  @inlinable public var selectedLook: Self { self }
}

/// Choices that all have a default value, so that a selection names only different ones.
///
/// ```swift
/// struct BadgeLook: DefaultVariants { var size = Size.small }
///
/// Label("3", .pill(\.size .~ .large))
/// ```
public protocol DefaultVariants: Variants where RecipeArgument == Mod<Self> {
  /// Creates a selection with the default value of each choice.
  init()
}

/// A selection of a recipe, or a change of its default selection. ``Variants`` and Mods of ``DefaultVariants`` conform.
///
/// A recipe takes selections by this protocol, so that a misspelled choice in a change is one error. The compiler would
/// report five if one overload took a `Look`, and another a `Mod<Look>`.
public protocol LookSelecting<SelectedLook> {
  /// The type of the selection.
  associatedtype SelectedLook

  /// The whole selection.
  var selectedLook: SelectedLook { get }
}

extension Mod: LookSelecting where Root: DefaultVariants {
  /// The default selection with the changes of the Mod.
  @inlinable public var selectedLook: Root {
    var look = Root()
    self(&look)
    return look
  }
}
