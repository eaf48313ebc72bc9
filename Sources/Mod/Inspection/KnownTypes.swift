import Synchronization

/// A cache of facts about types.
package final class KnownTypes: Sendable {
  private let known = Mutex<[ObjectIdentifier: any Sendable]>([:])

  package init() {}

  /// Returns the fact about a type, which `find` computes the first time.
  ///
  /// - Complexity: O(1), if the type has been asked for before.
  package func about<Fact: Sendable>(_ type: Any.Type, _ find: () -> Fact) -> Fact {
    let id = ObjectIdentifier(type)
    if let fact = known.withLock({ $0[id] }) as? Fact { return fact }
    // It is computed without the lock, because that can ask for other types.
    let fact = find()
    known.withLock { $0[id] = fact }
    return fact
  }
}
