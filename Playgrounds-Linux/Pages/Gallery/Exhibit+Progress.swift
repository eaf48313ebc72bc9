import Foundation
import Live

extension Exhibit {
  /// The widgets that show progress.
  static let progress = [
    Exhibit(
      ProgressView.self, isWide: true,
      [
        "more than half": ProgressView(.progress(0.6), .accessibilityLabel("Download")),
        "tinted": ProgressView(.progress(0.3), .progressTintColor(.systemIndigo), .accessibilityLabel("Download")),
        "as a bar": ProgressView(.progress(0.8), .progressViewStyle(.bar), .accessibilityLabel("Download")),
      ]),
    Exhibit(
      ActivityIndicatorView.self,
      [
        "at work": ActivityIndicatorView(.isAnimating(true), .accessibilityLabel("Loading")),
        "large": ActivityIndicatorView(.isAnimating(true), .style(.large), .accessibilityLabel("Loading")),
        "at rest": ActivityIndicatorView(.hidesWhenStopped(false), .accessibilityLabel("Loading")),
      ]),
    Exhibit(
      RefreshControl.self, isWide: true,
      [
        "refreshing": RefreshControl(.isRefreshing(true), .attributedTitle(AttributedString("Loading users"))),
        "pulled down above rows": ScrollView(.refreshControl(RefreshControl(.isRefreshing(true)))) { Label("Ada") },
      ]),
    Exhibit(
      ImageView.self,
      [
        "a sign of the system": ImageView(Image(systemName: "star"), .accessibilityLabel("Favourite")),
        "tinted": ImageView(
          Image(systemName: "person.circle"), .tintColor(.systemIndigo), .accessibilityLabel("Profile")),
        "a picture, which is not loaded": ImageView(
          Image(named: "portrait"), .size(64), .layer.cornerRadius(32), .clipsToBounds(true),
          .accessibilityLabel("Portrait")),
      ]),
  ]
}
