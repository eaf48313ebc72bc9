import Mod
import Widgets

extension RefreshControl: Previewable {
  /// The indicator, with the title below it.
  public var preview: any Widget {
    VStack(alignment: .center, spacing: 4, .padding(8)) {
      ActivityIndicatorView(
        .isAnimating(isRefreshing), .hidesWhenStopped(false), .color(tintColor),
        .accessibilityLabel(isRefreshing ? "Refreshing" : "Pull to refresh"))
      if let attributedTitle {
        Label(
          .attributedText(attributedTitle), .font(.preferredFont(forTextStyle: .footnote)), .textColor(.secondaryLabel))
      }
    }
  }
}

extension ScrollView {
  /// The subviews, below the refresh control while it refreshes.
  package var shownSubviews: Children {
    guard let control = refreshControl, control.isRefreshing else { return subviews }
    return [
      VStack {
        control
        ZStack { subviews }
      }
    ]
  }
}
