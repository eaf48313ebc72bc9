/// The timing of changes to a view, as a hint for renderers.
///
/// ```swift
/// Label("Saved").with(.animation(.easeOut(duration: 0.2)))
/// ```
public struct Animation: Hashable, Sendable {
  /// The speed of a change from its start to its end.
  public enum Curve: Hashable, Sendable, CaseIterable {
    /// Slow at the start and at the end.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Constant.
    case linear
  }

  /// The speed curve. `easeInOut` by default.
  public var curve: Curve

  /// The duration in seconds. 0.25 by default.
  public var duration: Double

  /// The delay before the start, in seconds. 0 by default.
  public var delay: Double

  /// Creates an animation.
  @inlinable public init(_ curve: Curve = .easeInOut, duration: Double = 0.25, delay: Double = 0) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
  }
}

extension Animation {
  /// An animation of a quarter of a second that is slow at the start and at the end.
  public static let easeInOut = Animation(.easeInOut)
  /// An animation of a quarter of a second that is slow at the start.
  public static let easeIn = Animation(.easeIn)
  /// An animation of a quarter of a second that is slow at the end.
  public static let easeOut = Animation(.easeOut)
  /// An animation of a quarter of a second with constant speed.
  public static let linear = Animation(.linear)

  /// Returns an animation with a duration in seconds that is slow at the start and at the end.
  @inlinable public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration: duration) }
  /// Returns an animation with a duration in seconds that is slow at the start.
  @inlinable public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration: duration) }
  /// Returns an animation with a duration in seconds that is slow at the end.
  @inlinable public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration: duration) }
  /// Returns an animation with a duration in seconds and constant speed.
  @inlinable public static func linear(duration: Double) -> Animation { Animation(.linear, duration: duration) }

  /// Returns the animation with a further delay in seconds.
  @inlinable public func delayed(by delay: Double) -> Animation {
    Animation(curve, duration: duration, delay: self.delay + delay)
  }
}
