/// The rules of an adapter that can be part of a ``CodableContainer``.
///
/// What is stored is up to the state. A ``PersistentAdapterState`` stores its value.
public protocol StoredState: AdapterState {
  /// Writes what is to be stored.
  func store(to encoder: any Encoder) throws

  /// Makes a state from what was stored.
  init(storedIn decoder: any Decoder) throws
}

/// The rules of an adapter whose state is one value, which is stored and restored.
public protocol PersistentAdapterState: ValueState, StoredState where Value: Codable {
  /// Makes a state with a restored value.
  init(value: Value)
}

extension PersistentAdapterState {
  /// Writes the value.
  public func store(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }

  /// Reads the value.
  public init(storedIn decoder: any Decoder) throws {
    self.init(value: try Value(from: decoder))
  }
}
