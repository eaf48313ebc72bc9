extension ShapeLayer {
  /// What counts as inside a path that crosses itself.
  public enum FillRule: Hashable, Sendable, CaseIterable {
    /// What the path goes round more often one way than the other.
    case nonZero
    /// What the path goes round an odd number of times.
    case evenOdd
  }

  /// The ends of a line.
  public enum LineCap: Hashable, Sendable, CaseIterable {
    /// Cut off at the end of the path.
    case butt
    /// Half a circle beyond the end.
    case round
    /// Half a square beyond the end.
    case square
  }

  /// The corners of a line.
  public enum LineJoin: Hashable, Sendable, CaseIterable {
    /// Pointed.
    case miter
    /// Rounded.
    case round
    /// Cut off.
    case bevel
  }
}
