import Bindings
import Foundation
import Mod
import Widgets

extension MatrixTable {
  /// What several kinds of values have, each shown by its kinds in their own ways.
  static let shared =
    [
      enabled(Button("A"), .previews, .operation, .audit),
      enabled(Label("A"), .previews),
      enabled(TextField(.text("A"), .borderStyle(.roundedRect)), .previews, .operation),
      enabled(Switch(.isOn(true)), .previews, .operation),
      enabled(Slider(.value(0.5)), .previews),
      enabled(Stepper(), .previews),
      enabled(SearchBar(.text("A")), .previews, .operation),
      enabled(SegmentedControl(["A", "B"]), .previews),
      enabled(PageControl(.numberOfPages(3)), .previews),
      enabled(DatePicker(.date(.epoch)), .previews),
      enabled(DatePicker(.date(.epoch), .preferredDatePickerStyle(.inline)), .previews),
      enabled(DatePicker(.date(.epoch), .preferredDatePickerStyle(.wheels)), .previews),
      enabled(BarButtonItem("A"), in: { Toolbar(.items([$0])) }, .previews, .audit),
      enabled(
        BarButtonItem("A"), in: { NavigationBar(.items([NavigationItem("T", .rightBarButtonItems([$0]))])) },
        .previews, .audit),
      enabled(TabBarItem("A"), in: { TabBar(.items([$0])) }, .previews),
      enabled(AlertAction("A"), in: { AlertController("T", .actions([$0])) }, .previews, .audit),
      enabled(SegmentedControl.Segment("A"), in: { SegmentedControl([$0, "B"]) }, .previews),
      enabled(
        TapGestureRecognizer(), in: { View(.gestureRecognizers([$0])) }, operations: [{ try $0.tap() }], .html,
        .operation, .audit, but: .page),
    ] + sharedTexts + sharedImages + states + tints

  private static func enabled<Root: Switchable & Sendable>(
    _ base: Root, in show: @escaping @MainActor @Sendable (Root) -> any Widget, operations: [Operation] = [],
    _ effects: Effects..., but exception: Exception? = nil,
    file: String = #filePath, line: Int = #line
  ) -> MatrixTable {
    MatrixTable(base, of: "Switchable", in: show, operations: operations) {
      Trial(.isEnabled, false, Effects(effects), but: exception, file: file, line: line)
    }
  }

  private static func enabled<Root: Switchable & Widget>(
    _ base: Root, _ effects: Effects..., but exception: Exception? = nil,
    file: String = #filePath, line: Int = #line
  ) -> MatrixTable {
    enabled(base, in: { $0 }, operations: [{ try $0.tap() }], Effects(effects), but: exception, file: file, line: line)
  }

  private static let sharedTexts = [
    MatrixTable(Label("A"), of: "Textual") { Trial(.text, "B", .previews) },
    MatrixTable(TextField(.text("A")), of: "Textual") { Trial(.text, "B", .previews) },
    MatrixTable(TextView(.text("A")), of: "Textual") { Trial(.text, "B", .previews) },
    MatrixTable(SearchBar(.text("A")), of: "Textual") { Trial(.text, "B", .previews) },
    MatrixTable(TableViewCell(.text("A")), of: "Textual") { Trial(.text, "B", .previews) },
    MatrixTable(TextField(), of: "Prompting") { Trial(.placeholder, "P", .previews, .audit) },
    MatrixTable(SearchBar(), of: "Prompting") { Trial(.placeholder, "P", .previews, .audit) },
    MatrixTable(Button("A"), of: "Titled") { Trial(.title, "B", .previews) },
    MatrixTable(Switch(.preferredStyle(.checkbox)), of: "Titled") {
      Trial(.title, "B", .previews, .audit)
    },
    MatrixTable(SegmentedControl.Segment("A"), of: "Titled", in: { SegmentedControl([$0]) }) {
      Trial(.title, "B", .previews)
    },
    MatrixTable(BarButtonItem("A"), of: "Titled", in: { Toolbar(.items([$0])) }) { Trial(.title, "B", .previews) },
    MatrixTable(TabBarItem("A"), of: "Titled", in: { TabBar(.items([$0])) }) { Trial(.title, "B", .previews) },
    MatrixTable(TabBarItem(systemItem: .search), of: "Titled", in: { TabBar(.items([$0])) }) {
      Trial(.title, "B")
    },
    MatrixTable(NavigationItem("A"), of: "Titled", in: { NavigationBar(.items([$0])) }) {
      Trial(.title, "B", .previews)
    },
    MatrixTable(AlertAction("A"), of: "Titled", in: { AlertController("T", .actions([$0])) }) {
      Trial(.title, "B", .previews)
    },
    MatrixTable(AlertController("A"), of: "Titled") { Trial(.title, "B", .previews) },
    MatrixTable(ViewController("A") { Label("A") }, of: "Titled", in: { screen in NavigationController { screen } }) {
      Trial(.title, "B", .previews)
    },
  ]

