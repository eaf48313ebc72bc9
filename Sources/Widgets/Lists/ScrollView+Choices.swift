extension ScrollView {
  /// The rule for adding the safe area to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Hashable, Sendable, CaseIterable {
    /// Like `scrollableAxes`, and also at the top and bottom below a navigation bar.
    case automatic
    /// Along the axes on which the view scrolls.
    case scrollableAxes
    /// Never.
    case never
    /// Always, on all sides.
    case always
  }

  /// The effect of scrolling on the keyboard.
  public enum KeyboardDismissMode: Hashable, Sendable, CaseIterable {
    /// The keyboard stays.
    case none
    /// The keyboard is dismissed when a drag starts.
    case onDrag
    /// The keyboard follows the drag.
    case interactive
    /// The keyboard and its accessory view are dismissed when a drag starts.
    case onDragWithAccessory
    /// The keyboard and its accessory view follow the drag.
    case interactiveWithAccessory
  }

  /// The colors of scroll indicators.
  public enum IndicatorStyle: Hashable, Sendable, CaseIterable {
    /// Black with a white border, which is visible on any content.
    case `default`
    /// Black, for light content.
    case black
    /// White, for dark content.
    case white
  }

  /// The visibility of an index beside the content.
  public enum IndexDisplayMode: Hashable, Sendable, CaseIterable {
    /// The visibility that the system chooses.
    case automatic
    /// Never.
    case alwaysHidden
  }
}
