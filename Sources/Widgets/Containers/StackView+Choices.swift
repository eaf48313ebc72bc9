extension StackView {
  /// How widgets stand across the axis of a stack.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a column, or at the top of a row.
    case leading
    /// In a row, with the first lines of text level.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a column, or at the bottom of a row.
    case trailing
    /// In a row, with the last lines of text level.
    case lastBaseline

    /// The word for `leading` in a row.
    public static let top = leading

    /// The word for `trailing` in a row.
    public static let bottom = trailing
  }

  /// How widgets share the room along the axis of a stack.
  public enum Distribution: Hashable, Sendable, CaseIterable {
    /// They fill it; those that resist least grow or shrink.
    case fill
    /// They fill it, all at one size.
    case fillEqually
    /// They fill it, in proportion to the sizes that their contents need.
    case fillProportionally
    /// They keep their sizes, with equal space between their edges.
    case equalSpacing
    /// They keep their sizes, with equal distances between their centres.
    case equalCentering
  }
}
