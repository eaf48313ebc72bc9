import Live

/// A condition on the nodes to find: by their role and texts, by the program's names for them, or by their position.
///
/// ```swift
/// tree.find(.button("Save"), .inside(.identifier("login")), .not(.disabled))
/// ```
///
/// Comma-separated matchers must all match; combine matchers with ``any(_:)``, ``not(_:)`` and ``all(_:)`` otherwise.
/// Matchers are values:
///
/// ```swift
/// extension Matcher {
///   static let primary: Matcher = .all(.button, .identifier("primary"))
///   static let overdue = Matcher("overdue") { ($0.model as? Label)?.textColor == .systemRed }
/// }
/// ```
///
/// Nodes that users do not perceive, such as hidden ones and those inside an accessibility element, are not found by
/// role, name, text, label or placeholder, unless the query is ``Query/includingHidden``.
public struct Matcher: Sendable, CustomStringConvertible {
  /// The source form of the matcher: `.button("Save")`.
  public let description: String

  internal let prepare: @MainActor @Sendable (SearchedTree) -> AnyCriterion

  internal init(description: String, _ prepare: @escaping @MainActor @Sendable (SearchedTree) -> any Criterion) {
    self.init(description: description, boxed: { .boxing(prepare($0)) })
  }

  internal init(description: String, boxed prepare: @escaping @MainActor @Sendable (SearchedTree) -> AnyCriterion) {
    self.description = description
    self.prepare = prepare
  }

  /// Creates a matcher from a predicate, with a name that the error of a failed query shows.
  public init(_ name: String, _ predicate: @escaping @MainActor @Sendable (Node) -> Bool) {
    self.init(description: ".\(name)") { NodePredicate(tree: $0, isFulfilled: predicate) }
  }
}
