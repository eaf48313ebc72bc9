/// What state a control is in: any combination of highlighted, disabled, selected and focused. It models `UIControl.State`.
///
/// ```swift
/// let style: Mod<Button> = [.title("Follow"), .title(for: .selected) -- "Following"]
/// ```
public struct ControlState: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  @inlinable
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Enabled, and neither selected nor highlighted.
  public static let normal: ControlState = []
  /// Pressed at this moment.
  public static let highlighted = ControlState(rawValue: 1 << 0)
  /// Deaf to touches.
  public static let disabled = ControlState(rawValue: 1 << 1)
  /// Chosen: the selected tab, a button that is on.
  public static let selected = ControlState(rawValue: 1 << 2)
  /// Where the focus engine is.
  public static let focused = ControlState(rawValue: 1 << 3)
  /// The bits that are free for states of your own.
  public static let application = ControlState(rawValue: 0x00FF_0000)
  /// The bits that UIKit keeps for itself.
  public static let reserved = ControlState(rawValue: 0xFF00_0000)

  /// Every combination of the named states, `normal` first.
  internal static let combinations = (0..<UInt(16)).map(ControlState.init(rawValue:))
}

extension ControlState: CustomStringConvertible {
  /// The state as one would write it: `.normal`, `.selected`, `[.highlighted, .selected]`.
  public var description: String {
    let names: [(ControlState, String)] = [
      (.highlighted, ".highlighted"), (.disabled, ".disabled"), (.selected, ".selected"), (.focused, ".focused"),
    ]
    var parts = names.filter { contains($0.0) }.map(\.1)
    let others = subtracting([.highlighted, .disabled, .selected, .focused])
    if !others.isEmpty { parts.append("ControlState(rawValue: \(others.rawValue))") }
    switch parts.count {
    case 0: return ".normal"
    case 1: return parts[0]
    default: return "[\(parts.joined(separator: ", "))]"
    }
  }
}
