extension ScrollView {
  /// Whether the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Hashable, Sendable, CaseIterable {
    /// As `scrollableAxes`, and also at the top and bottom below a navigation bar.
    case automatic
    /// Along the axes on which the view scrolls.
    case scrollableAxes
    /// Never.
    case never
    /// Always, on all sides.
    case always
  }

  /// How scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Hashable, Sendable, CaseIterable {
    /// It does not.
    case none
    /// At once, when a drag starts.
    case onDrag
    /// The keyboard follows the drag.
    case interactive
    /// At once, when a drag starts, together with the view above the keyboard.
    case onDragWithAccessory
    /// The keyboard follows the drag, together with the view above it.
    case interactiveWithAccessory
  }

  /// The colors of scroll indicators.
  public enum IndicatorStyle: Hashable, Sendable, CaseIterable {
    /// Black with a white border, which is seen on any content.
    case `default`
    /// Black, for light content.
    case black
    /// White, for dark content.
    case white
  }

  /// Whether an index beside the content shows.
  public enum IndexDisplayMode: Hashable, Sendable, CaseIterable {
    /// As the system sees fit.
    case automatic
    /// Never.
    case alwaysHidden
  }
}
