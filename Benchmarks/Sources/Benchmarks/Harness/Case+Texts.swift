extension Case {
  /// Creates a case that writes texts, each of which is meant to contain a part so often.
  ///
  /// - Parameter turns: Returns the number of texts for a number of runs.
  init(
    _ name: String, writing part: String, each number: Int, turns: @escaping (_ count: Int) -> Int = { $0 },
    _ write: @escaping () -> String
  ) {
    self.init(name, meant: { "\(turns($0) * number) times" }) { count in
      var texts: [String] = []
      for _ in 0..<turns(count) { texts.append(write()) }
      let written = texts
      return Effect { "\(written.reduce(0) { $0 + occurrences(of: part, in: $1) }) times" }
    }
  }
}

/// Returns how often a part is in a text.
func occurrences(of part: String, in text: String) -> Int {
  text.utf8.split(separator: part.utf8, omittingEmptySubsequences: false).count - 1
}
