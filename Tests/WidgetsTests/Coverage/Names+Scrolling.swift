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
      .showsHorizontalScrollIndicator, .showsVerticalScrollIndicator, .indicatorStyle,
      .horizontalScrollIndicatorInsets, .verticalScrollIndicatorInsets,
      .automaticallyAdjustsScrollIndicatorInsets, .indexDisplayMode,
      .minimumZoomScale, .maximumZoomScale, .bouncesZoom
    ) + Names(.zoomScale, given: .minimumZoomScale(0.1))  // 1 is all that fresh limits allow.
  }
}

extension ScrollView.ContentInsetAdjustmentBehavior: Sampled {}
extension ScrollView.KeyboardDismissMode: Sampled {}
extension ScrollView.IndicatorStyle: Sampled {}
extension ScrollView.IndexDisplayMode: Sampled {}
extension ScrollView.DecelerationRate: Sampled {
  static let samples = [fast]
}
