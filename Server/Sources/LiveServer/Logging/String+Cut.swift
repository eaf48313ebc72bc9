extension String {
  /// The text for pages and logs, of which long ones have the beginning alone.
  internal var cut: String { count > 200 ? prefix(200) + "…" : self }
}
