import Mod

/// A widget that users operate: a model of `UIControl`.
///
/// A control of your own declares its properties and embeds both kinds of shared attributes:
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
public protocol Control: Widget, Highlightable, Selectable, Switchable {
  /// The attributes of every control. Declare this property before ``Widget/attributes``.
  var controlAttributes: ControlAttributes { get set }
}

extension Control {
  /// The behaviors of the control. None by default.
  @inlinable public var behaviors: Behaviors {
    get { controlAttributes.behaviors }
    _modify { yield &controlAttributes.behaviors }
  }

  /// Whether the control responds to touches. `true` by default.
  @inlinable public var isEnabled: Bool {
    get { controlAttributes.isEnabled }
    _modify { yield &controlAttributes.isEnabled }
  }

  /// Whether the control is selected. `false` by default.
  @inlinable public var isSelected: Bool {
    get { controlAttributes.isSelected }
    _modify { yield &controlAttributes.isSelected }
  }

  /// Whether the control is pressed. `false` by default.
  @inlinable public var isHighlighted: Bool {
    get { controlAttributes.isHighlighted }
    _modify { yield &controlAttributes.isHighlighted }
  }

  /// The horizontal alignment of the content. `.center` by default.
  @inlinable public var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { controlAttributes.extras.value.contentHorizontalAlignment }
    _modify { yield &controlAttributes.extras.value.contentHorizontalAlignment }
  }

  /// The vertical alignment of the content. `.center` by default.
  ///
  /// Buttons follow it.
  @inlinable public var contentVerticalAlignment: ContentVerticalAlignment {
    get { controlAttributes.extras.value.contentVerticalAlignment }
    _modify { yield &controlAttributes.extras.value.contentVerticalAlignment }
  }

  /// Whether a long press opens the control's context menu. `false` by default.
  ///
  /// A long press, or a click with the secondary button, then sends `menuActionTriggered`.
  @inlinable public var isContextMenuInteractionEnabled: Bool {
    get { controlAttributes.extras.value.isContextMenuInteractionEnabled }
    _modify { yield &controlAttributes.extras.value.isContextMenuInteractionEnabled }
  }

  /// Whether a tap opens the context menu instead of the primary action. `false` by default.
  @inlinable public var showsMenuAsPrimaryAction: Bool {
    get { controlAttributes.extras.value.showsMenuAsPrimaryAction }
    _modify { yield &controlAttributes.extras.value.showsMenuAsPrimaryAction }
  }

  /// Whether symbol images in the control are animated when it is used. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var isSymbolAnimationEnabled: Bool {
    get { controlAttributes.extras.value.isSymbolAnimationEnabled }
    _modify { yield &controlAttributes.extras.value.isSymbolAnimationEnabled }
  }

  /// The hint that a pointer shows, or `nil` for none. `nil` by default.
  @inlinable public var toolTip: String? {
    get { controlAttributes.extras.value.toolTip }
    _modify { yield &controlAttributes.extras.value.toolTip }
  }

  /// The state that results from `isEnabled`, `isSelected` and `isHighlighted`.
  public var state: ControlState {
    var state = ControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}

extension PropertyNames where Root: Control {
  /// The horizontal alignment of the content. `.center` by default.
  @inlinable public static var contentHorizontalAlignment: Property<Root, ContentHorizontalAlignment> {
    Property { $1(&$0.contentHorizontalAlignment) }
  }

  /// The vertical alignment of the content. `.center` by default.
  @inlinable public static var contentVerticalAlignment: Property<Root, ContentVerticalAlignment> {
    Property { $1(&$0.contentVerticalAlignment) }
  }

  /// Whether a long press opens the control's context menu. `false` by default.
  @inlinable public static var isContextMenuInteractionEnabled: Property<Root, Bool> {
    Property { $1(&$0.isContextMenuInteractionEnabled) }
  }

  /// Whether a tap opens the context menu instead of the primary action. `false` by default.
  @inlinable public static var showsMenuAsPrimaryAction: Property<Root, Bool> {
    Property { $1(&$0.showsMenuAsPrimaryAction) }
  }

  /// Whether symbol images in the control are animated when it is used. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var isSymbolAnimationEnabled: Property<Root, Bool> {
    Property { $1(&$0.isSymbolAnimationEnabled) }
  }

  /// The hint that a pointer shows, or `nil` for none. `nil` by default.
  @inlinable public static var toolTip: Property<Root, String?> { Property { $1(&$0.toolTip) } }
}

extension EventNames where Root: Control {
  /// Returns the event for control events, with the control as it is then.
  ///
  /// ```swift
  /// Slider(.action(.valueChanged) --> { slider in print(slider.value) })
  /// ```
  public static func action(_ events: ControlEvents) -> Event<Root, Root> {
    Event<Root, Void>("", events).compactMap("action(\(events))") { root, _ in root }
  }

  /// Returns the event for control events, with a property of the control.
  ///
  /// ```swift
  /// Switch(.action(.valueChanged, \.isOn) --> isExpanded)
  /// ```
  public static func action<Value>(
    _ events: ControlEvents,
    _ value: any KeyPath<Root, Value> & Sendable
  ) -> Event<Root, Value> {
    Event<Root, Void>("", events).compactMap("action(\(events))") { root, _ in root[keyPath: value] }
  }

  /// Sent when the control is tapped.
  public static var tapped: Event<Root, Void> { Event<Root, Void>(#function, .touchUpInside) }
}

extension Event where Root: Bindable {
  @available(*, unavailable, message: "only a control has 'tapped'; other widgets have '.onTap { … }'")
  @_disfavoredOverload public static var tapped: Event<Root, Void> { Event<Root, Void>() }
}
