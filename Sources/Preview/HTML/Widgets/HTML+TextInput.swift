import Layout
import Widgets

extension TextInput {
  /// The text as a page contains it. In a text of one line, spaces replace the line breaks, which browsers would
  /// remove.
  package var textInPage: String? { Self.treeRole == .textArea ? text : text?.onOneLine }

  /// The type of the `input` for a text input.
  internal var inputType: StaticString {
    if isSecureTextEntry { return "password" }
    switch keyboardType {
    case .emailAddress: return "email"
    case .phonePad: return "tel"
    case .URL: return "url"
    default: return "text"
    }
  }
}

extension Preview.HTML {
  /// Returns the text of an input for a page, or `nil` if there is none.
  ///
  /// A secure text is never written. A page without a live tree shows dots.
  internal func value(of input: some TextInput) -> String? {
    guard let text = input.textInPage, !text.isEmpty else { return nil }
    if !input.isSecureTextEntry { return text }
    return slots == nil ? text.concealed : nil
  }

  /// Returns the id of a list of suggestions, or `nil` for no list.
  internal mutating func newList(of suggestions: [String], for input: some TextInput) -> String? {
    if suggestions.isEmpty || input.isSecureTextEntry { return nil }
    // The id in a live page stays, so that a changed list is patched.
    if let slots { return "l\(slots.id)" }
    var id = newGroup()
    while !isFirst(id) { id = newGroup() }
    return id
  }

  /// Writes a list of suggestions, if it has an id.
  internal mutating func add(_ suggestions: [String], inList id: String?) {
    guard let id else { return }
    sink.open("datalist")
    attribute("id", id)
    close()
    for suggestion in suggestions {
      sink.open("option")
      attribute("value", suggestion)
      close()
      end("option")
    }
    end("datalist")
  }

  /// Writes the input traits that differ from those of ordinary text.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - hasKeyboard: Whether a keyboard opens, and no view in its place. `true` by default.
  internal mutating func addTraits(of input: some TextInput, hasKeyboard: Bool = true) {
    attribute("inputmode", hasKeyboard ? input.keyboardType.mode : "none")
    attribute("autocomplete", input.textContentType?.word)
    attribute("enterkeyhint", input.returnKeyType.hint)
    switch input.autocapitalizationType {
    case .none: attribute("autocapitalize", is: "none")
    case .words: attribute("autocapitalize", is: "words")
    case .allCharacters: attribute("autocapitalize", is: "characters")
    case .sentences: break
    }
    attribute("passwordrules", input.passwordRules?.passwordRulesDescriptor)
    attribute("writingsuggestions", is: "false", if: input.inlinePredictionType == .no)
    attribute("autocorrect", is: "off", if: input.autocorrectionType == .no)
    attribute("spellcheck", is: "false", if: input.spellCheckingType == .no)
  }
}

extension Preview.HTML {
  /// Writes the view above the keyboard of an input, in its open element: below the text, while it is edited.
  internal mutating func add(accessory view: (any Widget)?) {
    guard let view else { return }
    openUnstyled("div", .accessory)
    close()
    add([view], arranged: .overlay)
    end("div")
  }
}

extension ElementKind {
  // Some browsers blur a field while one of its accessory's buttons is pressed; the view must stay visible until the
  // press ends.
  internal static let accessory = ElementKind(
    "Accessory", flex: nil,
    css: """
      .Accessory{position:absolute;inset:100% 0 auto;z-index:1;display:none;background:var(--systemBackground);\
      box-shadow:0 1px 3px #0004}
      :is(.TextField,.Editor,.SearchBar):has(>.Accessory){position:relative}
      :focus-within>.Accessory,.Accessory:is(:hover,:active){display:grid}
      """)
}

extension KeyboardType {
  /// The name of the keyboard in HTML, unless the type of the element implies it.
  fileprivate var mode: String? {
    switch self {
    case .default, .asciiCapable, .namePhonePad, .emailAddress, .phonePad, .URL, .twitter, .numbersAndPunctuation: nil
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad: "decimal"
    case .webSearch: "search"
    }
  }
}

extension ReturnKeyType {
  /// The name of the return key in HTML.
  fileprivate var hint: String? {
    switch self {
    case .default, .emergencyCall, .join, .route: nil
    case .go, .continue: "go"
    case .google, .search, .yahoo: "search"
    case .next: "next"
    case .send: "send"
    case .done: "done"
    }
  }
}

extension TextContentType {
  /// The name of the content type in HTML, if there is one.
  fileprivate var word: String? {
    switch self {
    case .namePrefix: "honorific-prefix"
    case .name: "name"
    case .givenName: "given-name"
    case .middleName: "additional-name"
    case .familyName: "family-name"
    case .nameSuffix: "honorific-suffix"
    case .nickname: "nickname"
    case .jobTitle: "organization-title"
    case .organizationName: "organization"
    case .fullStreetAddress: "street-address"
    case .streetAddressLine1: "address-line1"
    case .streetAddressLine2: "address-line2"
    case .addressCity: "address-level2"
    case .addressState: "address-level1"
    case .sublocality: "address-level3"
    case .countryName: "country-name"
    case .postalCode: "postal-code"
    case .telephoneNumber: "tel"
    case .emailAddress: "email"
    case .URL: "url"
    case .username: "username"
    case .password: "current-password"
    case .newPassword: "new-password"
    case .oneTimeCode: "one-time-code"
    case .creditCardNumber: "cc-number"
    case .creditCardName: "cc-name"
    case .creditCardGivenName: "cc-given-name"
    case .creditCardMiddleName: "cc-additional-name"
    case .creditCardFamilyName: "cc-family-name"
    case .creditCardSecurityCode: "cc-csc"
    case .creditCardExpiration: "cc-exp"
    case .creditCardExpirationMonth: "cc-exp-month"
    case .creditCardExpirationYear: "cc-exp-year"
    case .creditCardType: "cc-type"
    case .birthdate: "bday"
    case .birthdateDay: "bday-day"
    case .birthdateMonth: "bday-month"
    case .birthdateYear: "bday-year"
    case .location, .addressCityAndState, .dateTime, .flightNumber, .shipmentTrackingNumber, .cellularEID,
      .cellularIMEI:
      nil
    }
  }
}
