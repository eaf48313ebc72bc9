/// Why an ``ArrayMutation`` cannot be applied to a list, which stays as it was.
public enum ArrayMutationError: Error, Hashable, Sendable {
  /// The list has no such index.
  case index(Int, count: Int)
  /// The indexes are not in ascending order, or below zero.
  case order([Int])
  /// There are more or fewer elements than indexes.
  case elements(Int, indexes: Int)
}

extension ArrayMutationError: CustomStringConvertible {
  /// What does not fit.
  public var description: String {
    switch self {
    case .index(let index, let count): "There is no index \(index) in a list of \(count) elements."
    case .order(let indexes): "The indexes \(indexes) are not in ascending order from 0."
    case .elements(let elements, let indexes): "There are \(elements) elements for \(indexes) indexes."
    }
  }
}
