import Foundation
import Mod

/// A control that is on or off: a model of `UISwitch`.
public struct Switch: Control, Titled {
  /// Whether the switch is on. `false` by default.
  public var isOn = false

  // Rarely used properties are in a box of their own, so that most switches are small.
  internal var extras = SwitchExtras.fresh

  /// The attributes of every control.
  public var controlAttributes = ControlAttributes()

  /// The attributes of every view.
  public var attributes = ViewAttributes.button

  /// Creates a switch that is off.
  public init() {}

  /// `false`, because it has the parts of every widget.
  @inlinable public var _hasPartsOfItsOwn: Bool { false }
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

  /// The color of the thumb, or `nil` for the system's. `nil` by default.
  @inlinable public static var thumbTintColor: Property<Root, Color?> { Property { $1(&$0.thumbTintColor) } }

  /// The image while the switch is on, on systems that support it. `nil` by default.
  @inlinable public static var onImage: Property<Root, Image?> { Property { $1(&$0.onImage) } }

  /// The image while the switch is off, on systems that support it. `nil` by default.
  @inlinable public static var offImage: Property<Root, Image?> { Property { $1(&$0.offImage) } }

  /// The preferred appearance. `.automatic` by default.
  @inlinable public static var preferredStyle: Property<Root, Switch.Style> { Property { $1(&$0.preferredStyle) } }
}

/// The attributes that few values of the type ``Switch`` set.
internal struct SwitchExtras: Equatable, Sendable, InspectableByParts {
  internal static let fresh = Boxed(SwitchExtras())

  internal var onTintColor: Color?
  internal var thumbTintColor: Color?
  internal var onImage: Image?
  internal var offImage: Image?
  internal var title: String?
  internal var preferredStyle = Switch.Style.automatic
}

extension Switch {
  /// The color of the switch while it is on, or `nil` for the system's green. `nil` by default.
  public var onTintColor: Color? {
    get { extras.value.onTintColor }
    _modify { yield &extras.value.onTintColor }
  }

  /// The color of the thumb, or `nil` for the system's. `nil` by default.
  public var thumbTintColor: Color? {
    get { extras.value.thumbTintColor }
    _modify { yield &extras.value.thumbTintColor }
  }

  /// The image while the switch is on, on systems that support it. `nil` by default.
  ///
  /// It is shown on the thumb.
  public var onImage: Image? {
    get { extras.value.onImage }
    _modify { yield &extras.value.onImage }
  }

  /// The image while the switch is off, on systems that support it. `nil` by default.
  ///
  /// It is shown on the thumb.
  public var offImage: Image? {
    get { extras.value.offImage }
    _modify { yield &extras.value.offImage }
  }

  /// The title beside the switch if it is a checkbox. `nil` by default.
  public var title: String? {
    get { extras.value.title }
    _modify { yield &extras.value.title }
  }

  /// The preferred appearance. `.automatic` by default.
  public var preferredStyle: Style {
    get { extras.value.preferredStyle }
    _modify { yield &extras.value.preferredStyle }
  }
}
