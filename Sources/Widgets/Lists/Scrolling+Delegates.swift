import Foundation
import Mod

extension PropertyNames where Root: Scrolling {
  /// Asks whether a tap on the status bar may scroll to the top. `true` by default, if ``Scrolling/scrollsToTop`` is.
  public static var shouldScrollToTop: Property<Root, @MainActor @Sendable (Root) -> Bool> {
    Property(delegate: { _ in true })
  }
  /// Asks for the view to zoom, or `nil` for none. `nil` by default.
  public static var viewForZooming: Property<Root, @MainActor @Sendable (Root) -> (any Widget)?> {
    Property(delegate: { _ in nil })
  }
  /// Asks for the offset at which scrolling ends, given the velocity and the expected offset. The latter by default.
  public static var willEndDragging: Property<Root, @MainActor @Sendable (Root, CGPoint, CGPoint) -> CGPoint> {
    Property(delegate: { _, _, target in target })
  }
}
