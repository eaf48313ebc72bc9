extension CodableContainer {
  /// Puts what was stored in place of the present state, adapter by adapter, and then tells all subscribers.
  ///
  /// Everything that was stored is put back, by its name. If the value of an adapter cannot take it, as a list of
  /// containers that has another count, the adapter gets the value that was stored, with adapters of its own.
  ///
  /// - Throws: Where and why it could not be restored; then nothing has been changed.
  /// - Complexity: O(*n*) for *n* values that are stored.
  public func restore(from decoder: any Decoder) throws(RestoreError) {
    try restore { () throws in try Self(from: decoder) }
  }

  /// Takes over the state of another container of the same shape, adapter by adapter, and then tells all subscribers.
  ///
  /// - Throws: Where and why it could not be taken over; then nothing has been changed.
  /// - Complexity: O(*n*) for *n* values that are stored.
  public func adopt(_ other: some CodableContainer) throws(RestoreError) {
    let restoration = try Restoration(of: self, to: other)
    guard Turn.isOpen else { return Turn.perform(restoration.carryOut) }
    // The messages that are sent before have their turns first, and may make it another state.
    Turn.perform { ((try? Restoration(of: self, to: other)) ?? restoration).carryOut() }
  }

  /// Puts the decoded state in place of the present one, all of it or nothing.
  internal func restore(_ decode: () throws -> Self) throws(RestoreError) {
    let restored: Self
    do { restored = try decode() } catch { throw RestoreError(error) }
    try adopt(restored)
  }
}
