/// The deliveries of signals, for a module that has to act before or after those that wait.
@MainActor package enum Deliveries {
  /// A Boolean value that indicates whether a delivery is under way, after which further sends are delivered.
  package static var areUnderWay: Bool { Turn.isOpen }

  /// Calls a closure in its turn: now, or after the sends that wait already.
  package static func perform(_ action: @escaping () -> Void) { Turn.perform(action) }
}
