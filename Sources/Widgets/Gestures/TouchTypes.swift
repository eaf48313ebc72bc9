/// What touches: a finger, a pencil, a pointer.
public struct TouchTypes: NamedOptionSet {
  /// A finger on the screen.
  public static let direct = TouchTypes(rawValue: 1 << 0)
  /// A finger elsewhere, as on a remote control.
  public static let indirect = TouchTypes(rawValue: 1 << 1)
  /// A pencil.
  public static let pencil = TouchTypes(rawValue: 1 << 2)
  /// The pointer of a mouse or a trackpad.
  public static let indirectPointer = TouchTypes(rawValue: 1 << 3)
  /// Anything that touches.
  public static let all: TouchTypes = [.direct, .indirect, .pencil, .indirectPointer]

  /// The kinds with their names.
  public static var names: KeyValuePairs<Self, String> {
    [.direct: "direct", .indirect: "indirect", .pencil: "pencil", .indirectPointer: "indirectPointer"]
  }

  /// One bit for each kind.
  public let rawValue: UInt

  /// Makes a set from its bits.
  @inlinable
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
