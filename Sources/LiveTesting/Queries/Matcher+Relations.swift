import Live

extension Matcher {
  /// Returns a matcher of the nodes inside those that a matcher matches, at any depth.
  public static func inside(_ matcher: Matcher) -> Matcher {
    Matcher(description: ".inside(\(matcher))") { tree in
      let criterion = matcher.prepare(tree)
      var isInside: [Bool] = []
      for element in tree.elements {
        if let parent = element.parent {
          isInside.append(isInside[parent] || criterion.matches(parent))
        } else {
          isInside.append(false)
        }
      }
      return Relation(holds: isInside)
    }
  }

  /// Returns a matcher of the nodes that contain a node that a matcher matches, at any depth.
  public static func containing(_ matcher: Matcher) -> Matcher {
    Matcher(description: ".containing(\(matcher))") { tree in
      let criterion = matcher.prepare(tree)
      var counts = [0]
      for index in tree.elements.indices { counts.append(counts[index] + (criterion.matches(index) ? 1 : 0)) }
      return Relation(holds: tree.elements.indices.map { counts[tree.elements[$0].end] > counts[$0 + 1] })
    }
  }

  /// Returns a matcher of the children of the nodes that a matcher matches.
  public static func child(of matcher: Matcher) -> Matcher {
    Matcher(description: ".child(of: \(matcher))") { tree in
      ChildRelation(tree: tree, parent: matcher.prepare(tree))
    }
  }

  /// Returns a matcher of the parents of the nodes that a matcher matches.
  public static func parent(of matcher: Matcher) -> Matcher {
    Matcher(description: ".parent(of: \(matcher))") { tree in
      let criterion = matcher.prepare(tree)
      var isParent = Array(repeating: false, count: tree.elements.count)
      for (index, element) in tree.elements.enumerated() {
        if let parent = element.parent, !isParent[parent] { isParent[parent] = criterion.matches(index) }
      }
      return Relation(holds: isParent)
    }
  }
}

private struct Relation: Circumstance {
  /// Whether the relation holds, by the index of the node.
  let holds: [Bool]

  func matches(_ index: Int) -> Bool { holds[index] }
}

private struct ChildRelation: Circumstance {
  let tree: SearchedTree
  let parent: AnyCriterion

  func matches(_ index: Int) -> Bool {
    guard let index = tree.elements[index].parent else { return false }
    return parent.matches(index)
  }
}