  private static let sharedImages = [
    MatrixTable(ImageView(Sample.star), of: "Pictured") { Trial(.image, Sample.heart, .previews) },
    MatrixTable(Button("A"), of: "Pictured") { Trial(.image, Sample.star, .previews) },
    MatrixTable(SegmentedControl.Segment(Sample.star), of: "Pictured", in: { SegmentedControl([$0]) }) {
      Trial(.image, Sample.heart, .previews)
    },
    MatrixTable(BarButtonItem(), of: "Pictured", in: { Toolbar(.items([$0])) }) {
      Trial(.image, Sample.star, .previews)
    },
    MatrixTable(TabBarItem("A"), of: "Pictured", in: { TabBar(.items([$0])) }) {
      Trial(.image, Sample.star, .previews, withoutText: .picture)
    },
    MatrixTable(TableViewCell(.text("A")), of: "Pictured") { Trial(.image, Sample.star, .previews) },
  ]

  private static let states = [
    MatrixTable(Button("A"), of: "Highlightable") { Trial(.isHighlighted, true, .previews) },
    MatrixTable(Label("A", .highlightedTextColor(.systemRed)), of: "Highlightable") {
      Trial(.isHighlighted, true, .previews, .audit)
    },
    MatrixTable(ImageView(Sample.star, .highlightedImage(Sample.heart)), of: "Highlightable") {
      Trial(.isHighlighted, true, .previews)
    },
    MatrixTable(TableViewCell(.text("A")), of: "Highlightable") { Trial(.isHighlighted, true, .previews) },
    MatrixTable(TableViewCell(.text("A")), of: "Selectable") { Trial(.isSelected, true, .previews) },
    MatrixTable(Button("A"), of: "Selectable") { Trial(.isSelected, true, .previews) },
    MatrixTable(BarButtonItem("A"), of: "Selectable", in: { Toolbar(.items([$0])) }) {
      Trial(.isSelected, true, .previews, .audit)
    },
    MatrixTable(Label("A"), of: "Hideable", in: { label in VStack { label } }) { Trial(.isHidden, true, .previews) },
    MatrixTable(BarButtonItem("A"), of: "Hideable", in: { Toolbar(.items([$0])) }) {
      Trial(.isHidden, true, .previews, .audit)
    },
    MatrixTable(GradientLayer(.colors([.systemRed, .systemBlue])), of: "Hideable", in: layered) {
      Trial(.isHidden, true, .previews)
    },
    MatrixTable(Label("A"), of: "Tagged", operations: [{ _ = try $0.find(.tag(1)).node() }]) {
      Trial(.tag, 1, .operation)
    },
    MatrixTable(BarButtonItem("A"), of: "Tagged", in: { Toolbar(.items([$0])) }) { Trial(.tag, 1) },
    MatrixTable(Layer(.backgroundColor(.systemRed)), of: "Named", in: layered) { Trial(.name, "n") },
    MatrixTable(TapGestureRecognizer(), of: "Named", in: { View(.gestureRecognizers([$0])) }) { Trial(.name, "n") },
  ]

  private static let tints = [
    MatrixTable(Button("A"), of: "Tintable") { Trial(.tintColor, .systemRed, .previews, .audit) },
    MatrixTable(Slider(.value(0.5)), of: "Tintable") { Trial(.tintColor, .systemRed, .previews) },
    MatrixTable(ProgressView(.progress(0.5)), of: "Tintable") { Trial(.tintColor, .systemRed, .previews) },
    MatrixTable(ImageView(Sample.star), of: "Tintable") { Trial(.tintColor, .systemRed, .previews) },
    MatrixTable(Stepper(), of: "Tintable") { Trial(.tintColor, .systemRed, .html, but: .inherited) },
    MatrixTable(DatePicker(.date(.epoch)), of: "Tintable") { Trial(.tintColor, .systemRed, .html, but: .inherited) },
    MatrixTable(TabBar(.items([TabBarItem("A")]), .selectedIndex(0)), of: "Tintable") {
      Trial(.tintColor, .systemRed, .previews, .audit)
    },
    MatrixTable(
      NavigationBar(.items([NavigationItem("A", .rightBarButtonItems([BarButtonItem("X")]))])), of: "Tintable"
    ) {
      Trial(.tintColor, .systemRed, .previews, .audit)
    },
    MatrixTable(BarButtonItem("A"), of: "Tintable", in: { Toolbar(.items([$0])) }) {
      Trial(.tintColor, .systemRed, .previews, .audit, withoutText: .color)
    },
    MatrixTable(TableViewCell(.text("A"), .accessoryType(.checkmark)), of: "Tintable") {
      Trial(.tintColor, .systemRed, .previews)
    },
  ]
}
