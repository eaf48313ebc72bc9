import Foundation
import Mod

/// A picker for a date, a time or a duration: a model of `UIDatePicker`.
///
/// ```swift
/// let reminder = DatePicker(.datePickerMode(.time), .minuteInterval(15), .preferredDatePickerStyle(.wheels))
/// ```
public struct DatePicker: Control {
  /// The kind of value. `.dateAndTime` by default.
  public var datePickerMode = Mode.dateAndTime { didSet { date = nearestDate } }

  /// The selected date, clamped to ``minimumDate`` and ``maximumDate``.
  ///
  /// `nil` by default, for no date, as which previews and pages show it. A model does not read the clock, so that two
  /// fresh pickers are equal. In a terminal, keys begin at the present moment.
  public var date: Date? { didSet { date = nearestDate } }

  /// The earliest date. `nil` by default, for no limit.
  ///
  /// Both limits are ignored if the minimum is after the maximum, or if the picker selects a duration.
  public var minimumDate: Date? { didSet { date = nearestDate } }

  /// The latest date. `nil` by default, for no limit.
  public var maximumDate: Date? { didSet { date = nearestDate } }

  /// The selected duration in seconds, if ``datePickerMode`` is `.countDownTimer`. At most 23:59:59; 0 by default.
  public var countDownDuration = 0.0 {
    didSet { countDownDuration = countDownDuration.clamped(to: 0...86_399) }
  }

  /// The interval between two choices, in minutes. 1 by default, and for values above 30 or that do not divide 60.
  public var minuteInterval = 1 {
    didSet { if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 } }
  }

  /// Whether the selected date is rounded to the ``minuteInterval``. `true` by default.
  public var roundsToMinuteInterval = true

  /// The preferred appearance. `.automatic` by default.
  public var preferredDatePickerStyle = Style.automatic

  /// The locale of the dates, or `nil` for that of the ``calendar``. `nil` by default.
  public var locale: Locale?

  /// The calendar of the dates, or `nil` for the user's. `nil` by default.
  public var calendar: Calendar?

  /// The time zone of the dates, or `nil` for that of the ``calendar``. `nil` by default.
  public var timeZone: TimeZone?

  /// The attributes of every control.
  public var controlAttributes = ControlAttributes()

  /// The attributes of every view.
  public var attributes = ViewAttributes.control

  /// Creates a picker for a date and a time, without either.
  public init() {}

  private var nearestDate: Date? {
    let earliest = minimumDate ?? .distantPast
    let latest = maximumDate ?? .distantFuture
    guard datePickerMode != .countDownTimer, earliest <= latest else { return date }
    return date?.clamped(to: earliest...latest)
  }

  /// `false`, because it has the parts of every widget.
  @inlinable public var _hasPartsOfItsOwn: Bool { false }
}

extension DatePicker {
  /// The kind of value that a date picker selects. It models `UIDatePicker.Mode`.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// A time of day.
    case time
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer
    /// A month.
    case yearAndMonth
  }

  /// The appearance of a date picker. It models `UIDatePickerStyle`.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// The appearance that fits the device and the mode.
    case automatic
    /// Wheels.
    case wheels
    /// A label that opens a calendar.
    case compact
    /// A calendar.
    case inline
  }
}

extension DatePicker {
  /// The properties that users change: the date and the duration.
  public static let userEditable = [
    EditableProperty(\DatePicker.date), EditableProperty(\DatePicker.countDownDuration),
  ]
}

extension PropertyNames where Root == DatePicker {
  /// The kind of value. `.dateAndTime` by default.
  @inlinable public static var datePickerMode: Property<Root, DatePicker.Mode> { Property { $1(&$0.datePickerMode) } }

  /// The selected date, clamped to `minimumDate` and `maximumDate`.
  @inlinable public static var date: Property<Root, Date?> { Property { $1(&$0.date) } }

  /// The earliest date. `nil` by default, for no limit.
  @inlinable public static var minimumDate: Property<Root, Date?> { Property { $1(&$0.minimumDate) } }

  /// The latest date. `nil` by default, for no limit.
  @inlinable public static var maximumDate: Property<Root, Date?> { Property { $1(&$0.maximumDate) } }

  /// The selected duration in seconds, if `datePickerMode` is `.countDownTimer`. At most 23:59:59; 0 by default.
  @inlinable public static var countDownDuration: Property<Root, Double> { Property { $1(&$0.countDownDuration) } }

  /// The interval between two choices, in minutes. 1 by default, and for values above 30 or that do not divide 60.
  @inlinable public static var minuteInterval: Property<Root, Int> { Property { $1(&$0.minuteInterval) } }

  /// Whether the selected date is rounded to the `minuteInterval`. `true` by default.
  @inlinable public static var roundsToMinuteInterval: Property<Root, Bool> {
    Property { $1(&$0.roundsToMinuteInterval) }
  }

  /// The preferred appearance. `.automatic` by default.
  @inlinable public static var preferredDatePickerStyle: Property<Root, DatePicker.Style> {
    Property { $1(&$0.preferredDatePickerStyle) }
  }

  /// The locale of the dates, or `nil` for that of the `calendar`. `nil` by default.
  @inlinable public static var locale: Property<Root, Locale?> { Property { $1(&$0.locale) } }

  /// The calendar of the dates, or `nil` for the user's. `nil` by default.
  @inlinable public static var calendar: Property<Root, Calendar?> { Property { $1(&$0.calendar) } }

  /// The time zone of the dates, or `nil` for that of the `calendar`. `nil` by default.
  @inlinable public static var timeZone: Property<Root, TimeZone?> { Property { $1(&$0.timeZone) } }
}

extension Date: PrintedOtherwise {
  /// The date as it prints, or "nan": Foundation traps on a date that is not a number.
  package var printed: String { timeIntervalSinceReferenceDate.isNaN ? "nan" : description }
}
