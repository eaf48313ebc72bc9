import Mod
import Widgets

extension Names<ProgressView> {
  static var own: Names {
    Names(.progress, .progressViewStyle, .progressTintColor, .trackTintColor, .progressImage, .trackImage)
  }
}

extension Names<RefreshControl> {
  static var own: Names { Names(.isRefreshing, .attributedTitle) }
}

extension Names<ActivityIndicatorView> {
  static var own: Names { Names(.isAnimating, .hidesWhenStopped, .style, .color) }
}

extension Names<PickerView.Component> {
  static var own: Names {
    Names(.rows, .width, .rowHeight, .rowViews, .attributedRows)
      + Names(.selectedRow, given: .rows(["S", "M", "L"]))  // There is no other row without rows.
  }
}

extension PickerView.Component: Sampled {
  static let samples = [PickerView.Component(["S", "M", "L"])]
}

extension ProgressView.Style: Sampled {}
extension ActivityIndicatorView.Style: Sampled {}
