/// A list that notifies subscribers of each change, for tables with many rows.
///
/// ```swift
/// let users = ArrayAdapter(["Ada", "Grace"])
/// users.send(.insert(["Alan"], at: [1]))
/// users.value  // ["Ada", "Alan", "Grace"]
/// ```
///
/// Subscribers receive the mutations. A new subscriber first receives `.reload` with all elements. A mutation that does
/// not fit the list changes nothing and notifies nobody; ``Adapter/failures`` delivers the reason.
public typealias ArrayAdapter<Element> = Adapter<ArrayState<Element>>

/// The state of an ``ArrayAdapter``.
public struct ArrayState<Element>: ValueState {
  @usableFromInline internal var elements: [Element]

  /// The elements.
  @inlinable public var value: [Element] { elements }

  /// Creates a list of elements.
  @inlinable public init(value: [Element]) { elements = value }

  /// The name `ArrayAdapter<Element>`.
  nonisolated public static var adapterName: String { "ArrayAdapter<\(Element.self)>" }

  /// Returns the list after the mutation, and the mutation as the notification.
  ///
  /// - Throws: ``ArrayMutationError`` if it does not fit the list.
  /// - Complexity: O(*n*), because the list is copied; adapters call ``apply(message:feedback:)``.
  @inlinable public func reduce(
    message: ArrayMutation<Element>,
    feedback: Input<ArrayMutation<Element>>
  ) throws -> (state: ArrayState, notification: ArrayMutation<Element>?) {
    var state = self
    let notification = try state.apply(message: message, feedback: feedback)
    return (state, notification)
  }

  /// Applies the mutation in place and returns it as the notification.
  ///
  /// - Throws: ``ArrayMutationError`` if it does not fit the list.
  /// - Complexity: The complexity of the mutation; see ``ArrayMutation/apply(to:)``.
  @inlinable public mutating func apply(
    message: ArrayMutation<Element>,
    feedback: Input<ArrayMutation<Element>>
  ) throws -> ArrayMutation<Element>? {
    try message.apply(to: &elements)
    return message
  }

  /// Returns a reload with all elements.
  @inlinable public func resume() -> ArrayMutation<Element>? { .reload(value) }
}

extension ArrayState: StoredState, PersistentAdapterState where Element: Codable {}

extension Adapter {
  /// Creates a list of elements.
  @inlinable public init<Element>(_ elements: [Element]) where State == ArrayState<Element> {
    self.init(ArrayState(value: elements))
  }
}
