import Mod

extension PropertyNames where Root: TextInput {
  @inlinable public static var keyboardType: Property<Root, KeyboardType> { Property { $1(&$0.keyboardType) } }
  @inlinable public static var keyboardAppearance: Property<Root, KeyboardAppearance> {
    Property { $1(&$0.keyboardAppearance) }
  }
  @inlinable public static var returnKeyType: Property<Root, ReturnKeyType> { Property { $1(&$0.returnKeyType) } }
  @inlinable public static var enablesReturnKeyAutomatically: Property<Root, Bool> {
    Property { $1(&$0.enablesReturnKeyAutomatically) }
  }
  @inlinable public static var isSecureTextEntry: Property<Root, Bool> { Property { $1(&$0.isSecureTextEntry) } }
  @inlinable public static var textContentType: Property<Root, TextContentType?> {
    Property { $1(&$0.textContentType) }
  }
  @inlinable public static var passwordRules: Property<Root, PasswordRules?> { Property { $1(&$0.passwordRules) } }
  @inlinable public static var autocapitalizationType: Property<Root, AutocapitalizationType> {
    Property { $1(&$0.autocapitalizationType) }
  }
  @inlinable public static var autocorrectionType: Property<Root, TextInputChoice> {
    Property { $1(&$0.autocorrectionType) }
  }
  @inlinable public static var spellCheckingType: Property<Root, TextInputChoice> {
    Property { $1(&$0.spellCheckingType) }
  }
  @inlinable public static var smartQuotesType: Property<Root, TextInputChoice> {
    Property { $1(&$0.smartQuotesType) }
  }
  @inlinable public static var smartDashesType: Property<Root, TextInputChoice> {
    Property { $1(&$0.smartDashesType) }
  }
  @inlinable public static var smartInsertDeleteType: Property<Root, TextInputChoice> {
    Property { $1(&$0.smartInsertDeleteType) }
  }
  @inlinable public static var inlinePredictionType: Property<Root, TextInputChoice> {
    Property { $1(&$0.inlinePredictionType) }
  }
  @inlinable public static var mathExpressionCompletionType: Property<Root, TextInputChoice> {
    Property { $1(&$0.mathExpressionCompletionType) }
  }
}
