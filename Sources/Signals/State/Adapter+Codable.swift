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

extension Adapter: CodableContainer where State: StoredState {
  /// A signal that delivers after each message with an effect, and after each change in a container inside the state.
  public var codableValueChanged: Signal<Void> {
    let own = Signal<Void> { [core] observer in
      let value = observer.value
      return core.steps.subscribe(Observer(value: { _ in value(()) }, end: observer.end))
    }
    let nested = own.prepend(()).flatMapLatest {
      Signal.from(childCodableContainers.map(\.codableValueChanged)).flatMap { $0 }
    }
    return own.merge(nested)
  }

  /// The adapters and containers in the stored part of the state.
  ///
  /// - Complexity: O(*n*) for *n* values in the state.
  public var childCodableContainers: [any CodableContainer] {
    if core.state.isPlain { return [] }
    return StoredNode.containers { try core.state.store(to: $0) }
  }
}

extension StoredState {
  /// A Boolean value that indicates whether the state cannot contain a container.
  internal var isPlain: Bool {
    guard let value = (self as? any ValueState)?.value else { return false }
    return type(of: value) is any PlainValue.Type
  }
}
