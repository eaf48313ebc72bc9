import Mod

/// What every control has beside what every view has: the properties of `UIControl`.
///
/// Controls embed it and read as if the properties were their own: `button.isEnabled`.
public struct ControlAttributes: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var isEnabled = true
  @usableFromInline internal var isSelected = false
  @usableFromInline internal var isHighlighted = false
  @usableFromInline internal var contentHorizontalAlignment = ContentHorizontalAlignment.center
  @usableFromInline internal var contentVerticalAlignment = ContentVerticalAlignment.center
  @usableFromInline internal var isContextMenuInteractionEnabled = false
  @usableFromInline internal var showsMenuAsPrimaryAction = false
  @usableFromInline internal var isSymbolAnimationEnabled = false
  @usableFromInline internal var toolTip: String?

  /// The attributes of a control that nobody has touched.
  public init() {}
}

/// Where a control puts its content from left to right. It models `UIControl.ContentHorizontalAlignment`.
public enum ContentHorizontalAlignment: Hashable, Sendable, CaseIterable {
  /// In the middle.
  case center
  /// At the left edge.
  case left
  /// At the right edge.
  case right
  /// From edge to edge.
  case fill
  /// At the edge where reading starts.
  case leading
  /// At the edge where reading ends.
  case trailing
}

/// Where a control puts its content from top to bottom. It models `UIControl.ContentVerticalAlignment`.
public enum ContentVerticalAlignment: Hashable, Sendable, CaseIterable {
  /// In the middle.
  case center
  /// At the top.
  case top
  /// At the bottom.
  case bottom
  /// From the top to the bottom.
  case fill
}
