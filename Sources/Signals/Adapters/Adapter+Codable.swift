/// An adapter is encoded as what its state stores. Encode and decode adapters on the main actor, where they live;
/// elsewhere it is a programming error that stops the program.
extension Adapter: Codable where State: StoredState {
  /// Writes what the state stores.
  public nonisolated func encode(to encoder: any Encoder) throws {
    // The encoder does not leave this call, nor the thread that it was made for.
    nonisolated(unsafe) let encoder = encoder
    try MainActor.assumeIsolated { try state.store(to: encoder) }
  }

  /// Makes an adapter with the state that was stored.
  public nonisolated init(from decoder: any Decoder) throws {
    // The decoder does not leave this call, nor the thread that it was made for.
    nonisolated(unsafe) let decoder = decoder
    self = try MainActor.assumeIsolated { try Adapter(adapterState: State(storedIn: decoder)) }
  }
}
