/// View-state: a tree of adapters that is stored and restored whole.
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
/// Declare the parts with `let` and give them their values in `init`: Swift does not decode what has a value already.
/// The children and the changes follow from what is encoded. Adapters and containers may be in arrays, dictionaries,
/// optionals, enums and other values, at any depth.
@MainActor
public protocol CodableContainer: Codable {
  /// Delivers whenever anything in the tree has been changed.
  var codableValueChanged: Signal<Void> { get }

  /// The adapters and containers that are encoded in this one, in their order, without those inside them.
  var childCodableContainers: [any CodableContainer] { get }
}

extension CodableContainer {
  /// Delivers what any of the children delivers.
  ///
  /// The children are those at the time of the subscription. Hold what comes and goes in an adapter.
  public var codableValueChanged: Signal<Void> {
    Signal.from(childCodableContainers.map(\.codableValueChanged)).flatMap { $0 }
  }

  /// The adapters and containers that are encoded in this one.
  public var childCodableContainers: [any CodableContainer] {
    StoredNode.containers { try encode(to: $0) }
  }
}
