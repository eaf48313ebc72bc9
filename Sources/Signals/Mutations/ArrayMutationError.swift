/// The reason why an ``ArrayMutation`` cannot be applied to a list. The list stays as it was.
public enum ArrayMutationError: Error, Hashable, Sendable {
  /// The list has no such index.
  case index(Int, count: Int)
  /// The indexes are negative or not in ascending order.
  case order([Int])
  /// The number of elements differs from the number of indexes.
  case elements(Int, indexes: Int)
}

extension ArrayMutationError: CustomStringConvertible {
  /// A description of what does not fit.
  public var description: String {
    switch self {
    case .index(let index, let count): "There is no index \(index) in a list of \(count) elements."
    case .order(let indexes): "The indexes \(indexes) are not in ascending order from 0."
    case .elements(let elements, let indexes): "There are \(elements) elements for \(indexes) indexes."
    }
  }
}
