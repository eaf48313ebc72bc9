/// A stack that notifies subscribers of each change, such as the screens of a navigation stack from the root to the
/// top.
///
/// Subscribers receive the mutations, so that they can animate them. A new subscriber first receives `.reload` with all
/// elements. A mutation that changes nothing, such as a pop of an empty stack, notifies nobody.
public typealias StackAdapter<Element> = Adapter<StackState<Element>>

/// The state of a ``StackAdapter``.
public struct StackState<Element>: ValueState {
  @usableFromInline internal var elements: [Element]

  /// The elements, from the bottom to the top.
  @inlinable public var value: [Element] { elements }

  /// Creates a stack of elements, from the bottom to the top.
  @inlinable public init(value: [Element]) { elements = value }

  /// The name `StackAdapter<Element>`.
  nonisolated public static var adapterName: String { "StackAdapter<\(Element.self)>" }

  /// Returns the stack after the mutation, and the mutation as the notification if it changes anything.
  ///
  /// - Complexity: O(*n*), because the stack is copied; adapters call ``apply(message:feedback:)``.
  @inlinable public func reduce(
    message: StackMutation<Element>,
    feedback: Input<StackMutation<Element>>
  ) -> (state: StackState, notification: StackMutation<Element>?) {
    var state = self
    let notification = state.apply(message: message, feedback: feedback)
    return (state, notification)
  }

  /// Applies the mutation in place and returns it as the notification if it changes anything.
  ///
  /// - Complexity: The complexity of the mutation; see ``StackMutation/apply(to:)``.
  @inlinable public mutating func apply(
    message: StackMutation<Element>,
    feedback: Input<StackMutation<Element>>
  ) -> StackMutation<Element>? {
    message.apply(to: &elements) ? message : nil
  }

  /// Returns a reload with all elements.
  @inlinable public func resume() -> StackMutation<Element>? { .reload(value) }
}

extension StackState: StoredState, PersistentAdapterState where Element: Codable {}

extension Adapter {
  /// Creates a stack of elements, from the bottom to the top.
  @inlinable public init<Element>(_ elements: [Element]) where State == StackState<Element> {
    self.init(StackState(value: elements))
  }

  /// Pushes an element onto the stack.
  @inlinable public func push<Element>(_ element: Element) where State == StackState<Element> {
    send(.push(element))
  }

  /// Removes the top element, if there is one.
  @inlinable public func pop<Element>() where State == StackState<Element> { send(.pop) }

  /// Removes elements from the top until `count` are left. A negative count removes all.
  ///
  /// - Complexity: O(*k*) for *k* elements that are removed.
  @inlinable public func popToCount<Element>(_ count: Int) where State == StackState<Element> {
    send(.popToCount(count))
  }

  /// Replaces all elements.
  @inlinable public func reload<Element>(_ elements: [Element]) where State == StackState<Element> {
    send(.reload(elements))
  }

  /// Returns an input that pushes the elements it receives.
  @inlinable public func push<Element>() -> Input<Element> where State == StackState<Element> {
    Input { [core] in core.send(.push($0)) }
  }

  /// Returns an input that removes the top element.
  @inlinable @_disfavoredOverload public func pop<Element>() -> Input<Void> where State == StackState<Element> {
    Input { [core] in core.send(.pop) }
  }

  /// Returns an input that receives the number of elements to keep, as a navigation controller reports after going
  /// back.
  @inlinable public func popToCount<Element>() -> Input<Int> where State == StackState<Element> {
    Input { [core] in core.send(.popToCount($0)) }
  }

  /// Returns an input that replaces all elements.
  @inlinable public func reload<Element>() -> Input<[Element]> where State == StackState<Element> {
    Input { [core] in core.send(.reload($0)) }
  }
}
