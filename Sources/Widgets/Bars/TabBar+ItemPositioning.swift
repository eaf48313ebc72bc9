extension TabBar {
  /// The distribution of the items along a tab bar.
  public enum ItemPositioning: Hashable, Sendable, CaseIterable {
    /// Like `fill` in a narrow bar, and like `centered` in a wide one.
    case automatic
    /// The items share the whole width.
    case fill
    /// The items keep their width and are centered.
    case centered
  }
}
