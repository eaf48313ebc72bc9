import Live

extension Matcher {
  /// Returns a matcher of the nodes that match all of the given matchers; every node if there are none.
  public static func all(_ matchers: Matcher...) -> Matcher { .all(matchers) }

  internal static func all(_ matchers: [Matcher]) -> Matcher {
    guard matchers.count != 1 else { return matchers[0] }
    return Matcher(description: ".all(\(list(matchers)))") { tree in
      All(criteria: matchers.map { $0.prepare(tree) })
    }
  }

  /// Returns a matcher of the nodes that match at least one of the given matchers.
  public static func any(_ matchers: Matcher...) -> Matcher {
    Matcher(description: ".any(\(list(matchers)))") { tree in
      AnyOf(criteria: matchers.map { $0.prepare(tree) })
    }
  }

  /// Returns a matcher of the nodes that a matcher does not match.
  public static func not(_ matcher: Matcher) -> Matcher {
    Matcher(description: ".not(\(matcher))") { tree in
      Negation(criterion: matcher.prepare(tree))
    }
  }

  internal static func list(_ matchers: [Matcher]) -> String {
    matchers.map(\.description).joined(separator: ", ")
  }
}

private struct All: Criterion {
  let criteria: [AnyCriterion]

  func matches(_ index: Int) -> Bool {
    for criterion in criteria where !criterion.matches(index) { return false }
    return true
  }

  /// Returns the mean of the similarities. A node that cannot exceed `bound` is not compared with the remaining
  /// criteria.
  func closeness(_ index: Int, above bound: Double) -> Double {
    let count = Double(max(criteria.count, 1))
    // The bound is lowered by more than the rounding error.
    let needed = bound * count - 1e-9
    var (sum, rest) = (0.0, Double(criteria.count))
    for criterion in criteria {
      rest -= 1
      sum += criterion.closeness(index, above: needed - sum - rest)
      if sum + rest <= needed { return (sum + rest) / count }
    }
    return sum / count
  }
}

private struct AnyOf: Criterion {
  let criteria: [AnyCriterion]

  func matches(_ index: Int) -> Bool {
    for criterion in criteria where criterion.matches(index) { return true }
    return false
  }

  func closeness(_ index: Int, above bound: Double) -> Double {
    var nearest = 0.0
    for criterion in criteria { nearest = max(nearest, criterion.closeness(index, above: max(bound, nearest))) }
    return nearest
  }
}

private struct Negation: Circumstance {
  let criterion: AnyCriterion

  func matches(_ index: Int) -> Bool { !criterion.matches(index) }
}
