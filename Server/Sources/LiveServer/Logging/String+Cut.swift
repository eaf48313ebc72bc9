extension String {
  /// The text for pages and logs, of which long ones have the beginning alone.
  internal var cut: String {
    // One letter can have any number of accents.
    unicodeScalars.count > 200 ? String(unicodeScalars.prefix(200)) + "…" : self
  }
}
