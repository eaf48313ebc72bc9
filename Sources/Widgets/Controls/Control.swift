import Mod

/// A widget that people operate: a model of `UIControl`.
///
/// A control of your own states its properties and embeds both kinds of shared attributes:
///
/// ```swift
/// struct Knob: Control {
///   var angle = 0.0
///   var controlAttributes = ControlAttributes()
///   var attributes = ViewAttributes.fresh
/// }
///
/// let knob = Knob(.isEnabled -- false)
/// knob.state  // .disabled
/// ```
public protocol Control: Widget, Switchable {
  /// What every control has. Declare it before ``Widget/attributes``.
  var controlAttributes: ControlAttributes { get set }
}

extension Control {
  /// Whether the control answers to touches. `true` by default.
  @inlinable
  public var isEnabled: Bool {
    get { controlAttributes.isEnabled }
    _modify { yield &controlAttributes.isEnabled }
  }

  /// Whether the control is chosen. `false` by default.
  @inlinable
  public var isSelected: Bool {
    get { controlAttributes.isSelected }
    _modify { yield &controlAttributes.isSelected }
  }

  /// Whether the control is pressed at this moment. `false` by default.
  @inlinable
  public var isHighlighted: Bool {
    get { controlAttributes.isHighlighted }
    _modify { yield &controlAttributes.isHighlighted }
  }

  /// Where the content goes from left to right. `.center` by default.
  @inlinable
  public var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { controlAttributes.contentHorizontalAlignment }
    _modify { yield &controlAttributes.contentHorizontalAlignment }
  }

  /// Where the content goes from top to bottom. `.center` by default.
  @inlinable
  public var contentVerticalAlignment: ContentVerticalAlignment {
    get { controlAttributes.contentVerticalAlignment }
    _modify { yield &controlAttributes.contentVerticalAlignment }
  }

  /// Whether a long press opens the control's context menu. `false` by default.
  @inlinable
  public var isContextMenuInteractionEnabled: Bool {
    get { controlAttributes.isContextMenuInteractionEnabled }
    _modify { yield &controlAttributes.isContextMenuInteractionEnabled }
  }

  /// Whether a tap opens the context menu instead of doing what the control does. `false` by default.
  @inlinable
  public var showsMenuAsPrimaryAction: Bool {
    get { controlAttributes.showsMenuAsPrimaryAction }
    _modify { yield &controlAttributes.showsMenuAsPrimaryAction }
  }

  /// Whether symbol images in the control move when it is used. `false` by default.
  @inlinable
  public var isSymbolAnimationEnabled: Bool {
    get { controlAttributes.isSymbolAnimationEnabled }
    _modify { yield &controlAttributes.isSymbolAnimationEnabled }
  }

  /// The hint that a pointer brings up, or `nil` for none, which is the default.
  @inlinable
  public var toolTip: String? {
    get { controlAttributes.toolTip }
    _modify { yield &controlAttributes.toolTip }
  }

  /// The state that `isEnabled`, `isSelected` and `isHighlighted` make together.
  public var state: ControlState {
    var state = ControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
