/// A stack that says how it changes: what a navigation stack shows, from the root to the top.
///
/// Subscribers hear the mutations themselves, so that they can animate them; a new one hears `.reload` with all
/// elements. A mutation that has nothing to change, such as a pop of an empty stack, is not told.
public typealias StackAdapter<Element> = Adapter<StackState<Element>>

/// The rules of a ``StackAdapter``.
public struct StackState<Element>: ValueState {
  @usableFromInline internal var elements: [Element]

  /// The elements, from the bottom to the top.
  @inlinable public var value: [Element] { elements }

  /// Starts with elements, from the bottom to the top.
  @inlinable
  public init(value: [Element]) {
    elements = value
  }

  /// The name of the alias.
  nonisolated public static var adapterName: String { "StackAdapter<\(Element.self)>" }

  /// Applies the mutation and notifies of it, if it changes anything.
  @inlinable
  public func reduce(
    message: StackMutation<Element>,
    feedback: Input<StackMutation<Element>>
  ) -> (state: StackState, notification: StackMutation<Element>?) {
    var state = self
    let notification = state.apply(message: message, feedback: feedback)
    return (state, notification)
  }

  /// Applies the mutation in place and notifies of it, if it changes anything.
  ///
  /// - Complexity: That of the mutation; see ``StackMutation/apply(to:)``.
  @inlinable
  public mutating func apply(
    message: StackMutation<Element>,
    feedback: Input<StackMutation<Element>>
  ) -> StackMutation<Element>? {
    message.apply(to: &elements) ? message : nil
  }

  /// All elements, to begin with.
  @inlinable
  public func resume() -> StackMutation<Element>? { .reload(value) }
}

extension StackState: StoredState, PersistentAdapterState where Element: Codable {}

extension Adapter {
  /// Makes a stack of elements, from the bottom to the top.
  @inlinable
  public init<Element>(_ elements: [Element]) where State == StackState<Element> {
    self.init(StackState(value: elements))
  }

  /// Puts an element on top.
  @inlinable
  public func push<Element>(_ element: Element) where State == StackState<Element> {
    send(.push(element))
  }

  /// Takes the top element away, if there is one.
  @inlinable
  public func pop<Element>() where State == StackState<Element> {
    send(.pop)
  }

  /// Takes elements from the top until so many are left. Negative counts as none.
  @inlinable
  public func popToCount<Element>(_ count: Int) where State == StackState<Element> {
    send(.popToCount(count))
  }

  /// Puts other elements in place of all.
  @inlinable
  public func reload<Element>(_ elements: [Element]) where State == StackState<Element> {
    send(.reload(elements))
  }

  /// Where to send elements to be put on top.
  @inlinable
  public func push<Element>() -> Input<Element> where State == StackState<Element> {
    Input { [core] in core.send(.push($0)) }
  }

  /// Where to send that the top element is to go.
  @inlinable
  @_disfavoredOverload
  public func pop<Element>() -> Input<Void> where State == StackState<Element> {
    Input { [core] in core.send(.pop) }
  }

  /// Where to send how many elements are to be left, as a navigation controller reports after going back.
  @inlinable
  public func popToCount<Element>() -> Input<Int> where State == StackState<Element> {
    Input { [core] in core.send(.popToCount($0)) }
  }

  /// Where to send other elements in place of all.
  @inlinable
  public func reload<Element>() -> Input<[Element]> where State == StackState<Element> {
    Input { [core] in core.send(.reload($0)) }
  }
}
