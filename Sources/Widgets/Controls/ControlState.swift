/// The state of a control: any combination of highlighted, disabled, selected and focused. It models `UIControl.State`.
///
/// ```swift
/// let style: Mod<Button> = [.title("Follow"), .title(for: .selected) -- "Following"]
/// ```
public struct ControlState: OptionSet, Hashable, Sendable {
  /// Enabled, and neither selected nor highlighted.
  public static let normal: ControlState = []
  /// Pressed.
  public static let highlighted = ControlState(rawValue: 1 << 0)
  /// Disabled.
  public static let disabled = ControlState(rawValue: 1 << 1)
  /// Selected, such as a tab that is shown or a button that is on.
  public static let selected = ControlState(rawValue: 1 << 2)
  /// Focused.
  public static let focused = ControlState(rawValue: 1 << 3)
  /// The bits that are free for states of your own.
  public static let application = ControlState(rawValue: 0x00FF_0000)
  /// The bits that UIKit reserves.
  public static let reserved = ControlState(rawValue: 0xFF00_0000)

  /// The bits, with the values of UIKit.
  public let rawValue: UInt

  /// Creates a state from bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Every combination of the four named states, `normal` first.
  internal static let combinations = (0..<16).map(ControlState.init(rawValue:))
}

extension ControlState: CustomStringConvertible {
  /// The state as source code: `.normal`, `.selected`, `[.highlighted, .selected]`.
  public var description: String {
    let names: KeyValuePairs<ControlState, String> = [
      .highlighted: ".highlighted", .disabled: ".disabled", .selected: ".selected", .focused: ".focused",
    ]
    let unnamed = subtracting([.highlighted, .disabled, .selected, .focused])
    let members =
      names.filter { contains($0.key) }.map(\.value)
      + (unnamed.isEmpty ? [] : ["ControlState(rawValue: \(unnamed.rawValue))"])
    switch members.count {
    case 0: return ".normal"
    case 1: return members[0]
    default: return "[\(members.joined(separator: ", "))]"
    }
  }
}
