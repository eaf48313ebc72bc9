import Mod

extension PropertyNames where Root: TextInput {
  @_alwaysEmitIntoClient public static var keyboardType: Property<Root, KeyboardType> {
    Property { $1(&$0.keyboardType) }
  }
  @_alwaysEmitIntoClient public static var keyboardAppearance: Property<Root, KeyboardAppearance> {
    Property { $1(&$0.keyboardAppearance) }
  }
  @_alwaysEmitIntoClient public static var returnKeyType: Property<Root, ReturnKeyType> {
    Property { $1(&$0.returnKeyType) }
  }
  @_alwaysEmitIntoClient public static var enablesReturnKeyAutomatically: Property<Root, Bool> {
    Property { $1(&$0.enablesReturnKeyAutomatically) }
  }
  @_alwaysEmitIntoClient public static var isSecureTextEntry: Property<Root, Bool> {
    Property { $1(&$0.isSecureTextEntry) }
  }
  @_alwaysEmitIntoClient public static var textContentType: Property<Root, TextContentType?> {
    Property { $1(&$0.textContentType) }
  }
  @_alwaysEmitIntoClient public static var passwordRules: Property<Root, PasswordRules?> {
    Property { $1(&$0.passwordRules) }
  }
  @_alwaysEmitIntoClient public static var autocapitalizationType: Property<Root, AutocapitalizationType> {
    Property { $1(&$0.autocapitalizationType) }
  }
  @_alwaysEmitIntoClient public static var autocorrectionType: Property<Root, TextInputChoice> {
    Property { $1(&$0.autocorrectionType) }
  }
  @_alwaysEmitIntoClient public static var spellCheckingType: Property<Root, TextInputChoice> {
    Property { $1(&$0.spellCheckingType) }
  }
  @_alwaysEmitIntoClient public static var smartQuotesType: Property<Root, TextInputChoice> {
    Property { $1(&$0.smartQuotesType) }
  }
  @_alwaysEmitIntoClient public static var smartDashesType: Property<Root, TextInputChoice> {
    Property { $1(&$0.smartDashesType) }
  }
  @_alwaysEmitIntoClient public static var smartInsertDeleteType: Property<Root, TextInputChoice> {
    Property { $1(&$0.smartInsertDeleteType) }
  }
  @_alwaysEmitIntoClient public static var inlinePredictionType: Property<Root, TextInputChoice> {
    Property { $1(&$0.inlinePredictionType) }
  }
  @_alwaysEmitIntoClient public static var mathExpressionCompletionType: Property<Root, TextInputChoice> {
    Property { $1(&$0.mathExpressionCompletionType) }
  }
}
