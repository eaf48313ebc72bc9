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

/// A test of the nodes of one tree, which are identified by their indices in it.
///
/// Criteria are structs instead of closures, because a closure on the main actor checks its isolation on every call,
/// which costs more than most criteria do.
@MainActor internal protocol Criterion {
  /// Returns whether a node matches.
  func matches(_ index: Int) -> Bool

  /// Returns the similarity of a node to the criterion, from 0 to 1; any number up to `bound` if it is not above
  /// `bound`.
  func closeness(_ index: Int, above bound: Double) -> Double
}

extension Criterion {
  /// Returns 1 if the node matches, and otherwise 0.
  internal func closeness(_ index: Int, above bound: Double) -> Double { matches(index) ? 1 : 0 }
}

/// A criterion of any type, behind one reference. An existential would be copied for each call.
@MainActor internal class AnyCriterion {
  internal func matches(_ index: Int) -> Bool { false }

  internal func closeness(_ index: Int, above bound: Double) -> Double { 0 }

  /// Returns a criterion behind a reference.
  internal static func boxing(_ criterion: some Criterion) -> AnyCriterion { BoxedCriterion(criterion) }
}

private final class BoxedCriterion<Value: Criterion>: AnyCriterion {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func matches(_ index: Int) -> Bool { value.matches(index) }

  override func closeness(_ index: Int, above bound: Double) -> Double { value.closeness(index, above: bound) }
}

/// A criterion that hardly identifies a node, such as its position in the tree.
@MainActor internal protocol Circumstance: Criterion {}

extension Circumstance {
  /// Returns a half if the node matches, and otherwise a quarter.
  internal func closeness(_ index: Int, above bound: Double) -> Double { matches(index) ? 0.5 : 0.25 }
}

/// A criterion that asks a closure about each node.
internal struct NodePredicate: Criterion {
  internal let tree: SearchedTree
  internal let isFulfilled: @MainActor @Sendable (Node) -> Bool

  internal func matches(_ index: Int) -> Bool { isFulfilled(tree.elements[index].node) }
}
