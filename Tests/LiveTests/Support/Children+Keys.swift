import LiveTesting

extension Children {
  /// A label for each letter, with the letter as its text and its key.
  init(_ letters: String) {
    self.init(letters.map { Label(String($0), .key(WidgetKey(String($0)))) })
  }
}
