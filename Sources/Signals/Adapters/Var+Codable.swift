/// A variable is encoded as its value.
///
/// Encode and decode variables on the main actor, because they are isolated to it; elsewhere it is a programming error
/// that stops the program.
extension Var: Codable where Value: Codable {
  /// Encodes the value.
  ///
  /// - Throws: The error of the encoder or of the value.
  public nonisolated func encode(to encoder: any Encoder) throws { try adapter.encode(to: encoder) }

  /// Creates a variable with a decoded value.
  ///
  /// - Throws: The error of the decoder or of the value.
  public nonisolated init(from decoder: any Decoder) throws { adapter = try Adapter(from: decoder) }
}

extension Var: CodableContainer where Value: Codable {
  /// A signal that delivers after each change of the value, and after each change in a container inside the value.
  public var codableValueChanged: Signal<Void> { adapter.codableValueChanged }

  /// The adapters and containers in the value.
  ///
  /// - Complexity: O(*n*) for *n* values in the value.
  public var childCodableContainers: [any CodableContainer] { adapter.childCodableContainers }
}

extension Var: RestorableAdapter where Value: Codable {
  internal func plan(_ other: any RestorableAdapter, in restoration: inout Restoration) throws(RestoreError) {
    try adapter.plan((other as? Var)?.adapter ?? other, in: &restoration)
  }
}
