/// What a text means, so that the system can offer to fill it in. It models `UITextContentType`.
public enum TextContentType: Hashable, Sendable, CaseIterable {
  /// A title before a name, such as Dr.
  case namePrefix
  /// A whole name.
  case name
  /// A first name.
  case givenName
  /// A middle name.
  case middleName
  /// A family name.
  case familyName
  /// What follows a name, such as Jr.
  case nameSuffix
  /// A nickname.
  case nickname
  /// A job title.
  case jobTitle
  /// The name of an organisation.
  case organizationName
  /// A place, with its address.
  case location
  /// A street address, complete.
  case fullStreetAddress
  /// The first line of a street address.
  case streetAddressLine1
  /// The second line of a street address.
  case streetAddressLine2
  /// A city.
  case addressCity
  /// A state or province.
  case addressState
  /// A city with its state or province.
  case addressCityAndState
  /// A part of a city.
  case sublocality
  /// A country.
  case countryName
  /// A postal code.
  case postalCode
  /// A telephone number.
  case telephoneNumber
  /// An e-mail address.
  case emailAddress
  /// An address on the web.
  case URL
  /// The name of an account.
  case username
  /// The password of an account.
  case password
  /// The password of a new account.
  case newPassword
  /// A code that is good for one use.
  case oneTimeCode
  /// The number of a credit card.
  case creditCardNumber
  /// The name on a credit card.
  case creditCardName
  /// The first name on a credit card.
  case creditCardGivenName
  /// The middle name on a credit card.
  case creditCardMiddleName
  /// The family name on a credit card.
  case creditCardFamilyName
  /// The security code of a credit card.
  case creditCardSecurityCode
  /// The month and year in which a credit card expires.
  case creditCardExpiration
  /// The month in which a credit card expires.
  case creditCardExpirationMonth
  /// The year in which a credit card expires.
  case creditCardExpirationYear
  /// The kind of a credit card.
  case creditCardType
  /// A date of birth.
  case birthdate
  /// The day of a date of birth.
  case birthdateDay
  /// The month of a date of birth.
  case birthdateMonth
  /// The year of a date of birth.
  case birthdateYear
  /// A date, a time, or both.
  case dateTime
  /// The number of a flight.
  case flightNumber
  /// The number to track a parcel by.
  case shipmentTrackingNumber
  /// The number of a device in a cellular network.
  case cellularEID
  /// The number of a telephone in a cellular network.
  case cellularIMEI
}
