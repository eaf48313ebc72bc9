import Mod

/// A widget with a value that users change.
///
/// A control of your own declares its value and shows itself by other widgets, some of which may declare the effect of
/// a tap on them. Keys, native values of pages, the role for assistive technology, and refusals at limits follow.
///
/// ```swift
/// struct Rating: Control {
///   var stars = 0
///   var controlAttributes = ControlAttributes()
///   var attributes = ViewAttributes.fresh
/// }
///
/// extension Rating: Operable, Previewable {
///   var operatedValue: OperatedValue<Rating> { .number(\.stars, in: 0...5) }
///
///   var preview: any Widget {
///     HStack {
///       for star in 1...5 {
///         ImageView(.image(Image(systemName: star <= stars ? "star.fill" : "star")), .operation(.set(Double(star))))
///       }
///     }
///   }
/// }
/// ```
///
/// In a live tree, a user's operation changes the value first. Then the control sends `valueChanged` and
/// `primaryActionTriggered`. An operation without an effect sends nothing.
public protocol Operable: Widget {
  /// The value that users change.
  var operatedValue: OperatedValue<Self> { get }
}

extension Operable {
  /// The property of the ``operatedValue``.
  public static var userEditable: [EditableProperty<Self>] { [Self().operatedValue.property] }

  /// The role that the accessibility traits imply, or else that of a slider, a segmented control or a switch.
  public var accessibilityRole: AccessibilityRole? {
    if let role = accessibilityTraits.role { return role }
    return switch controlValue {
    case .number: .slider
    case .choice: .segmentedControl
    case .flag: .switch
    }
  }
}

extension Widget {
  /// The change that a tap on the widget makes to the value of the control that shows it. `nil` by default.
  ///
  /// Set it on a widget in the preview of an ``Operable`` control. The widget then takes touches, even if it is a label
  /// or an image.
  public var operation: ControlOperation? {
    get { attributes.value.extras.value.operation }
    set { attributes.value.extras.value.operation = newValue }
  }

  /// Whether the widget itself takes touches.
  package var takesTouches: Bool { isUserInteractionEnabled || operation != nil }
}

extension PropertyNames where Root: Widget {
  /// The change that a tap on the widget makes to the value of the control that shows it. `nil` by default.
  public static var operation: Property<Root, ControlOperation?> { Property { $1(&$0.operation) } }
}

/// A change that a user makes to the value of a control: by a tap on a part, a key, or a native control of a page.
public enum ControlOperation: Hashable, Sendable {
  /// Changes a number by some steps, downward if they are negative.
  case step(Int)

  /// Sets a number, or the nearest one between its limits.
  case set(Double)

  /// Chooses an element, by its index.
  case choose(Int)

  /// Toggles the control.
  case toggle
}

/// The value of a control as its user sees it.
public enum ControlValue: Hashable, Sendable {
  /// A number between two limits, which changes by steps. Beyond a limit it may continue at the other one.
  case number(Double, in: ClosedRange<Double>, step: Double, wraps: Bool = false)

  /// One of some elements, by its index, or none of them. Some may be disabled.
  case choice(Int?, of: Int, disabled: Set<Int> = [])

  /// A value that is on or off.
  case flag(Bool)
}
