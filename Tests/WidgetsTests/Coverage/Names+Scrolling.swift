import Mod
import Widgets

extension Names where Root: Scrolling {
  static var scrolling: Names {
    Names(
      .contentOffset, .contentSize, .contentInset, .contentInsetAdjustmentBehavior, .contentAlignmentPoint,
      .isScrollEnabled, .isDirectionalLockEnabled, .isPagingEnabled, .scrollsToTop, .decelerationRate,
      .bounces, .bouncesHorizontally, .bouncesVertically, .alwaysBounceHorizontal, .alwaysBounceVertical,
      .transfersHorizontalScrollingToParent, .transfersVerticalScrollingToParent,
      .delaysContentTouches, .canCancelContentTouches, .keyboardDismissMode, .allowsKeyboardScrolling,
      .automaticallyAdjustsForKeyboard, .keyboardInset,
      .showsHorizontalScrollIndicator, .showsVerticalScrollIndicator, .indicatorStyle,
      .horizontalScrollIndicatorInsets, .verticalScrollIndicatorInsets,
      .automaticallyAdjustsScrollIndicatorInsets, .indexDisplayMode,
      .minimumZoomScale, .maximumZoomScale, .bouncesZoom, .refreshControl
    )
      // The insets of both indicators at once.
      + Names(.scrollIndicatorInsets, in: ["horizontalScrollIndicatorInsets", "verticalScrollIndicatorInsets"])
      // Fresh limits allow 1 and nothing else.
      + Names(.zoomScale, given: .minimumZoomScale(0.1))
  }
}

extension RefreshControl: Sampled {
  static let samples = [RefreshControl(.isRefreshing(true))]
}

extension ScrollView.ContentInsetAdjustmentBehavior: Sampled {}
extension ScrollView.KeyboardDismissMode: Sampled {}
extension ScrollView.IndicatorStyle: Sampled {}
extension ScrollView.IndexDisplayMode: Sampled {}
extension ScrollView.DecelerationRate: Sampled {
  static let samples = [fast]
}
