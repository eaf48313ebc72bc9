import Mod

/// A band of light that moves over a view while its content loads.
///
/// ```swift
/// let placeholder = Label("Loading …", .shimmer())
/// let slow = View(.shimmer(Shimmer(opacity: 0.2, duration: 3)))
/// ```
///
/// HTML moves the band, unless the reader has reduced motion. Drawings show it in the middle, and terminals dim the
/// view.
public struct Shimmer: Hashable, Sendable {
  /// The opacity of the view in the middle of the band, from 0 to 1. 0.4 by default.
  @Themed public var opacity: Double

  /// The time in which the band crosses the view, in seconds. 1.5 by default.
  @Themed public var duration: Double

  /// Creates a shimmer.
  public init(opacity: Double = 0.4, duration: Double = 1.5) {
    self.opacity = opacity
    self.duration = duration
  }
}

extension Mod where Root: Widget {
  /// Sets the blur radius of `layer`, in points: `.blur(radius: 4)`.
  public static func blur(radius: Double) -> Mod { .layer.update(.blurRadius(radius)) }

  /// Sets the shimmer of `layer`: `.shimmer()`, or none: `.shimmer(nil)`.
  public static func shimmer(_ shimmer: Shimmer? = Shimmer()) -> Mod { .layer.update(.shimmer(shimmer)) }
}
