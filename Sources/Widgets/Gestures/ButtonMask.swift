/// The buttons of a pointing device.
public struct ButtonMask: NamedOptionSet {
  /// The primary button, most often the left one.
  public static let primary = ButtonMask(rawValue: 1 << 0)
  /// The secondary button, most often the right one.
  public static let secondary = ButtonMask(rawValue: 1 << 1)

  /// The buttons and their names.
  public static var names: KeyValuePairs<Self, String> { [.primary: "primary", .secondary: "secondary"] }

  /// The bits, with one for each button.
  public let rawValue: UInt

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }
}
