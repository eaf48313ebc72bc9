extension ArrayMutation {
  /// A change of a stack as one of a list, from the bottom to the top.
  ///
  /// - Parameters:
  ///   - mutation: The change of the stack.
  ///   - count: How many elements the stack has before it.
  public init(_ mutation: StackMutation<Element>, of count: Int) {
    switch mutation {
    case .push(let element): self = .insert([element], at: [count])
    case .pop: self = .delete(at: count > 0 ? [count - 1] : [])
    case .popToCount(let left): self = .delete(at: Array(Swift.min(Swift.max(left, 0), count)..<count))
    case .reload(let elements): self = .reload(elements)
    }
  }
}
