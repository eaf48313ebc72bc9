extension ArrayMutation {
  /// Creates the change of a list that corresponds to a change of a stack, with the bottom of the stack first.
  ///
  /// - Parameters:
  ///   - mutation: The change of the stack.
  ///   - count: The number of elements that the stack has before it. Negative counts as none.
  /// - Complexity: O(*k*) for a `popToCount` that removes *k* elements.
  public init(_ mutation: StackMutation<Element>, of count: Int) {
    let count = Swift.max(count, 0)
    switch mutation {
    case .push(let element): self = .insert([element], at: [count])
    case .pop: self = .delete(at: count > 0 ? [count - 1] : [])
    case .popToCount(let left): self = .delete(at: Array(Swift.min(Swift.max(left, 0), count)..<count))
    case .reload(let elements): self = .reload(elements)
    }
  }
}
