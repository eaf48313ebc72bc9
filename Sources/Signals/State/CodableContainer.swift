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
}
