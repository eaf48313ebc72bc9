/// A tree of adapters, such as the view state of a screen, that is stored and restored as a whole.
///
/// ```swift
/// struct SearchState: CodableContainer {
///   let query: Var<String>
///   let isExpanded: ToggleVar
///   init() {
///     query = Var("")
///     isExpanded = ToggleVar(false)
///   }
/// }
/// ```
///
/// Declare the parts with `let` and initialize them in `init`, because Swift does not decode properties with a default
/// value. The default implementations find children and changes by encoding. Adapters and containers may be in arrays,
/// dictionaries, optionals, enums and other values, at any depth.
@MainActor public protocol CodableContainer: Codable {
  /// A signal that delivers whenever anything in the tree has changed.
  var codableValueChanged: Signal<Void> { get }

  /// The adapters and containers directly in this one, in the order of encoding.
  var childCodableContainers: [any CodableContainer] { get }
}

extension CodableContainer {
  /// A signal that delivers whenever one of the children changes.
  ///
  /// The children are those at the time of the subscription. Put parts that come and go into an adapter.
  public var codableValueChanged: Signal<Void> {
    Signal.from(childCodableContainers.map(\.codableValueChanged)).flatMap { $0 }
  }

  /// The adapters and containers that this one encodes.
  ///
  /// - Complexity: O(*n*) for *n* encoded values.
  public var childCodableContainers: [any CodableContainer] { StoredNode.containers { try encode(to: $0) } }

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
