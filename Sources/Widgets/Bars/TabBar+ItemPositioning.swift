extension TabBar {
  /// How items share the width of a tab bar.
  public enum ItemPositioning: Hashable, Sendable, CaseIterable {
    /// `fill` where the bar is narrow, `centered` where it is wide.
    case automatic
    /// The items share the whole width.
    case fill
    /// The items keep their width, and stand together in the middle.
    case centered
  }
}
