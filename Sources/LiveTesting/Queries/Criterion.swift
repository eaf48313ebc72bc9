import Live

/// A test of the nodes of one tree, which go by their indices in it.
///
/// Criteria are structs and not closures: a closure of the main actor checks that it runs there, each time that it is called, which costs
/// more than most criteria do.
@MainActor
internal protocol Criterion {
  /// Returns whether a node matches.
  func matches(_ index: Int) -> Bool

  /// Returns how near a node comes, from 0 to 1; if that is not above `bound`, any number that is not above it either.
  func closeness(_ index: Int, above bound: Double) -> Double
}

extension Criterion {
  /// Returns 1 if the node matches, and otherwise 0.
  internal func closeness(_ index: Int, above bound: Double) -> Double { matches(index) ? 1 : 0 }
}

/// A criterion that says little about whether a node is meant: a node that is elsewhere comes nearer than another node.
@MainActor
internal protocol Circumstance: Criterion {}

extension Circumstance {
  /// Returns a half if the node matches, and otherwise a quarter.
  internal func closeness(_ index: Int, above bound: Double) -> Double { matches(index) ? 0.5 : 0.25 }
}

/// A criterion that asks a closure about each node.
internal struct Predicate: Criterion {
  internal let tree: SearchedTree
  internal let isFulfilled: @MainActor @Sendable (Node) -> Bool

  internal func matches(_ index: Int) -> Bool { isFulfilled(tree.elements[index].node) }
}
