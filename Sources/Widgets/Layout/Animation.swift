/// How a change to a view takes its time: a hint for what shows the view.
///
/// ```swift
/// Label("Saved").with(.animation(.easeOut(duration: 0.2)))
/// ```
public struct Animation: Hashable, Sendable {
  /// How fast a change is, from its start to its end.
  public enum Curve: Hashable, Sendable, CaseIterable {
    /// Slow, faster, slow.
    case easeInOut
    /// Slow, then faster.
    case easeIn
    /// Fast, then slower.
    case easeOut
    /// As fast all along.
    case linear
  }

  /// How fast a change is along its way. `easeInOut` by default.
  public var curve: Curve

  /// How long it takes, in seconds. 0.25 by default.
  public var duration: Double

  /// How long it waits before it starts, in seconds. 0 by default.
  public var delay: Double

  /// Makes an animation.
  @inlinable
  public init(_ curve: Curve = .easeInOut, duration: Double = 0.25, delay: Double = 0) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
  }
}

extension Animation {
  /// Slow, faster, slow, within a quarter of a second.
  public static let easeInOut = Animation(.easeInOut)
  /// Slow, then faster, within a quarter of a second.
  public static let easeIn = Animation(.easeIn)
  /// Fast, then slower, within a quarter of a second.
  public static let easeOut = Animation(.easeOut)
  /// As fast all along, within a quarter of a second.
  public static let linear = Animation(.linear)

  /// Slow, faster, slow, within a duration in seconds.
  @inlinable public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration: duration) }
  /// Slow, then faster, within a duration in seconds.
  @inlinable public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration: duration) }
  /// Fast, then slower, within a duration in seconds.
  @inlinable public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration: duration) }
  /// As fast all along, within a duration in seconds.
  @inlinable public static func linear(duration: Double) -> Animation { Animation(.linear, duration: duration) }

  /// The same, after a delay in seconds.
  @inlinable
  public func delayed(by delay: Double) -> Animation {
    Animation(curve, duration: duration, delay: self.delay + delay)
  }
}
