import Mod

extension PropertyNames where Root: TextInput {
  /// Names ``TextInput/keyboardType``.
  @inlinable public static var keyboardType: Property<Root, KeyboardType> { Property { $1(&$0.keyboardType) } }
  /// Names ``TextInput/keyboardAppearance``.
  @inlinable public static var keyboardAppearance: Property<Root, KeyboardAppearance> {
    Property { $1(&$0.keyboardAppearance) }
  }
  /// Names ``TextInput/returnKeyType``.
  @inlinable public static var returnKeyType: Property<Root, ReturnKeyType> { Property { $1(&$0.returnKeyType) } }
  /// Names ``TextInput/enablesReturnKeyAutomatically``.
  @inlinable public static var enablesReturnKeyAutomatically: Property<Root, Bool> {
    Property { $1(&$0.enablesReturnKeyAutomatically) }
  }
  /// Names ``TextInput/isSecureTextEntry``.
  @inlinable public static var isSecureTextEntry: Property<Root, Bool> { Property { $1(&$0.isSecureTextEntry) } }
  /// Names ``TextInput/textContentType``.
  @inlinable public static var textContentType: Property<Root, TextContentType?> {
    Property { $1(&$0.textContentType) }
  }
  /// Names ``TextInput/passwordRules``.
  @inlinable public static var passwordRules: Property<Root, PasswordRules?> { Property { $1(&$0.passwordRules) } }
  /// Names ``TextInput/autocapitalizationType``.
  @inlinable public static var autocapitalizationType: Property<Root, AutocapitalizationType> {
    Property { $1(&$0.autocapitalizationType) }
  }
  /// Names ``TextInput/autocorrectionType``.
  @inlinable public static var autocorrectionType: Property<Root, TextInputChoice> {
    Property { $1(&$0.autocorrectionType) }
  }
  /// Names ``TextInput/spellCheckingType``.
  @inlinable public static var spellCheckingType: Property<Root, TextInputChoice> {
    Property { $1(&$0.spellCheckingType) }
  }
  /// Names ``TextInput/smartQuotesType``.
  @inlinable public static var smartQuotesType: Property<Root, TextInputChoice> {
    Property { $1(&$0.smartQuotesType) }
  }
  /// Names ``TextInput/smartDashesType``.
  @inlinable public static var smartDashesType: Property<Root, TextInputChoice> {
    Property { $1(&$0.smartDashesType) }
  }
  /// Names ``TextInput/smartInsertDeleteType``.
  @inlinable public static var smartInsertDeleteType: Property<Root, TextInputChoice> {
    Property { $1(&$0.smartInsertDeleteType) }
  }
  /// Names ``TextInput/inlinePredictionType``.
  @inlinable public static var inlinePredictionType: Property<Root, TextInputChoice> {
    Property { $1(&$0.inlinePredictionType) }
  }
  /// Names ``TextInput/mathExpressionCompletionType``.
  @inlinable public static var mathExpressionCompletionType: Property<Root, TextInputChoice> {
    Property { $1(&$0.mathExpressionCompletionType) }
  }
}
