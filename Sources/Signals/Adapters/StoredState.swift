/// The state of an adapter that can be part of a ``CodableContainer``.
///
/// The state decides which part of it is stored. A ``PersistentAdapterState`` stores its value.
public protocol StoredState: AdapterState {
  /// Encodes the part that is stored.
  ///
  /// - Throws: The error of the encoder or of a value.
  func store(to encoder: any Encoder) throws

  /// Creates a state from its stored part.
  ///
  /// - Throws: The error of the decoder or of a value.
  init(storedIn decoder: any Decoder) throws
}

/// The state of an adapter whose single value is stored and restored.
public protocol PersistentAdapterState: ValueState, StoredState where Value: Codable {
  /// Creates a state with a restored value.
  init(value: Value)
}

extension PersistentAdapterState {
  /// Encodes the value.
  ///
  /// - Throws: The error of the encoder or of the value.
  public func store(to encoder: any Encoder) throws { try value.encode(to: encoder) }

  /// Creates a state with a decoded value.
  ///
  /// - Throws: The error of the decoder or of the value.
  public init(storedIn decoder: any Decoder) throws { self.init(value: try Value(from: decoder)) }
}
