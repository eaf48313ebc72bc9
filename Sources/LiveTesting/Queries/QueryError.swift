import Live

/// The error of a query that finds another number of nodes than expected, usually one, with the nearest matches and the
/// searched tree.
///
/// ```
/// find(.button("Sav")) found nothing. Nearest:
///   .button("Save") at login/Button[1]
///   .button("Cancel") at login/Button[0]
///
/// StackView(axis: .vertical, accessibilityIdentifier: "login")
///   Button(title: "Cancel")
///   Button(title: "Save")
/// ```
public struct QueryError: Error, Equatable {
  /// The query in its source form: `find(.button("Sav"))`.
  public let query: String

  /// The number of nodes that were found.
  public let count: Int

  /// The number of nodes that should have been found.
  public let expected: Int

  /// At most ten of the nodes that were found, in tree order, each with its path: `.button("Save") at login/Button[1]`.
  public let found: [String]

  /// At most ten matching nodes that are hidden, if no other node was found.
  public let hidden: [String]

  /// The nearest matches if no node was found: at most five, the nearest first.
  public let nearest: [String]

  /// The tables with invisible rows, if no node was found; scrolling makes these rows searchable.
  public let outOfSight: [String]

  /// The searched tree, one widget per line: at most 7,000 characters.
  public let tree: String
}

extension QueryError {
  @MainActor internal init<Value>(_ search: Search, of query: Query<Value>, expecting expected: Int = 1) {
    self.query = query.description
    self.expected = expected
    count = search.found.count
    found = search.nodes(at: search.found.prefix(10)).map(\.place)
    hidden = search.mayFindHidden ? query.includingHidden.nodes.prefix(10).map(\.place) : []
    nearest = count > 0 ? [] : search.nodes(at: search.nearest(5)).map(\.place)
    outOfSight = count > 0 ? [] : search.tables.compactMap(\.rowsOutOfSight)
    tree = search.scope.parent == nil ? search.tree.row.printed : search.scope.treeDescription(upTo: 7_000)
  }
}

extension QueryError: CustomStringConvertible {
  private var expectation: String {
    switch expected {
    case 0: "none"
    case 1: "one"
    default: "\(expected)"
    }
  }

  /// The whole error message, on several lines.
  public var description: String {
    let (result, places) =
      if count > 0 {
        (
          "found \(count == 1 ? "one node" : "\(count) nodes"), not \(expectation):",
          found + (count > found.count ? ["and \(count - found.count) more"] : [])
        )
      } else if !hidden.isEmpty {
        ("found nothing that users perceive. Hidden:", hidden)
      } else {
        ("found nothing." + (nearest.isEmpty ? "" : " Nearest:"), nearest)
      }
    let rest =
      outOfSight.isEmpty
      ? [] : ["Out of sight, so that one has to scroll to them first:"] + outOfSight.map { "  \($0)" }
    return (["\(query) \(result)"] + places.map { "  \($0)" } + rest + ["", tree]).joined(separator: "\n")
  }
}
