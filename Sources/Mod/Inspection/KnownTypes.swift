import Synchronization

/// Facts about types, each of which is found out once.
package final class KnownTypes: Sendable {
  private let known = Mutex<[ObjectIdentifier: any Sendable]>([:])

  package init() {}

  /// Returns what is known about a type, or else finds it out.
  ///
  /// - Complexity: O(1), if the type has been asked for before.
  package func about<Fact: Sendable>(_ type: Any.Type, _ find: () -> Fact) -> Fact {
    let id = ObjectIdentifier(type)
    if let fact = known.withLock({ $0[id] }) as? Fact { return fact }
    // Finding something out asks for other types.
    let fact = find()
    known.withLock { $0[id] = fact }
    return fact
  }
}
