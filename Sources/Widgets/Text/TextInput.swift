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
  /// A page tells the browser.
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
