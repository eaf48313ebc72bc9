extension Preview {
  /// A place in a tree that bypasses a theme. See `audit(against:recipes:allowing:)`.
  public struct StyleFinding: Hashable, Sendable {
    /// A rule of an audit against a theme.
    public enum Rule: Hashable, Sendable, CaseIterable {
      /// A color equals a token of the theme.
      case color
      /// A font equals a token of the theme.
      case font
      /// A corner radius equals a token of the theme.
      case radius
      /// A spacing, an inset, a margin or a padding equals a token of the theme.
      case spacing
      /// Shadows equal a token of the theme.
      case shadow
      /// A border equals a token of the theme.
      case border
      /// No number is NaN. A number that was computed from a token is NaN, and so is a token in a list.
      case notANumber
      /// A token in use is not deprecated.
      case deprecatedToken
      /// No Mod of a state sets the theme, because such Mods change nothing but properties.
      case themeOfState
      /// A widget has the values that its recipe sets.
      case recipeOverride
    }

    /// The rule that is broken.
    public let rule: Rule

    /// The path of the widget from the root, with the index of each widget in its parent: `StackView/2.Button`.
    public let path: String

    /// The property: `layer.cornerRadius`, or `while(.highlighted).alpha` in a state.
    public let property: String

    /// The name of the nearest token, or `nil` if the rule has none.
    public let nearest: String?

    /// A description of the problem.
    public let message: String
  }
}

extension Preview.StyleFinding: CustomStringConvertible {
  /// The path, the property and the description: `StackView/0.Label, textColor: hard-coded #0A84FE; nearest is accent,
  /// ΔE 0.004`.
  public var description: String { "\(path), \(property): \(message)" }
}
