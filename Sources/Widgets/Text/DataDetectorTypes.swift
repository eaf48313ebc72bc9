/// What a text view finds in its text and makes links of. It models `UIDataDetectorTypes`.
public struct DataDetectorTypes: NamedOptionSet {
  /// Telephone numbers.
  public static let phoneNumber = DataDetectorTypes(rawValue: 1 << 0)
  /// Addresses on the web.
  public static let link = DataDetectorTypes(rawValue: 1 << 1)
  /// Street addresses.
  public static let address = DataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = DataDetectorTypes(rawValue: 1 << 3)
  /// Numbers to track a parcel by.
  public static let shipmentTrackingNumber = DataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = DataDetectorTypes(rawValue: 1 << 5)
  /// What one may want to look up.
  public static let lookupSuggestion = DataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money.
  public static let money = DataDetectorTypes(rawValue: 1 << 7)
  /// Lengths, weights and the like.
  public static let physicalValue = DataDetectorTypes(rawValue: 1 << 8)
  /// All of these, and what may yet come.
  public static let all = DataDetectorTypes(rawValue: .max)

  /// The types by their names.
  public static var names: KeyValuePairs<Self, String> {
    [
      .phoneNumber: "phoneNumber", .link: "link", .address: "address", .calendarEvent: "calendarEvent",
      .shipmentTrackingNumber: "shipmentTrackingNumber", .flightNumber: "flightNumber",
      .lookupSuggestion: "lookupSuggestion", .money: "money", .physicalValue: "physicalValue",
    ]
  }

  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Makes types of bits.
  @inlinable
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
