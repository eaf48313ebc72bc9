import Synchronization

/// The components of a ``ComponentList``, as an array that can be exchanged for another one of equal components.
@usableFromInline internal final class SharedComponents<Element: Component>: Sendable {
  @usableFromInline internal let array: Mutex<[Element]>

  @inlinable internal init(_ elements: [Element]) { array = Mutex(elements) }

  /// The components, in order.
  @inlinable internal var elements: [Element] { array.withLock { $0 } }

  /// Removes and returns the components.
  @inlinable internal func take() -> [Element] {
    array.withLock { array in
      let taken = array
      array = []
      return taken
    }
  }

  /// Stores an array of equal components instead.
  @inlinable internal func replace(by elements: [Element]) { array.withLock { $0 = elements } }
}
