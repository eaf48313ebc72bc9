/// The observers of changes by the user, in the order in which they were added.
@MainActor internal final class Watches {
  /// A closure that is called before a change by the user, and returns one to call after it.
  internal typealias Watch = () -> () -> Void

  private var watches: [(token: Token, watch: Watch)] = []

  /// An identity of a closure, because closures cannot be compared.
  private final class Token: Sendable {}

  nonisolated internal init() {}

  /// Adds a watch until the lifetime ends.
  internal func add(_ watch: @escaping Watch) -> Lifetime {
    let token = Token()
    watches.append((token, watch))
    return Lifetime { [weak self] in self?.watches.removeAll { $0.token === token } }
  }

  internal func perform(_ change: () -> Void) {
    let reports = watches.map { $0.watch() }
    change()
    for report in reports { report() }
  }
}
