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

/// The types of presses: of buttons on a remote control or a game controller. It models `UIPress.PressType`.
public struct PressTypes: NamedOptionSet {
  /// The button upwards.
  public static let upArrow = PressTypes(rawValue: 1 << 0)
  /// The button downwards.
  public static let downArrow = PressTypes(rawValue: 1 << 1)
  /// The button to the left.
  public static let leftArrow = PressTypes(rawValue: 1 << 2)
  /// The button to the right.
  public static let rightArrow = PressTypes(rawValue: 1 << 3)
  /// The button that selects.
  public static let select = PressTypes(rawValue: 1 << 4)
  /// The menu button.
  public static let menu = PressTypes(rawValue: 1 << 5)
  /// The button that plays and pauses.
  public static let playPause = PressTypes(rawValue: 1 << 6)
  /// All types.
  public static let all: PressTypes = [.upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause]

  /// The types and their names.
  public static var names: KeyValuePairs<Self, String> {
    [
      .upArrow: "upArrow", .downArrow: "downArrow", .leftArrow: "leftArrow", .rightArrow: "rightArrow",
      .select: "select", .menu: "menu", .playPause: "playPause",
    ]
  }

  /// The bits, with one for each type.
  public let rawValue: UInt

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }
}
