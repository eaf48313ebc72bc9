import Observation
import Synchronization

/// A means to withdraw a registration with Observation, which its public API lacks.
///
/// A registration ends with the first change of anything that was read. So this is read too, and changed to withdraw.
internal final class Registration: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let withdrawn = Atomic(false)
  private var change: Void { () }

  internal var isWithdrawn: Bool { withdrawn.load(ordering: .acquiring) }

  /// Has the reading under way register for the withdrawal.
  internal func watch() {
    registrar.access(self, keyPath: \.change)
  }

  /// Ends the registration.
  internal func withdraw() {
    withdrawn.store(true, ordering: .releasing)
    registrar.willSet(self, keyPath: \.change)
  }
}
