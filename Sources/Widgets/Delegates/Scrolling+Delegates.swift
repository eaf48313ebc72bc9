import Foundation
import Mod

extension PropertyNames where Root: Scrolling {
  /// Asks whether a tap on the status bar may scroll to the top. It may by default, if the view ``Scrolling/scrollsToTop``.
  public static var shouldScrollToTop: Property<Root, @MainActor @Sendable (Root) -> Bool> {
    Property(delegate: { _ in true })
  }
  /// Asks for what is to be zoomed; `nil`, the answer by default, for nothing.
  public static var viewForZooming: Property<Root, @MainActor @Sendable (Root) -> (any Widget)?> {
    Property(delegate: { _ in nil })
  }
  /// Asks where scrolling is to come to rest once the finger is lifted, given its velocity and where it would; there by default.
  public static var willEndDragging: Property<Root, @MainActor @Sendable (Root, CGPoint, CGPoint) -> CGPoint> {
    Property(delegate: { _, _, target in target })
  }
}
