/// An adapter is encoded as the part of its state that is stored.
///
/// Encode and decode adapters on the main actor, because they are isolated to it; elsewhere it is a programming error
/// that stops the program.
extension Adapter: Codable where State: StoredState {
  /// Encodes the stored part of the state.
  ///
  /// - Throws: The error of the encoder or of the state.
  public nonisolated func encode(to encoder: any Encoder) throws {
    // The encoder does not leave this call, nor the thread that it was made for.
    let encoder = HandedOver(encoder)
    try MainActor.assumeIsolated { try state.store(to: encoder.value) }
  }

  /// Creates an adapter with a decoded state.
  ///
  /// - Throws: The error of the decoder or of the state.
  public nonisolated init(from decoder: any Decoder) throws {
    // The decoder does not leave this call, nor the thread that it was made for.
    let decoder = HandedOver(decoder)
    self = try MainActor.assumeIsolated { try Adapter(State(storedIn: decoder.value)) }
  }
}
