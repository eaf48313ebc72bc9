/// A change of a list of trees, such as the folders in a folder.
///
/// ```swift
/// var folders = [Tree("Music", [Tree("Bach")])]
/// try TreeMutation.children(.insert([Tree("Berg")], at: [1]), at: [0]).apply(to: &folders)
/// try TreeMutation.value("Alban Berg", at: [0, 1]).apply(to: &folders)
/// ```
///
/// A position is a path: the index of a tree in the list, then of one of its children, and so on.
public enum TreeMutation<Element> {
  /// Changes the list of children at a path; an empty path means the list of trees itself.
  case children(ArrayMutation<Tree<Element>>, at: [Int])
  /// Replaces the value at a path and keeps the children.
  case value(Element, at: [Int])
}

extension TreeMutation: Mutation {
  /// Applies the change to a list of trees.
  ///
  /// - Throws: ``ArrayMutationError`` if the path does not exist or the change does not fit. The trees then stay as
  ///   they were.
  /// - Complexity: O(*d*) for a path of *d* indexes, and the complexity of the list change.
  public func apply(to trees: inout [Tree<Element>]) throws(ArrayMutationError) {
    switch self {
    case .children(let mutation, let path):
      try Self.change(&trees, at: path[...]) { children throws(ArrayMutationError) in try mutation.apply(to: &children)
      }
    case .value(let value, let path):
      guard let last = path.last else { throw .index(0, count: 0) }
      try Self.change(&trees, at: path.dropLast()) { children throws(ArrayMutationError) in
        guard children.indices ~= last else { throw .index(last, count: children.count) }
        children[last].value = value
      }
    }
  }

  /// Returns the changes that undo this change, in the order in which they must be applied.
  ///
  /// - Throws: ``ArrayMutationError`` if the path does not exist or the change does not fit.
  /// - Complexity: O(*d*) for a path of *d* indexes, and the complexity of inverting the list change.
  public func inverse(in trees: [Tree<Element>]) throws(ArrayMutationError) -> [TreeMutation] {
    var trees = trees
    switch self {
    case .children(let mutation, let path):
      var inverse: [ArrayMutation<Tree<Element>>] = []
      try Self.change(&trees, at: path[...]) { children throws(ArrayMutationError) in
        inverse = try mutation.inverse(in: children)
      }
      return inverse.map { .children($0, at: path) }
    case .value(_, let path):
      guard let last = path.last else { throw .index(0, count: 0) }
      var inverse: [TreeMutation] = []
      try Self.change(&trees, at: path.dropLast()) { children throws(ArrayMutationError) in
        guard children.indices ~= last else { throw .index(last, count: children.count) }
        inverse = [.value(children[last].value, at: path)]
      }
      return inverse
    }
  }

  /// Calls `change` with the children at a path.
  private static func change(
    _ trees: inout [Tree<Element>], at path: ArraySlice<Int>,
    _ change: (inout [Tree<Element>]) throws(ArrayMutationError) -> Void
  ) throws(ArrayMutationError) {
    guard let index = path.first else { return try change(&trees) }
    guard trees.indices ~= index else { throw .index(index, count: trees.count) }
    try self.change(&trees[index].children, at: path.dropFirst(), change)
  }
}

extension TreeMutation: Equatable where Element: Equatable {}
extension TreeMutation: Sendable where Element: Sendable {}
