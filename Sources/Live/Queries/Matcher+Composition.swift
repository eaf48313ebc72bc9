extension Matcher {
  /// The nodes that all of the matchers match; every node if there are none.
  public static func all(_ matchers: Matcher...) -> Matcher { .all(matchers) }

  internal static func all(_ matchers: [Matcher]) -> Matcher {
    guard matchers.count != 1 else { return matchers[0] }
    return Matcher(description: ".all(\(list(matchers)))") { tree in
      let criteria = matchers.map { $0.prepare(tree) }
      return Criterion { index in
        criteria.allSatisfy { $0.matches(index) }
      } closeness: { index in
        criteria.map { $0.closeness(index) }.reduce(0, +) / Double(max(criteria.count, 1))
      }
    }
  }

  /// The nodes that at least one of the matchers matches.
  public static func any(_ matchers: Matcher...) -> Matcher {
    Matcher(description: ".any(\(list(matchers)))") { tree in
      let criteria = matchers.map { $0.prepare(tree) }
      return Criterion { index in
        criteria.contains { $0.matches(index) }
      } closeness: { index in
        criteria.map { $0.closeness(index) }.max() ?? 0
      }
    }
  }

  /// The nodes that a matcher does not match.
  public static func not(_ matcher: Matcher) -> Matcher {
    Matcher(description: ".not(\(matcher))") { tree in
      let criterion = matcher.prepare(tree)
      return .circumstance { !criterion.matches($0) }
    }
  }

  internal static func list(_ matchers: [Matcher]) -> String {
    matchers.map(\.description).joined(separator: ", ")
  }
}
