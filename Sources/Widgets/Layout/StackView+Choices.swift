extension StackView {
  /// The alignment of widgets across the axis of a stack.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a column, or at the top of a row.
    case leading
    /// In a row, with aligned first baselines.
    case firstBaseline
    /// Centered.
    case center
    /// At the trailing edge of a column, or at the bottom of a row.
    case trailing
    /// In a row, with aligned last baselines.
    case lastBaseline

    /// The name of `leading` in a row.
    public static let top = leading

    /// The name of `trailing` in a row.
    public static let bottom = trailing
  }

  /// The distribution of widgets along the axis of a stack.
  public enum Distribution: Hashable, Sendable, CaseIterable {
    /// They fill the stack; those with the lowest priorities grow or shrink.
    case fill
    /// They fill the stack, with equal sizes.
    case fillEqually
    /// They fill the stack, in proportion to the sizes of their contents.
    case fillProportionally
    /// They keep their sizes, with equal space between their edges.
    case equalSpacing
    /// They keep their sizes, with equal distances between their centers.
    case equalCentering
  }
}

/// An axis of a layout.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical
}
