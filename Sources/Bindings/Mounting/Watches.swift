/// What wants to know what the user makes of a value, in the order in which it began.
@MainActor
internal final class Watches {
  /// Called before a change by the user, and gives what is called after it.
  internal typealias Watch = () -> () -> Void

  private var watches: [(token: Token, watch: Watch)] = []

  nonisolated internal init() {}

  /// Adds a watch, for as long as the lifetime lasts.
  internal func add(_ watch: @escaping Watch) -> Lifetime {
    let token = Token()
    watches.append((token, watch))
    return Lifetime { [weak self] in self?.watches.removeAll { $0.token === token } }
  }

  /// Makes a change by the user, and reports it.
  internal func perform(_ change: () -> Void) {
    let reports = watches.map { $0.watch() }
    change()
    for report in reports { report() }
  }
}
