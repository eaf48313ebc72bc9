extension CodableContainer {
  /// Restores a stored state, adapter by adapter, and then notifies all subscribers.
  ///
  /// Stored values are matched by name. If an adapter's value does not fit, such as a list of containers with another
  /// count, the adapter takes the stored value with new adapters inside.
  ///
  /// - Throws: ``RestoreError`` with the place and the reason; then nothing has been changed.
  /// - Complexity: O(*n*) for *n* stored values.
  public func restore(from decoder: any Decoder) throws(RestoreError) {
    try restore { () throws in try Self(from: decoder) }
  }

  /// Takes over the state of another container of the same shape, adapter by adapter, and then notifies all
  /// subscribers.
  ///
  /// - Throws: ``RestoreError`` with the place and the reason; then nothing has been changed.
  /// - Complexity: O(*n*) for *n* stored values.
  public func adopt(_ other: some CodableContainer) throws(RestoreError) {
    let restoration = try Restoration(of: self, to: other)
    guard Turn.isOpen else { return Turn.perform(restoration.carryOut) }
    // Messages that were sent earlier are delivered first, and may change the state.
    Turn.perform { ((try? Restoration(of: self, to: other)) ?? restoration).carryOut() }
  }

  /// Replaces the current state with a decoded one, or changes nothing.
  ///
  /// - Throws: ``RestoreError`` if the state cannot be decoded or does not fit.
  package func restore(_ decode: () throws -> Self) throws(RestoreError) {
    let restored: Self
    do { restored = try decode() } catch { throw RestoreError(error) }
    try adopt(restored)
  }
}
