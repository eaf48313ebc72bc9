import Foundation
import Mod

/// A choice of a date, a time or a length of time: a model of `UIDatePicker`.
///
/// ```swift
/// let reminder = DatePicker(.datePickerMode(.time), .minuteInterval(15), .preferredDatePickerStyle(.wheels))
/// ```
public struct DatePicker: Control {
  /// What one chooses. `.dateAndTime` by default.
  public var datePickerMode = Mode.dateAndTime { didSet { date = nearestDate } }

  /// The chosen date. What lies outside ``minimumDate`` and ``maximumDate`` becomes the nearer of them.
  ///
  /// `nil` by default, for the moment at which the picker appears: a model has no clock of its own, so that two fresh
  /// ones are equal.
  public var date: Date? { didSet { date = nearestDate } }

  /// The earliest date. `nil` by default, for no limit.
  ///
  /// Both limits are ignored if they cross, and where a length of time is chosen.
  public var minimumDate: Date? { didSet { date = nearestDate } }

  /// The latest date. `nil` by default, for no limit.
  public var maximumDate: Date? { didSet { date = nearestDate } }

  /// The chosen length of time in seconds, where ``datePickerMode`` is `.countDownTimer`: at most 23:59:59.
  /// 0 by default.
  public var countDownDuration = 0.0 {
    didSet { countDownDuration = countDownDuration.clamped(to: 0...86_399) }
  }

  /// How many minutes lie between two choices. 1 by default, and in place of what does not divide 60 or exceeds 30.
  public var minuteInterval = 1 {
    didSet { if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 } }
  }

  /// Whether the chosen date is rounded to the ``minuteInterval``. `true` by default.
  public var roundsToMinuteInterval = true

  /// How it looks, where there is a choice. `.automatic` by default.
  public var preferredDatePickerStyle = Style.automatic

  /// The language and customs to write dates by; `nil`, the default, for those of the ``calendar``.
  public var locale: Locale?

  /// The calendar to count days by; `nil`, the default, for the user's.
  public var calendar: Calendar?

  /// The time zone to tell the time in; `nil`, the default, for that of the ``calendar``.
  public var timeZone: TimeZone?

  /// What every control has.
  public var controlAttributes = ControlAttributes()

  /// What every view has.
  public var attributes = ViewAttributes.control

  /// Makes a picker of the present date and time.
  public init() {}

  private var nearestDate: Date? {
    let earliest = minimumDate ?? .distantPast
    let latest = maximumDate ?? .distantFuture
    guard datePickerMode != .countDownTimer, earliest <= latest else { return date }
    return date?.clamped(to: earliest...latest)
  }
}

extension DatePicker {
  /// What one chooses with a date picker. It models `UIDatePicker.Mode`.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// A time of the day.
    case time
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// A length of time, in hours and minutes.
    case countDownTimer
    /// A month.
    case yearAndMonth
  }

  /// How a date picker looks. It models `UIDatePickerStyle`.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// As fits the device and the mode.
    case automatic
    /// Wheels to turn.
    case wheels
    /// A label that opens a calendar.
    case compact
    /// A calendar.
    case inline
  }
}

extension DatePicker {
  /// Users change the date or the length of time.
  public static let userEditable = [
    EditableProperty(\DatePicker.date), EditableProperty(\DatePicker.countDownDuration),
  ]
}
