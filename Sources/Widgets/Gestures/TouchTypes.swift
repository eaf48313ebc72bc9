/// The types of touches: by a finger, a pencil or a pointer.
public struct TouchTypes: NamedOptionSet {
  /// A finger on the screen.
  public static let direct = TouchTypes(rawValue: 1 << 0)
  /// A finger on another device, such as a remote control.
  public static let indirect = TouchTypes(rawValue: 1 << 1)
  /// A pencil.
  public static let pencil = TouchTypes(rawValue: 1 << 2)
  /// The pointer of a mouse or a trackpad.
  public static let indirectPointer = TouchTypes(rawValue: 1 << 3)
  /// All types.
  public static let all: TouchTypes = [.direct, .indirect, .pencil, .indirectPointer]

  /// The types and their names.
  public static var names: KeyValuePairs<Self, String> {
    [.direct: "direct", .indirect: "indirect", .pencil: "pencil", .indirectPointer: "indirectPointer"]
  }

  /// The bits, with one for each type.
  public let rawValue: UInt

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }
}
