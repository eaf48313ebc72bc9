/// A change of trees that stand side by side, such as folders in a folder.
///
/// ```swift
/// var folders = [Tree("Music", [Tree("Bach")])]
/// try TreeMutation.children(.insert([Tree("Berg")], at: [1]), at: [0]).apply(to: &folders)
/// try TreeMutation.value("Alban Berg", at: [0, 1]).apply(to: &folders)
/// ```
///
/// A place is told by the way to it: the index of the tree, of one of its children, of one of theirs, …
public enum TreeMutation<Element> {
  /// What is below a place changes as a list does; the trees themselves, if the way is empty.
  case children(ArrayMutation<Tree<Element>>, at: [Int])
  /// There is another value at a place, with the same below it.
  case value(Element, at: [Int])
}

extension TreeMutation: Mutation {
  /// Changes trees.
  ///
  /// - Throws: ``ArrayMutationError`` if there is no such place. They stay as they were then.
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

  /// The changes that take this one back, to be made one after the other.
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

  /// Changes what is below a place.
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
