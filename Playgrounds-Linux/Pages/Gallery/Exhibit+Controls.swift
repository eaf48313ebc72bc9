import Foundation
import Live
import Styles

extension Exhibit {
  /// The controls.
  static let controls = [buttons, switches, sliders, steppers, segments, pages, dates, wheels]

  private static let buttons = Exhibit(
    Button.self,
    [
      "plain": Button("Save"),
      "filled": Button("Save", .roundedFilled, .backgroundColor(.systemIndigo)),
      "with a picture": Button("Favourite", .image(Image(systemName: "star"))),
      "destructive": Button("Delete", .role(.destructive)),
      "disabled": Button("Save", .isEnabled(false)),
      "to close": Button(type: .close, .accessibilityLabel("Close")),
    ])

  private static let switches = Exhibit(
    Switch.self,
    [
      "on": Switch(.isOn(true), .accessibilityLabel("Notifications")),
      "off": Switch(.accessibilityLabel("Notifications")),
      "tinted": Switch(.isOn(true), .onTintColor(.systemIndigo), .accessibilityLabel("Notifications")),
      "disabled": Switch(.isOn(true), .isEnabled(false), .accessibilityLabel("Notifications")),
    ])

  private static let sliders = Exhibit(
    Slider.self, isWide: true,
    [
      "somewhere": Slider(.value(0.4), .accessibilityLabel("Volume")),
      "between pictures": Slider(
        .value(0.7), .minimumValueImage(Image(systemName: "minus")), .maximumValueImage(Image(systemName: "plus")),
        .accessibilityLabel("Brightness")),
      "tinted": Slider(.value(0.5), .minimumTrackTintColor(.systemPink), .accessibilityLabel("Balance")),
      "disabled": Slider(.value(0.4), .isEnabled(false), .accessibilityLabel("Volume")),
    ])

  private static let steppers = Exhibit(
    Stepper.self,
    [
      "somewhere": Stepper(.value(2), .accessibilityLabel("Copies")),
      "at its least": Stepper(.value(0), .accessibilityLabel("Copies")),
      "disabled": Stepper(.isEnabled(false), .accessibilityLabel("Copies")),
    ])

  private static let segments = Exhibit(
    SegmentedControl.self, isWide: true,
    [
      "one is chosen": SegmentedControl(
        ["Day", "Week", "Month"], .selectedSegmentIndex(1), .accessibilityLabel("Span")),
      "none is": SegmentedControl(["All", "New"], .accessibilityLabel("Scope")),
      "disabled": SegmentedControl(
        ["Day", "Week", "Month"], .selectedSegmentIndex(0), .isEnabled(false), .accessibilityLabel("Span")),
    ])

  private static let pages = Exhibit(
    PageControl.self,
    [
      "the second of five": PageControl(.numberOfPages(5), .currentPage(1), .accessibilityLabel("Page")),
      "with a ground": PageControl(
        .numberOfPages(3), .backgroundStyle(.prominent), .accessibilityLabel("Page")),
    ])

  private static let dates = Exhibit(
    DatePicker.self, isWide: true,
    [
      "compact": DatePicker(.date(afternoon), .accessibilityLabel("Starts")),
      "a calendar": DatePicker(
        .date(afternoon), .datePickerMode(.date), .preferredDatePickerStyle(.inline), .accessibilityLabel("Day")),
      "wheels": DatePicker(
        .date(afternoon), .datePickerMode(.time), .preferredDatePickerStyle(.wheels), .accessibilityLabel("Time")),
    ])

  private static let wheels = Exhibit(
    PickerView.self, isWide: true,
    [
      "two wheels": PickerView(
        .components([["Small", "Medium", "Large"], ["Red", "Green", "Blue"]]), .accessibilityLabel("Size and colour"))
    ])

  private static let afternoon = Date(timeIntervalSince1970: 1_763_739_000)
}
