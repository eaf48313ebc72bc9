import Mod

/// A control that is on or off: a model of `UISwitch`.
public struct Switch: Control, Titled {
  /// Whether the switch is on. `false` by default.
  public var isOn = false

  // What few set is in a box of their own, so that others stay small.
  internal var extras = SwitchExtras.fresh

  /// The attributes of every control.
  public var controlAttributes = ControlAttributes()

  /// The attributes of every view.
  public var attributes = ViewAttributes.button

  /// Creates a switch that is off.
  public init() {}
}

extension Switch {
  /// The appearance of a switch. It models `UISwitch.Style`.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// The appearance that fits the device.
    case automatic
    /// A checkbox.
    case checkbox
    /// A sliding thumb.
    case sliding
  }
}

extension Switch {
  /// The properties that users change: whether the switch is on.
  public static let userEditable = [EditableProperty(\Switch.isOn)]
}

extension PropertyNames where Root == Switch {
  /// Whether the switch is on. `false` by default.
  @inlinable public static var isOn: Property<Root, Bool> { Property { $1(&$0.isOn) } }

  /// The color of the switch while it is on, or `nil` for the system's green. `nil` by default.
  @inlinable public static var onTintColor: Property<Root, Color?> { Property { $1(&$0.onTintColor) } }

  /// The color of the thumb, or `nil` for that of the system. `nil` by default.
  @inlinable public static var thumbTintColor: Property<Root, Color?> { Property { $1(&$0.thumbTintColor) } }

  /// The image while the switch is on, on systems that support it. `nil` by default.
  ///
  /// It is shown on the thumb.
  @inlinable public static var onImage: Property<Root, Image?> { Property { $1(&$0.onImage) } }

  /// The image while the switch is off, on systems that support it. `nil` by default.
  ///
  /// It is shown on the thumb.
  @inlinable public static var offImage: Property<Root, Image?> { Property { $1(&$0.offImage) } }

  /// The preferred appearance. `.automatic` by default.
  @inlinable public static var preferredStyle: Property<Root, Switch.Style> { Property { $1(&$0.preferredStyle) } }
}
