import Live

/// A query that did not lead to one node: it tells what was asked, what came nearest, and what there is.
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
  /// What was asked for, as one writes it: `find(.button("Sav"))`.
  public let query: String

  /// How many were found.
  public let count: Int

  /// Those that were found, each with its place: `.button("Save") at login/Button[1]`. At most ten, the first in the tree.
  public let found: [String]

  /// Those that are found among what is hidden, if none was found otherwise: at most ten.
  public let hidden: [String]

  /// Those that came nearest, if none was found: at most five, the nearest first.
  public let nearest: [String]

  /// The tables that have rows out of sight, which are found once one has scrolled to them, if none was found.
  public let outOfSight: [String]

  /// What was searched, one widget on each line: at most 7,000 characters.
  public let tree: String
}

extension QueryError {
  @MainActor
  internal init<Value>(_ search: Search, of query: Query<Value>) {
    self.query = query.description
    count = search.found.count
    found = search.nodes(at: search.found.prefix(10)).map(\.place)
    hidden = search.mayFindHidden ? query.includingHidden.nodes.prefix(10).map(\.place) : []
    nearest = count > 0 ? [] : search.nodes(at: search.nearest(5)).map(\.place)
    outOfSight = count > 0 ? [] : search.tables.compactMap(\.rowsOutOfSight)
    tree = search.scope.treeDescription(upTo: 7_000)
  }
}

extension QueryError: CustomStringConvertible {
  /// All of it, on several lines.
  public var description: String {
    let (result, places) =
      if count > 0 {
        ("found \(count) nodes, not one:", found + (count > found.count ? ["and \(count - found.count) more"] : []))
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
