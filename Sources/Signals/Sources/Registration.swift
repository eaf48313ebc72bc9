import Observation
import Synchronization

/// A way to withdraw a registration with Observation, which its public API lacks.
///
/// A registration ends with the first change of anything that was read. So a property of this object is read too, and a
/// change of it is announced to withdraw.
internal final class Registration: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let withdrawn = Atomic(false)
  private var change: Void { () }

  internal var isWithdrawn: Bool { withdrawn.load(ordering: .acquiring) }

  /// Makes the current tracking depend on the withdrawal.
  internal func watch() { registrar.access(self, keyPath: \.change) }

  internal func withdraw() {
    withdrawn.store(true, ordering: .releasing)
    registrar.willSet(self, keyPath: \.change)
  }
}
