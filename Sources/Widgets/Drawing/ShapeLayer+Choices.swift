extension ShapeLayer {
  /// The rule for the inside of a path that crosses itself.
  public enum FillRule: Hashable, Sendable, CaseIterable {
    /// Points are inside if the path winds around them more often in one direction than in the other.
    case nonZero
    /// Points are inside if the path winds around them an odd number of times.
    case evenOdd
  }

  /// The shape of the ends of a line.
  public enum LineCap: Hashable, Sendable, CaseIterable {
    /// Cut off at the end of the path.
    case butt
    /// Half a circle beyond the end.
    case round
    /// Half a square beyond the end.
    case square
  }

  /// The shape of the corners of a line.
  public enum LineJoin: Hashable, Sendable, CaseIterable {
    /// Pointed.
    case miter
    /// Rounded.
    case round
    /// Beveled.
    case bevel
  }
}
