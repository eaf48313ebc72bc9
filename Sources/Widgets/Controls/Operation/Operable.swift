import Mod

/// A widget with a value that users change.
///
/// A control of your own says what its value is, and shows itself by other widgets. Some of them may say what a tap on
/// them does to the value. Everything else follows: keys, native values of pages, the role for assistive technology,
/// and what is refused.
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
