import Mod

/// A widget that text is typed into: it has everything that `UITextInputTraits` asks for.
///
/// ```swift
/// let email = TextField(.keyboardType(.emailAddress), .autocapitalizationType(.none), .textContentType(.username))
/// ```
public protocol TextInput: Widget {
  /// The text. No text is `""`, which is the default.
  var text: String? { get set }

  /// How the text is typed. Declare it before ``Widget/attributes``.
  var textInputTraits: TextInputTraits { get set }
}

extension TextInput {
  /// Which keyboard comes up. `.default` by default.
  @inlinable
  public var keyboardType: KeyboardType {
    get { textInputTraits.keyboardType }
    _modify { yield &textInputTraits.keyboardType }
  }

  /// Whether the keyboard is light or dark. `.default` by default.
  @inlinable
  public var keyboardAppearance: KeyboardAppearance {
    get { textInputTraits.keyboardAppearance }
    _modify { yield &textInputTraits.keyboardAppearance }
  }

  /// What the return key says. `.default` by default, `.search` in a search bar.
  @inlinable
  public var returnKeyType: ReturnKeyType {
    get { textInputTraits.returnKeyType }
    _modify { yield &textInputTraits.returnKeyType }
  }

  /// Whether the return key is disabled while there is no text. `false` by default, `true` in a search bar.
  @inlinable
  public var enablesReturnKeyAutomatically: Bool {
    get { textInputTraits.enablesReturnKeyAutomatically }
    _modify { yield &textInputTraits.enablesReturnKeyAutomatically }
  }

  /// Whether the text is a secret: hidden, and neither copied nor recorded. `false` by default.
  @inlinable
  public var isSecureTextEntry: Bool {
    get { textInputTraits.isSecureTextEntry }
    _modify { yield &textInputTraits.isSecureTextEntry }
  }

  /// What the text means, so that the system can offer to fill it in. `nil` by default.
  @inlinable
  public var textContentType: TextContentType? {
    get { textInputTraits.textContentType }
    _modify { yield &textInputTraits.textContentType }
  }

  /// What a password that the system makes up must be like. `nil` by default.
  @inlinable
  public var passwordRules: PasswordRules? {
    get { textInputTraits.passwordRules }
    _modify { yield &textInputTraits.passwordRules }
  }

  /// When the shift key goes down by itself. `.sentences` by default.
  @inlinable
  public var autocapitalizationType: AutocapitalizationType {
    get { textInputTraits.autocapitalizationType }
    _modify { yield &textInputTraits.autocapitalizationType }
  }

  /// Whether words are corrected. `.default` by default.
  @inlinable
  public var autocorrectionType: TextInputChoice {
    get { textInputTraits.autocorrectionType }
    _modify { yield &textInputTraits.autocorrectionType }
  }

  /// Whether misspelt words are marked. `.default` by default.
  @inlinable
  public var spellCheckingType: TextInputChoice {
    get { textInputTraits.spellCheckingType }
    _modify { yield &textInputTraits.spellCheckingType }
  }

  /// Whether straight quotes become curly. `.default` by default.
  @inlinable
  public var smartQuotesType: TextInputChoice {
    get { textInputTraits.smartQuotesType }
    _modify { yield &textInputTraits.smartQuotesType }
  }

  /// Whether two hyphens become a dash. `.default` by default.
  @inlinable
  public var smartDashesType: TextInputChoice {
    get { textInputTraits.smartDashesType }
    _modify { yield &textInputTraits.smartDashesType }
  }

  /// Whether spaces come and go with pasted and cut words. `.default` by default.
  @inlinable
  public var smartInsertDeleteType: TextInputChoice {
    get { textInputTraits.smartInsertDeleteType }
    _modify { yield &textInputTraits.smartInsertDeleteType }
  }

  /// Whether the likely rest of a sentence shows in gray. `.default` by default.
  @inlinable
  public var inlinePredictionType: TextInputChoice {
    get { textInputTraits.inlinePredictionType }
    _modify { yield &textInputTraits.inlinePredictionType }
  }

  /// Whether a sum is worked out after its equals sign. `.default` by default.
  @inlinable
  public var mathExpressionCompletionType: TextInputChoice {
    get { textInputTraits.mathExpressionCompletionType }
    _modify { yield &textInputTraits.mathExpressionCompletionType }
  }
}
