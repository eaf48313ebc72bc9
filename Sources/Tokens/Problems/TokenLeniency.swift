/// A deviation from the format that can be allowed. Each use is a warning.
///
/// Many published files have some of these. Without a leniency, each is an error:
///
/// ```swift
/// let file = try TokenFile(contentsOf: "brand.tokens.json")
/// let tokens = try file.resolved(allowing: [.untyped, .threeDigitHex, .em])
/// print(tokens.warnings)
/// ```
public enum TokenLeniency: String, Hashable, Sendable, CaseIterable {
  /// A token without a type, whose value has the form of only one type.
  case untyped
  /// A `hex` of three digits: `#f90`.
  case threeDigitHex
  /// A string such as `#ff9900` or `#ff9900cc` in place of a color object.
  case hexString
  /// A dimension in `em`, which stays in that unit.
  case em
  /// A dimension in `dp` or `pt`, which count as `px`.
  case points
  /// A dimension of 0 without a unit, or with an empty one.
  case unitlessZero
  /// A string such as `"0.16px"` in place of a dimension or a duration.
  case dimensionString
  /// A line height with a unit, which is divided by the font size.
  case dimensionLineHeight
  /// A typography without `letterSpacing`, which counts as 0.
  case missingLetterSpacing
  /// A weight as a string of digits: `"400"`.
  case weightString
  /// A color component outside of its range, which stays as it is.
  case outOfRange
  /// A type that the format does not have. Its tokens and their aliases are left out, and so are strings in groups of
  /// that type.
  case unknownType
  /// A key that the format does not have. It is ignored, except an `alpha` beside a color, which becomes its opacity.
  case unknownKey
  /// A key that an object has twice: the last value counts, and groups merge.
  case duplicateKey
  /// A token with a reference that leads nowhere, which is left out.
  case unresolvedReference
  /// A token of the type `string`, which the format does not have. Such tokens, and their aliases, are left out.
  case string
  /// A dimension in `vw` or `vh`, hundredths of the width or the height of the window, which stays in that unit.
  case vw
  /// Comments in the text: `// …` and `/* … */`.
  case comments
  /// A comma after the last element of an object or an array.
  case trailingCommas
  /// Tokens with any other mistake, which are left out, with those that refer to them.
  case skippingInvalid
}

extension Set<TokenLeniency> {
  /// All leniencies except ``TokenLeniency/skippingInvalid``: those whose deviations have only one possible meaning.
  public static var all: Set { Set(TokenLeniency.allCases).subtracting([.skippingInvalid]) }

  /// Leaves out each token that is not valid, with a warning that says where it is.
  public static var skippingInvalid: Set { [.skippingInvalid] }
}
