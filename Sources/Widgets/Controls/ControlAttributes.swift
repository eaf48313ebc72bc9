import Mod

/// The attributes of every control: the properties of `UIControl`.
///
/// Controls embed them, so that they are reported as their own: `button.isEnabled`.
public struct ControlAttributes: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var isEnabled = true
  @usableFromInline internal var isSelected = false
  @usableFromInline internal var isHighlighted = false
  @usableFromInline internal var extras = ControlExtras.fresh

  // Nearly all controls have behaviors. Beside these, most have the attributes of a fresh view of their kind.
  @usableFromInline internal var behaviors = Behaviors()

  /// Creates the attributes of an unmodified control.
  public init() {}
}

/// The attributes that few controls set.
@usableFromInline internal struct ControlExtras: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal static let fresh = Boxed(ControlExtras())

  @usableFromInline internal var contentHorizontalAlignment = ContentHorizontalAlignment.center
  @usableFromInline internal var contentVerticalAlignment = ContentVerticalAlignment.center
  @usableFromInline internal var isContextMenuInteractionEnabled = false
  @usableFromInline internal var showsMenuAsPrimaryAction = false
  @usableFromInline internal var isSymbolAnimationEnabled = false
  @usableFromInline internal var toolTip: String?
}

/// The horizontal alignment of a control's content. It models `UIControl.ContentHorizontalAlignment`.
public enum ContentHorizontalAlignment: Hashable, Sendable, CaseIterable {
  /// Centered.
  case center
  /// At the left edge.
  case left
  /// At the right edge.
  case right
  /// From edge to edge.
  case fill
  /// At the leading edge.
  case leading
  /// At the trailing edge.
  case trailing
}

/// The vertical alignment of a control's content. It models `UIControl.ContentVerticalAlignment`.
public enum ContentVerticalAlignment: Hashable, Sendable, CaseIterable {
  /// Centered.
  case center
  /// At the top.
  case top
  /// At the bottom.
  case bottom
  /// From the top to the bottom.
  case fill
}

/// The appearance and behavior of a control on touch screens and desktops. It models `UIBehavioralStyle`.
public enum BehavioralStyle: Hashable, Sendable, CaseIterable {
  /// The style of the device.
  case automatic
  /// The style of a touch screen.
  case pad
  /// The style of a desktop.
  case mac
}
