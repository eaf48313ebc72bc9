import Foundation

extension EventNames where Root: RangeControl {
  /// Sent when the user changes the value, with the value. Short for `action(.valueChanged, \.value)`.
  public static var valueChanged: Event<Root, Double> { changed { $0.value } }
}

extension EventNames where Root == Switch {
  /// Sent when the user toggles the switch, with `isOn`. Short for `action(.valueChanged, \.isOn)`.
  public static var valueChanged: Event<Root, Bool> { changed { $0.isOn } }

  /// Sent when the user toggles the switch, with `isOn`. Short for `action(.valueChanged, \.isOn)`.
  public static var toggled: Event<Root, Bool> { changed { $0.isOn } }
}

extension EventNames where Root == SegmentedControl {
  /// Sent when the user selects a segment, with its index. Short for `action(.valueChanged, \.selectedSegmentIndex)`.
  public static var valueChanged: Event<Root, Int> { changed { $0.selectedSegmentIndex } }

  /// Sent when the user selects a segment, with its index. Short for `action(.valueChanged, \.selectedSegmentIndex)`.
  public static var selectionChanged: Event<Root, Int> { changed { $0.selectedSegmentIndex } }
}

extension EventNames where Root == DatePicker {
  /// Sent when the user selects a date, with the date.
  ///
  /// Short for `action(.valueChanged, \.date)` without `nil`. For a duration, use
  /// `action(.valueChanged, \.countDownDuration)`.
  public static var valueChanged: Event<Root, Date> { changed { $0.date } }
}

extension EventNames where Root == PageControl {
  /// Sent when the user selects a page, with its index. Short for `action(.valueChanged, \.currentPage)`.
  public static var valueChanged: Event<Root, Int> { changed { $0.currentPage } }
}

extension EventNames where Root == RefreshControl {
  /// Sent when the user pulls the content down to refresh it.
  public static var valueChanged: Event<Root, Void> { Event<Root, Void>(#function, .valueChanged) }
}

/// Returns the event for `valueChanged` with a value of the control.
private func changed<Root: Control, Value>(
  _ name: String = #function, _ value: @escaping @Sendable (Root) -> Value?
) -> Event<Root, Value> {
  Event<Root, Void>("", .valueChanged).compactMap(name) { root, _ in value(root) }
}
