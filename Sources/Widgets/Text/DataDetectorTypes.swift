/// The types of data that a text view detects and turns into links. It models `UIDataDetectorTypes`.
public struct DataDetectorTypes: NamedOptionSet {
  /// Telephone numbers.
  public static let phoneNumber = DataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses.
  public static let link = DataDetectorTypes(rawValue: 1 << 1)
  /// Street addresses.
  public static let address = DataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = DataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of parcels.
  public static let shipmentTrackingNumber = DataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers.
  public static let flightNumber = DataDetectorTypes(rawValue: 1 << 5)
  /// Terms that users may want to look up.
  public static let lookupSuggestion = DataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money.
  public static let money = DataDetectorTypes(rawValue: 1 << 7)
  /// Physical quantities, such as lengths and weights.
  public static let physicalValue = DataDetectorTypes(rawValue: 1 << 8)
  /// All types, including future ones.
  public static let all = DataDetectorTypes(rawValue: .max)

  /// The types and their names.
  public static var names: KeyValuePairs<Self, String> {
    [
      .phoneNumber: "phoneNumber", .link: "link", .address: "address", .calendarEvent: "calendarEvent",
      .shipmentTrackingNumber: "shipmentTrackingNumber", .flightNumber: "flightNumber",
      .lookupSuggestion: "lookupSuggestion", .money: "money", .physicalValue: "physicalValue",
    ]
  }

  /// The bits, with the values of UIKit.
  public let rawValue: UInt

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }
}
