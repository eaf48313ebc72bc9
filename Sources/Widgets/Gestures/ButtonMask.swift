/// Buttons of a pointer.
public struct ButtonMask: NamedOptionSet {
  /// The button for choosing things, most often the left one.
  public static let primary = ButtonMask(rawValue: 1 << 0)
  /// The button for menus, most often the right one.
  public static let secondary = ButtonMask(rawValue: 1 << 1)

  /// The two buttons with their names.
  public static var names: KeyValuePairs<Self, String> {
    [.primary: "primary", .secondary: "secondary"]
  }

  /// One bit for each button.
  public let rawValue: UInt

  /// Makes a set of buttons from their bits.
  @inlinable
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
