import Mod
import Widgets

extension Mod<SegmentedControl> {
  /// The style of segmented controls: `SegmentedControl(["Day", "Week"], .segmentedStyle(.filled))`.
  ///
  /// | choice | values |
  /// | --- | --- |
  /// | `variant` | `.gray` (default), `.filled` |
  public static let segmentedStyle = Recipe<SegmentedControl, Kit.SegmentedLook>(
    .base(
      .backgroundColor(.token(\Kit.fill)), .layer.cornerRadius(.token(\Kit.radius)), .clipsToBounds(true),
      .titleTextAttributes -- TextAttributes(.foregroundColor(.token(\Kit.text)), .font(.token(\Kit.callout)))),
    .on(\.variant) {
      switch $0 {
      case .gray: [.selectedSegmentTintColor(.token(\Kit.selectedFill)), .selectedTitle(.token(\Kit.text))]
      case .filled: [.selectedSegmentTintColor(.token(\Kit.accent)), .selectedTitle(.token(\Kit.onAccent))]
      }
    },
    .while(.disabled, .alpha(0.5)))
}

extension Mod<SegmentedControl> {
  /// Sets the color of the title of the selected segment.
  fileprivate static func selectedTitle(_ color: Color) -> Mod {
    .titleTextAttributes(for: .selected) -- TextAttributes(.foregroundColor(color), .font(.token(\Kit.callout)))
  }
}
