/// The events of a control. It models `UIControl.Event`.
public struct ControlEvents: NamedOptionSet {
  /// A touch began in the control.
  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  /// Another touch began in the control, such as the second of a double tap.
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  /// A touch moved within the control.
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  /// A touch moved outside the control.
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
  /// A touch moved into the control.
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  /// A touch moved out of the control.
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  /// A touch ended in the control, which is a tap.
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  /// A touch ended outside the control.
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  /// The system cancelled a touch.
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)
  /// The user changed the value of the control.
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)
  /// The primary action was triggered, by a touch or otherwise.
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
  /// The menu of the control is about to open.
  public static let menuActionTriggered = ControlEvents(rawValue: 1 << 14)
  /// The user began to edit the text.
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  /// The user changed the text.
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  /// The user stopped editing the text.
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  /// The user ended editing by the return key.
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)

  /// All events of touches.
  public static let allTouchEvents = ControlEvents(rawValue: 0x0000_0FFF)
  /// All events of text editing.
  public static let allEditingEvents = ControlEvents(rawValue: 0x000F_0000)
  /// All events.
  public static let allEvents = ControlEvents(rawValue: 0xFFFF_FFFF)

  /// The events and their names.
  public static var names: KeyValuePairs<Self, String> {
    [
      .touchDown: "touchDown", .touchDownRepeat: "touchDownRepeat", .touchDragInside: "touchDragInside",
      .touchDragOutside: "touchDragOutside", .touchDragEnter: "touchDragEnter", .touchDragExit: "touchDragExit",
      .touchUpInside: "touchUpInside", .touchUpOutside: "touchUpOutside", .touchCancel: "touchCancel",
      .valueChanged: "valueChanged", .primaryActionTriggered: "primaryActionTriggered",
      .menuActionTriggered: "menuActionTriggered", .editingDidBegin: "editingDidBegin",
      .editingChanged: "editingChanged", .editingDidEnd: "editingDidEnd", .editingDidEndOnExit: "editingDidEndOnExit",
    ]
  }

  /// The bits, with the values of UIKit.
  public let rawValue: UInt

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }
}
