/// A list that says how it changes: what a long table shows.
///
/// ```swift
/// let users = ArrayAdapter(["Ada", "Grace"])
/// users.send(.insert(["Alan"], at: [1]))
/// users.state.value  // ["Ada", "Alan", "Grace"]
/// ```
///
/// Subscribers hear the mutations themselves; a new one hears `.reload` with all elements, so that it can follow from there. A
/// mutation that does not fit is not told: the list stays as it was, and ``Adapter/failures`` says why.
public typealias ArrayAdapter<Element> = Adapter<ArrayState<Element>>

/// The rules of an ``ArrayAdapter``.
public struct ArrayState<Element>: ValueState {
  @usableFromInline internal var elements: [Element]

  /// The elements.
  @inlinable public var value: [Element] { elements }

  /// Starts with elements.
  @inlinable
  public init(value: [Element]) {
    elements = value
  }

  /// The name of the alias.
  nonisolated public static var adapterName: String { "ArrayAdapter<\(Element.self)>" }

  /// Applies the mutation and notifies of it.
  ///
  /// - Throws: ``ArrayMutationError`` if it does not fit the list.
  @inlinable
  public func reduce(
    message: ArrayMutation<Element>,
    feedback: Input<ArrayMutation<Element>>
  ) throws -> (state: ArrayState, notification: ArrayMutation<Element>?) {
    var state = self
    let notification = try state.apply(message: message, feedback: feedback)
    return (state, notification)
  }

  /// Applies the mutation in place and notifies of it.
  ///
  /// - Throws: ``ArrayMutationError`` if it does not fit the list.
  /// - Complexity: That of the mutation; see ``ArrayMutation/apply(to:)``.
  @inlinable
  public mutating func apply(
    message: ArrayMutation<Element>,
    feedback: Input<ArrayMutation<Element>>
  ) throws -> ArrayMutation<Element>? {
    try message.apply(to: &elements)
    return message
  }

  /// All elements, to begin with.
  @inlinable
  public func resume() -> ArrayMutation<Element>? { .reload(value) }
}

extension ArrayState: StoredState, PersistentAdapterState where Element: Codable {}

extension Adapter {
  /// Makes a list of elements.
  @inlinable
  public init<Element>(_ elements: [Element]) where State == ArrayState<Element> {
    self.init(ArrayState(value: elements))
  }
}
