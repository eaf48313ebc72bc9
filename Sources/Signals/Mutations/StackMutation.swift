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

  /// Changes `stack`, and says whether there was anything to change.
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
      stack.removeLast(surplus)
    case .reload(let elements):
      stack = elements
    }
    return true
  }
}

extension StackMutation: Equatable where Element: Equatable {}
extension StackMutation: Sendable where Element: Sendable {}
