import Mod

/// A widget for text input: everything in `UITextInputTraits`.
///
/// ```swift
/// let email = TextField(.keyboardType(.emailAddress), .autocapitalizationType(.none), .textContentType(.username))
/// ```
public protocol TextInput: Widget {
  /// The text. It is `""` if there is no text. `""` by default.
  var text: String? { get set }

  /// The input traits of the text. Declare this property before ``Widget/attributes``.
  var textInputTraits: TextInputTraits { get set }
}

extension TextInput {
  /// The kind of keyboard. `.default` by default.
  @inlinable public var keyboardType: KeyboardType {
    get { textInputTraits.keyboardType }
    _modify { yield &textInputTraits.keyboardType }
  }

  /// The appearance of the keyboard. `.default` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var keyboardAppearance: KeyboardAppearance {
    get { textInputTraits.keyboardAppearance }
    _modify { yield &textInputTraits.keyboardAppearance }
  }

  /// The title of the return key. `.default` by default, `.search` in a search bar.
  @inlinable public var returnKeyType: ReturnKeyType {
    get { textInputTraits.returnKeyType }
    _modify { yield &textInputTraits.returnKeyType }
  }

  /// Whether the return key is disabled while there is no text. `false` by default, `true` in a search bar.
  @inlinable public var enablesReturnKeyAutomatically: Bool {
    get { textInputTraits.enablesReturnKeyAutomatically }
    _modify { yield &textInputTraits.enablesReturnKeyAutomatically }
  }

  /// Whether the text is hidden, and neither copied nor recorded. `false` by default.
  ///
  /// Previews show dots. The page of a live tree has what its user types, and never gets the text.
  @inlinable public var isSecureTextEntry: Bool {
    get { textInputTraits.isSecureTextEntry }
    _modify { yield &textInputTraits.isSecureTextEntry }
  }

  /// The meaning of the text, for the system's autofill. `nil` by default.
  @inlinable public var textContentType: TextContentType? {
    get { textInputTraits.textContentType }
    _modify { yield &textInputTraits.textContentType }
  }

  /// The rules for generated passwords. `nil` by default.
  ///
  /// A page passes them to the browser.
  @inlinable public var passwordRules: PasswordRules? {
    get { textInputTraits.passwordRules }
    _modify { yield &textInputTraits.passwordRules }
  }

  /// The automatic capitalization. `.sentences` by default.
  @inlinable public var autocapitalizationType: AutocapitalizationType {
    get { textInputTraits.autocapitalizationType }
    _modify { yield &textInputTraits.autocapitalizationType }
  }

  /// Whether spelling is corrected automatically. `.default` by default.
  @inlinable public var autocorrectionType: TextInputChoice {
    get { textInputTraits.autocorrectionType }
    _modify { yield &textInputTraits.autocorrectionType }
  }

  /// Whether misspelled words are marked. `.default` by default.
  @inlinable public var spellCheckingType: TextInputChoice {
    get { textInputTraits.spellCheckingType }
    _modify { yield &textInputTraits.spellCheckingType }
  }

  /// Whether straight quotes become curly. `.default` by default.
  ///
  /// With `.yes`, straight quotes that a user types become typographic ones. By default they stay.
  @inlinable public var smartQuotesType: TextInputChoice {
    get { textInputTraits.smartQuotesType }
    _modify { yield &textInputTraits.smartQuotesType }
  }

  /// Whether two hyphens become a dash. `.default` by default.
  ///
  /// With `.yes`, two hyphens that a user types become a dash. By default they stay.
  @inlinable public var smartDashesType: TextInputChoice {
    get { textInputTraits.smartDashesType }
    _modify { yield &textInputTraits.smartDashesType }
  }

  /// Whether spaces are adjusted when words are pasted or cut. `.default` by default.
  ///
  /// With `.yes`, a pasted word gets spaces around it, and a deleted word takes one along. By default nothing changes.
  @inlinable public var smartInsertDeleteType: TextInputChoice {
    get { textInputTraits.smartInsertDeleteType }
    _modify { yield &textInputTraits.smartInsertDeleteType }
  }

  /// Whether predictions are shown inline. `.default` by default.
  ///
  /// With `.no`, a page asks the browser for no suggestions.
  @inlinable public var inlinePredictionType: TextInputChoice {
    get { textInputTraits.inlinePredictionType }
    _modify { yield &textInputTraits.inlinePredictionType }
  }

  /// Whether a calculation is completed after its equals sign. `.default` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var mathExpressionCompletionType: TextInputChoice {
    get { textInputTraits.mathExpressionCompletionType }
    _modify { yield &textInputTraits.mathExpressionCompletionType }
  }
}

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

extension TextInput {
  /// The type and the differences from a fresh widget, on one line. A secure text prints as dots.
  public var description: String {
    guard isSecureTextEntry, let text, !text.isEmpty else { return Recursion.step { descriptionBesideFresh } }
    var input = self
    input.text = text.concealed
    return Recursion.step { input.descriptionBesideFresh }
  }
}

extension String {
  /// A bullet for each character.
  package var concealed: String { String(repeating: "•", count: count) }

  /// A bullet for each UTF-16 unit except line feeds, so that positions in the text stay valid.
  package var concealedLines: String { String(decoding: utf16.map { $0 == 10 ? $0 : 0x2022 }, as: UTF16.self) }
}
