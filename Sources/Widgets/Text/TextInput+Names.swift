import Mod

extension PropertyNames where Root: TextInput {
  /// The kind of keyboard. `.default` by default.
  @inlinable public static var keyboardType: Property<Root, KeyboardType> { Property { $1(&$0.keyboardType) } }

  /// The appearance of the keyboard. `.default` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var keyboardAppearance: Property<Root, KeyboardAppearance> {
    Property { $1(&$0.keyboardAppearance) }
  }

  /// The title of the return key. `.default` by default, `.search` in a search bar.
  @inlinable public static var returnKeyType: Property<Root, ReturnKeyType> { Property { $1(&$0.returnKeyType) } }

  /// Whether the return key is disabled while there is no text. `false` by default, `true` in a search bar.
  @inlinable public static var enablesReturnKeyAutomatically: Property<Root, Bool> {
    Property { $1(&$0.enablesReturnKeyAutomatically) }
  }

  /// Whether the text is hidden, and neither copied nor recorded. `false` by default.
  @inlinable public static var isSecureTextEntry: Property<Root, Bool> { Property { $1(&$0.isSecureTextEntry) } }

  /// The meaning of the text, for the system's autofill. `nil` by default.
  @inlinable public static var textContentType: Property<Root, TextContentType?> {
    Property { $1(&$0.textContentType) }
  }

  /// The rules for generated passwords. `nil` by default.
  @inlinable public static var passwordRules: Property<Root, PasswordRules?> { Property { $1(&$0.passwordRules) } }

  /// The automatic capitalization. `.sentences` by default.
  @inlinable public static var autocapitalizationType: Property<Root, AutocapitalizationType> {
    Property { $1(&$0.autocapitalizationType) }
  }

  /// Whether spelling is corrected automatically. `.default` by default.
  @inlinable public static var autocorrectionType: Property<Root, TextInputChoice> {
    Property { $1(&$0.autocorrectionType) }
  }

  /// Whether misspelled words are marked. `.default` by default.
  @inlinable public static var spellCheckingType: Property<Root, TextInputChoice> {
    Property { $1(&$0.spellCheckingType) }
  }

  /// Whether straight quotes become curly. `.default` by default.
  @inlinable public static var smartQuotesType: Property<Root, TextInputChoice> {
    Property { $1(&$0.smartQuotesType) }
  }

  /// Whether two hyphens become a dash. `.default` by default.
  @inlinable public static var smartDashesType: Property<Root, TextInputChoice> {
    Property { $1(&$0.smartDashesType) }
  }

  /// Whether spaces are adjusted when words are pasted or cut. `.default` by default.
  @inlinable public static var smartInsertDeleteType: Property<Root, TextInputChoice> {
    Property { $1(&$0.smartInsertDeleteType) }
  }

  /// Whether predictions are shown inline. `.default` by default.
  @inlinable public static var inlinePredictionType: Property<Root, TextInputChoice> {
    Property { $1(&$0.inlinePredictionType) }
  }

  /// Whether a calculation is completed after its equals sign. `.default` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var mathExpressionCompletionType: Property<Root, TextInputChoice> {
    Property { $1(&$0.mathExpressionCompletionType) }
  }
}
