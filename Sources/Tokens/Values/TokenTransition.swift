extension Token {
  /// An animated change between two states.
  public struct Transition: Hashable, Sendable {
    /// The length of the change.
    public var duration: Duration
    /// The time before the change begins.
    public var delay: Duration
    /// The speed of the change from its start to its end.
    public var timingFunction: CubicBezier

    /// Creates a transition.
    public init(duration: Duration, delay: Duration, timingFunction: CubicBezier) {
      self.duration = duration
      self.delay = delay
      self.timingFunction = timingFunction
    }
  }
}

extension Token.Transition: CustomStringConvertible {
  /// The transition as in style sheets: `200ms cubic-bezier(0.5, 0, 1, 1) 0ms`.
  public var description: String { "\(duration) \(timingFunction) \(delay)" }
}
