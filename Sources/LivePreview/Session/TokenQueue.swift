/// Tokens in the order in which they were appended. Each one can be removed in constant time.
internal struct TokenQueue {
  /// The tokens, with `nil` in place of removed ones, and the indices of the others.
  private var tokens: [ResumeToken?] = []
  private var places: [ResumeToken: Int] = [:]

  /// The place before which there are only gaps.
  private var start = 0

  /// Returns whether the queue contains a token.
  internal func contains(_ token: ResumeToken) -> Bool { places[token] != nil }

  /// Adds a token, which the queue does not contain, at the end.
  ///
  /// - Complexity: O(1), amortized.
  internal mutating func append(_ token: ResumeToken) {
    if tokens.count > 16, tokens.count > 2 * places.count { removeGaps() }
    places[token] = tokens.count
    tokens.append(token)
  }

  /// Removes a token, and returns whether the queue has contained it.
  @discardableResult
  internal mutating func remove(_ token: ResumeToken) -> Bool {
    guard let place = places.removeValue(forKey: token) else { return false }
    tokens[place] = nil
    return true
  }

  /// Returns the token that was appended first.
  ///
  /// - Complexity: O(1), amortized.
  internal mutating func first() -> ResumeToken? {
    while start < tokens.count {
      if let token = tokens[start] { return token }
      start += 1
    }
    return nil
  }

  private mutating func removeGaps() {
    tokens.removeAll { $0 == nil }
    start = 0
    for case (let place, let token?) in tokens.enumerated() { places[token] = place }
  }
}
