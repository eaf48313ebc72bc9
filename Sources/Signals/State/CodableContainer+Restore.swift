extension CodableContainer {
  /// Puts what was stored in place of the present state, adapter by adapter, so that everybody who is subscribed hears
  /// of it.
  ///
  /// - Throws: Where and why it could not be restored; then nothing has been changed.
  public func restore(from decoder: any Decoder) throws(RestoreError) {
    try restore { () throws in try Self(from: decoder) }
  }

  /// Puts the decoded state in place of the present one, all of it or nothing.
  internal func restore(_ decode: () throws -> Self) throws(RestoreError) {
    let restored: Self
    do { restored = try decode() } catch { throw RestoreError(error) }
    Turn.perform { adopt(restored) }
  }
}
