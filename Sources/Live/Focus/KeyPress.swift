/// A key that a user presses, with the modifiers that are held.
///
/// ```swift
/// try tree.press(.tab)
/// try tree.press("a")
/// try tree.press(.left + .shift)
/// ```
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public var key: Key

  /// The modifiers that are held. None by default.
  public var modifiers: Modifiers

  /// Creates a key press.
  public init(_ key: Key, _ modifiers: Modifiers = []) { (self.key, self.modifiers) = (key, modifiers) }

  /// A key of a keyboard.
  public enum Key: Hashable, Sendable {
    /// A key that types a character, as it is typed: `A` with the shift key.
    case character(Character)
    /// The return key, or the enter key.
    case `return`
    /// The tab key.
    case tab
    /// The escape key.
    case escape
    /// The key that deletes backward.
    case backspace
    /// The key that deletes forward.
    case delete
    /// An arrow key.
    case up, down, left, right
    /// A key that moves to the start or to the end.
    case home, end
    /// A key that moves by a page.
    case pageUp, pageDown
    /// A function key, by its number from 1.
    case function(Int)
  }

  /// The keys that change the meaning of others.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits of the modifiers.
    public let rawValue: Int

    /// Creates modifiers from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The shift key.
    public static let shift = Modifiers(rawValue: 1)
    /// The alternate key, which is also named option or meta.
    public static let alternate = Modifiers(rawValue: 2)
    /// The control key.
    public static let control = Modifiers(rawValue: 4)
    /// The command key, which is also named super.
    public static let command = Modifiers(rawValue: 8)
  }

  /// Returns the key press with further modifiers.
  public static func + (press: KeyPress, modifiers: Modifiers) -> KeyPress {
    KeyPress(press.key, press.modifiers.union(modifiers))
  }
}

extension KeyPress: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates a press of the key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(.character(character)) }

  /// The space bar.
  public static let space = KeyPress(.character(" "))
  /// The return key.
  public static let `return` = KeyPress(.return)
  /// The tab key.
  public static let tab = KeyPress(.tab)
  /// The escape key.
  public static let escape = KeyPress(.escape)
  /// The key that deletes backward.
  public static let backspace = KeyPress(.backspace)
  /// The key that deletes forward.
  public static let delete = KeyPress(.delete)
  /// The arrow key that points up.
  public static let up = KeyPress(.up)
  /// The arrow key that points down.
  public static let down = KeyPress(.down)
  /// The arrow key that points to the left.
  public static let left = KeyPress(.left)
  /// The arrow key that points to the right.
  public static let right = KeyPress(.right)
  /// The key that moves to the start.
  public static let home = KeyPress(.home)
  /// The key that moves to the end.
  public static let end = KeyPress(.end)
  /// The key that moves up by a page.
  public static let pageUp = KeyPress(.pageUp)
  /// The key that moves down by a page.
  public static let pageDown = KeyPress(.pageDown)
}

extension KeyPress: CustomStringConvertible {
  /// The key with its modifiers: `control+a`, `shift+tab`.
  public var description: String {
    let names: [(Modifiers, String)] = [
      (.control, "control"), (.alternate, "alternate"), (.shift, "shift"), (.command, "command"),
    ]
    let name =
      switch key {
      case .character(" "): "space"
      case .character(let character): "\(character)"
      case .function(let number): "F\(number)"
      default: "\(key)"
      }
    return (names.filter { modifiers.contains($0.0) }.map(\.1) + [name]).joined(separator: "+")
  }
}
