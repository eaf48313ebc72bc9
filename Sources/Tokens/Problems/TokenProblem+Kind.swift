extension TokenProblem {
  /// The kind of a problem.
  public enum Kind: Hashable, Sendable {
    /// The text is not JSON.
    case syntax
    /// An object has a key twice.
    case duplicateKey
    /// A name contains `{`, `}` or `.`, begins with `$`, or is empty.
    case invalidName
    /// A value stands where a token or a group is expected.
    case notAGroup
    /// A token contains other tokens.
    case tokenWithChildren
    /// A token has both `$value` and `$ref`.
    case valueAndReference
    /// An object has a key that is not one of its own.
    case unknownKey
    /// A required key is missing.
    case missingKey
    /// A `$type` that the format does not have.
    case unknownType
    /// A token without a type, of its own or of a group around it.
    case missingType
    /// A value has another form than its type requires.
    case invalidValue
    /// A number is outside of the range that is allowed.
    case outOfRange
    /// A reference that follows neither of the two syntaxes.
    case invalidReference
    /// A reference that leads nowhere.
    case unresolvedReference
    /// A reference to a group where a token is expected.
    case referenceToGroup
    /// A token or a group refers to itself, directly or through others.
    case cycle
    /// An alias of a token with another type.
    case typeMismatch
    /// A group extends something that is not a group, or a group around or inside it.
    case invalidExtension
    /// More than 1,000,000 tokens and groups, which groups that extend each other can make out of few, or more than
    /// 100,000 sources of a resolver document.
    case tooManyTokens
    /// A resolver document has another version than `2025.10`.
    case unsupportedVersion
    /// A part of a resolver document has another form than is required.
    case invalidResolver
    /// A file could not be read.
    case unreadableFile
    /// The input names no modifier of the document.
    case unknownModifier
    /// The input names no context of the modifier.
    case unknownContext
    /// The input lacks a modifier that has no default.
    case missingInput
    /// Two tokens get the same name in Swift.
    case ambiguousName
    /// A theme's property has no token.
    case missingToken

    /// A deviation that a leniency allowed, as a warning.
    case allowed(TokenLeniency)
    /// The `hex` of a color is another color than its components, as a warning.
    case hexDiffers
    /// A gradient position outside of 0 to 1 was moved to the nearest bound, as a warning.
    case clamped
    /// An untyped alias differs in type from the group around it, or a group from the group that it extends. A warning.
    case typeDiffersFromGroup
    /// A group without tokens looks like a token without `$value`, as a warning.
    case groupIsEmpty
    /// A later file has a token where an earlier one has a group, or the reverse, as a warning.
    case replacesGroup
    /// A modification of Tokens Studio that is not computed, as a warning.
    case ignoredModification
    /// A weight of fonts or a style of borders that widgets do not have, in place of which the nearest one is drawn, as
    /// a warning.
    case approximated
    /// A finding of a lint, as a warning.
    case lint
  }
}
