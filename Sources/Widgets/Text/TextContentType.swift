/// The meaning of a text, for the system's autofill. It models `UITextContentType`.
public enum TextContentType: Hashable, Sendable, CaseIterable {
  /// A prefix of a name, such as Dr.
  case namePrefix
  /// A whole name.
  case name
  /// A first name.
  case givenName
  /// A middle name.
  case middleName
  /// A family name.
  case familyName
  /// A suffix of a name, such as Jr.
  case nameSuffix
  /// A nickname.
  case nickname
  /// A job title.
  case jobTitle
  /// The name of an organization.
  case organizationName
  /// A location with its address.
  case location
  /// A complete street address.
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
  /// A web address.
  case URL
  /// A user name.
  case username
  /// The password of an account.
  case password
  /// The password of a new account.
  case newPassword
  /// A one-time code.
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
  /// The tracking number of a parcel.
  case shipmentTrackingNumber
  /// The identifier of a device in a cellular network.
  case cellularEID
  /// The identifier of a telephone in a cellular network.
  case cellularIMEI
}
