/// Which keyboard comes up. It models `UIKeyboardType`.
public enum KeyboardType: Hashable, Sendable, CaseIterable {
  /// The language's own.
  case `default`
  /// The letters of ASCII.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// With what addresses on the web need.
  case URL
  /// Digits in the language's own script, for a code.
  case numberPad
  /// A telephone's keys.
  case phonePad
  /// Letters, with a telephone's keys beside them.
  case namePhonePad
  /// With what e-mail addresses need.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// With `@` and `#` at hand.
  case twitter
  /// With what addresses on the web and words to search for need.
  case webSearch
  /// The digits of ASCII.
  case asciiCapableNumberPad

  /// The old name of ``asciiCapable``.
  public static let alphabet = asciiCapable
}

/// Whether the keyboard is light or dark. It models `UIKeyboardAppearance`.
public enum KeyboardAppearance: Hashable, Sendable, CaseIterable {
  /// As the interface is.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light

  /// The old name of ``dark``.
  public static let alert = dark
}

/// What the return key says. It models `UIReturnKeyType`.
public enum ReturnKeyType: Hashable, Sendable, CaseIterable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}
