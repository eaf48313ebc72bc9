import Live

/// Which nodes one looks for: by what users perceive, by what the program calls them, by where they are.
///
/// ```swift
/// tree.find(.button("Save"), .inside(.identifier("login")), .not(.disabled))
/// ```
///
/// What has commas between holds at once; there are ``any(_:)``, ``not(_:)`` and ``all(_:)`` for the rest. Matchers are values:
///
/// ```swift
/// extension Matcher {
///   static let primary: Matcher = .all(.button, .identifier("primary"))
///   static let overdue = Matcher("overdue") { ($0.model as? Label)?.textColor == .systemRed }
/// }
/// ```
///
/// What users do not perceive, for it is hidden or inside something that speaks with one voice, is not found by role, name,
/// text, label or placeholder, unless the query is ``Query/includingHidden``.
public struct Matcher: Sendable, CustomStringConvertible {
  /// How one writes it: `.button("Save")`.
  public let description: String

  /// Returns the criterion for the nodes of a tree.
  internal let prepare: @MainActor @Sendable (SearchedTree) -> any Criterion

  internal init(description: String, _ prepare: @escaping @MainActor @Sendable (SearchedTree) -> any Criterion) {
    self.description = description
    self.prepare = prepare
  }

  /// Creates a matcher of a predicate, with a name to tell in the error of a failed query.
  public init(_ name: String, _ predicate: @escaping @MainActor @Sendable (Node) -> Bool) {
    self.init(description: ".\(name)") { Predicate(tree: $0, isFulfilled: predicate) }
  }
}
