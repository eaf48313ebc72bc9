import Mod

/// The input traits of a text: the properties of `UITextInputTraits`. See ``TextInput``.
public struct TextInputTraits: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var keyboardType = KeyboardType.default
  @usableFromInline internal var keyboardAppearance = KeyboardAppearance.default
  @usableFromInline internal var returnKeyType = ReturnKeyType.default
  @usableFromInline internal var enablesReturnKeyAutomatically = false
  @usableFromInline internal var isSecureTextEntry = false
  @usableFromInline internal var textContentType: TextContentType?
  @usableFromInline internal var passwordRules: PasswordRules?
  @usableFromInline internal var autocapitalizationType = AutocapitalizationType.sentences
  @usableFromInline internal var autocorrectionType = TextInputChoice.default
  @usableFromInline internal var spellCheckingType = TextInputChoice.default
  @usableFromInline internal var smartQuotesType = TextInputChoice.default
  @usableFromInline internal var smartDashesType = TextInputChoice.default
  @usableFromInline internal var smartInsertDeleteType = TextInputChoice.default
  @usableFromInline internal var inlinePredictionType = TextInputChoice.default
  @usableFromInline internal var mathExpressionCompletionType = TextInputChoice.default

  /// Creates the traits of ordinary text.
  public init() {}
}

/// The choice of an input aid: `UITextAutocorrectionType` and similar types.
public enum TextInputChoice: Hashable, Sendable, CaseIterable {
  /// The choice that fits the kind of text.
  case `default`
  /// The aid is off.
  case no
  /// The aid is on.
  case yes
}

/// The automatic capitalization. It models `UITextAutocapitalizationType`.
public enum AutocapitalizationType: Hashable, Sendable, CaseIterable {
  /// Never.
  case none
  /// At the start of each word.
  case words
  /// At the start of each sentence.
  case sentences
  /// For each letter.
  case allCharacters
}

/// The rules for generated passwords. It models `UITextInputPasswordRules`.
public struct PasswordRules: Hashable, Sendable {
  /// The rules in Apple's language: `required: upper; required: digit; minlength: 12;`.
  public let passwordRulesDescriptor: String

  /// Creates rules from their text.
  public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}

extension PasswordRules: CustomStringConvertible {
  /// The rules as Swift source code.
  public var description: String { "PasswordRules(descriptor: \(passwordRulesDescriptor.quoted))" }
}
