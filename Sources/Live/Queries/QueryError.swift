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

  /// Those that were found, if there were several, each with its place: `.button("Save") at login/Button[1]`.
  public let found: [String]

  /// Those that are found among what is hidden, if none was found otherwise.
  public let hidden: [String]

  /// Those that came nearest, if none was found: at most five, the nearest first.
  public let nearest: [String]

  /// What was searched, one widget on each line: at most 7,000 characters.
  public let tree: String
}

extension QueryError {
  @MainActor
  internal init<Value>(_ search: Search, of query: Query<Value>) {
    func places(_ search: Search, _ indices: [Int]) -> [String] { indices.map { search.tree.elements[$0].node.place } }
    self.query = query.description
    found = places(search, search.found)
    let hidden = search.found.isEmpty && !query.includesHidden ? try? Search(query.includingHidden) : nil
    self.hidden = hidden.map { places($0, $0.found) } ?? []
    nearest = search.found.isEmpty ? places(search, search.nearest(5)) : []
    tree = search.scope.treeDescription.shortened(to: 7_000)
  }
}

extension QueryError: CustomStringConvertible {
  /// All of it, on several lines.
  public var description: String {
    var lines: [String] = []
    if !found.isEmpty {
      lines = list("found \(found.count) nodes, not one:", found)
    } else if !hidden.isEmpty {
      lines = list("found nothing that users perceive. Hidden:", hidden)
    } else if !nearest.isEmpty {
      lines = list("found nothing. Nearest:", nearest)
    } else {
      lines = ["found nothing."]
    }
    return "\(query) " + (lines + ["", tree]).joined(separator: "\n")
  }

  private func list(_ title: String, _ places: [String]) -> [String] {
    let rest = places.count - 10
    return [title] + places.prefix(10).map { "  \($0)" } + (rest > 0 ? ["  and \(rest) more"] : [])
  }
}

extension String {
  fileprivate func shortened(to length: Int) -> String {
    count > length ? "\(prefix(length))…" : self
  }
}
