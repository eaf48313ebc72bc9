/// A change to a stack. It can be applied to any stack: what is not there is not removed.
public enum StackMutation<Element> {
  /// Puts an element on top.
  case push(Element)
  /// Takes the top element away, if there is one.
  case pop
  /// Takes elements from the top until so many are left. Negative counts as none.
  case popToCount(Int)
  /// Puts other elements in place of all.
  case reload([Element])

  /// Changes `stack` in place, and returns whether there was anything to change.
  ///
  /// - Complexity: O(1) for `push`, `pop` and `reload`; O(*k*) for `popToCount` that removes *k* elements.
  @inlinable
  @discardableResult
  public func apply(to stack: inout [Element]) -> Bool {
    switch self {
    case .push(let element):
      stack.append(element)
    case .pop:
      return stack.popLast() != nil
    case .popToCount(let count):
      let surplus = stack.count - Swift.max(count, 0)
      guard surplus > 0 else { return false }
      // What goes is let go when the stack is whole again, for it may look at the stack as it goes.
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
