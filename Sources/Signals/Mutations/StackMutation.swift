/// A change of a stack. It fits every stack: removing more elements than there are removes all.
public enum StackMutation<Element> {
  /// Pushes an element.
  case push(Element)
  /// Removes the top element, if there is one.
  case pop
  /// Removes elements from the top until the given number is left. A negative number removes all.
  case popToCount(Int)
  /// Replaces all elements.
  case reload([Element])

  /// Applies the change to `stack` in place, and returns whether it changed anything.
  ///
  /// - Complexity: O(1) for `push`, `pop` and `reload`; O(*k*) for `popToCount` that removes *k* elements.
  @inlinable @discardableResult public func apply(to stack: inout [Element]) -> Bool {
    switch self {
    case .push(let element):
      stack.append(element)
    case .pop:
      return stack.popLast() != nil
    case .popToCount(let count):
      let surplus = stack.count - Swift.max(count, 0)
      guard surplus > 0 else { return false }
      // Removed elements are released when the stack is whole again, because their deinitializers may read it.
      let removed = Array(stack.suffix(surplus))
      stack.removeLast(surplus)
      withExtendedLifetime(removed) {}
    case .reload(let elements):
      let removed = stack
      stack = elements
      withExtendedLifetime(removed) {}
    }
    return true
  }
}

extension StackMutation: Equatable where Element: Equatable {}
extension StackMutation: Sendable where Element: Sendable {}

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
