import Mod

/// Something that is on or off: a model of `UISwitch`.
public struct Switch: Control {
  /// Whether it is on. `false` by default.
  public var isOn = false

  /// Its colour while it is on; `nil`, the default, for the system's green.
  public var onTintColor: Color?

  /// The colour of its knob; `nil`, the default, for the system's.
  public var thumbTintColor: Color?

  /// The picture that shows while it is on, where the system still has one. `nil` by default.
  public var onImage: Image?

  /// The picture that shows while it is off, where the system still has one. `nil` by default.
  public var offImage: Image?

  /// What stands beside it where it is a checkbox. `nil` by default.
  public var title: String?

  /// How it looks. `.automatic` by default.
  public var preferredStyle = Style.automatic

  /// What every control has.
  public var controlAttributes = ControlAttributes()

  /// What every view has.
  public var attributes = ViewAttributes.button

  /// Makes a switch that is off.
  public init() {}
}

extension Switch {
  /// How a switch looks. It models `UISwitch.Style`.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// As fits the device.
    case automatic
    /// A box with a tick.
    case checkbox
    /// A knob that slides.
    case sliding
  }
}

extension Switch {
  /// Users change its position.
  public static let userEditable = [EditableProperty(\Switch.isOn)]
}

extension PropertyNames where Root == Switch {
  /// Names ``Switch/isOn``.
  @inlinable public static var isOn: Property<Root, Bool> { Property { $1(&$0.isOn) } }
  /// Names ``Switch/onTintColor``.
  @inlinable public static var onTintColor: Property<Root, Color?> { Property { $1(&$0.onTintColor) } }
  /// Names ``Switch/thumbTintColor``.
  @inlinable public static var thumbTintColor: Property<Root, Color?> { Property { $1(&$0.thumbTintColor) } }
  /// Names ``Switch/onImage``.
  @inlinable public static var onImage: Property<Root, Image?> { Property { $1(&$0.onImage) } }
  /// Names ``Switch/offImage``.
  @inlinable public static var offImage: Property<Root, Image?> { Property { $1(&$0.offImage) } }
  /// Names ``Switch/title``.
  @inlinable public static var title: Property<Root, String?> { Property { $1(&$0.title) } }
  /// Names ``Switch/preferredStyle``.
  @inlinable public static var preferredStyle: Property<Root, Switch.Style> { Property { $1(&$0.preferredStyle) } }
}
