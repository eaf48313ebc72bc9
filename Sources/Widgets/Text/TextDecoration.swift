import Mod

/// The lines that decorate a text. See ``TextDisplaying/textDecoration``.
///
/// ```swift
/// let link = Label("Terms", .textColor(.link), .while(.hovered, .textDecoration(.underline)))
/// ```
public struct TextDecoration: NamedOptionSet {
  /// A line below the letters.
  public static let underline = TextDecoration(rawValue: 1 << 0)
  /// A line through the letters.
  public static let strikethrough = TextDecoration(rawValue: 1 << 1)

  /// The lines and their names.
  public static var names: KeyValuePairs<Self, String> { [.underline: "underline", .strikethrough: "strikethrough"] }

  /// The bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
}
