/// The kind of keyboard. It models `UIKeyboardType`.
public enum KeyboardType: Hashable, Sendable, CaseIterable {
  /// The keyboard of the language.
  case `default`
  /// The keyboard for ASCII characters.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// The keyboard for web addresses.
  case URL
  /// The digits of the language, for a code.
  case numberPad
  /// The keys of a telephone.
  case phonePad
  /// Letters and the keys of a telephone.
  case namePhonePad
  /// The keyboard for email addresses.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// The keyboard with `@` and `#`.
  case twitter
  /// The keyboard for web addresses and search terms.
  case webSearch
  /// ASCII digits.
  case asciiCapableNumberPad

  /// The old name of ``asciiCapable``.
  public static let alphabet = asciiCapable
}

/// The appearance of the keyboard. It models `UIKeyboardAppearance`.
public enum KeyboardAppearance: Hashable, Sendable, CaseIterable {
  /// The appearance of the interface.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light

  /// The old name of ``dark``.
  public static let alert = dark
}

/// The title of the return key. It models `UIReturnKeyType`.
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
