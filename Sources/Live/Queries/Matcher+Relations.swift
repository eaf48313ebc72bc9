extension Matcher {
  /// The nodes inside those that a matcher matches, at any depth.
  public static func inside(_ matcher: Matcher) -> Matcher {
    Matcher(description: ".inside(\(matcher))") { tree in
      let criterion = matcher.prepare(tree)
      var isInside: [Bool] = []
      for element in tree.elements {
        isInside.append(element.parent.map { isInside[$0] || criterion.matches($0) } ?? false)
      }
      return .circumstance { [isInside] in isInside[$0] }
    }
  }

  /// The nodes that have a node inside, at any depth, that a matcher matches.
  public static func containing(_ matcher: Matcher) -> Matcher {
    Matcher(description: ".containing(\(matcher))") { tree in
      let criterion = matcher.prepare(tree)
      var counts = [0]
      for index in tree.elements.indices { counts.append(counts[index] + (criterion.matches(index) ? 1 : 0)) }
      return .circumstance { [counts] in counts[tree.elements[$0].end] > counts[$0 + 1] }
    }
  }

  /// The nodes directly inside those that a matcher matches.
  public static func child(of matcher: Matcher) -> Matcher {
    Matcher(description: ".child(of: \(matcher))") { tree in
      let criterion = matcher.prepare(tree)
      return .circumstance { tree.elements[$0].parent.map(criterion.matches) ?? false }
    }
  }

  /// The nodes directly around those that a matcher matches.
  public static func parent(of matcher: Matcher) -> Matcher {
    Matcher(description: ".parent(of: \(matcher))") { tree in
      let criterion = matcher.prepare(tree)
      let parents = Set(tree.elements.indices.lazy.filter(criterion.matches).compactMap { tree.elements[$0].parent })
      return .circumstance { parents.contains($0) }
    }
  }
}
