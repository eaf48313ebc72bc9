extension Token {
  /// The style of a line: one by name, or dashes.
  public enum StrokeStyle: Hashable, Sendable {
    /// One of the names that style sheets have.
    public enum Name: String, Hashable, Sendable, CaseIterable {
      /// A style that style sheets have by the same name.
      case solid, dashed, dotted, double, groove, ridge, outset, inset
    }

    /// The ends of each dash.
    public enum LineCap: String, Hashable, Sendable, CaseIterable {
      /// An end of a dash, by the name that SVG has for it.
      case round, butt, square
    }

    /// A style by its name.
    case named(Name)

    /// Dashes: the lengths of dashes and gaps in turn. An odd number of them is used twice in a row.
    case dashes([Dimension], LineCap)
  }
}

extension Token.StrokeStyle: CustomStringConvertible {
  /// The name, or the lengths and the ends: `4px 2px round`.
  public var description: String {
    switch self {
    case .named(let name): name.rawValue
    case .dashes(let lengths, let cap): lengths.map { "\($0) " }.joined() + cap.rawValue
    }
  }
}
