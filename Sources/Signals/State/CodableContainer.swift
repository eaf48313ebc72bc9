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
/// The children and the changes follow from the parts.
@MainActor
public protocol CodableContainer: Codable {
  /// Delivers whenever anything in the tree has been changed.
  var codableValueChanged: Signal<Void> { get }

  /// The parts that are containers, in the order of their declaration.
  var childCodableContainers: [any CodableContainer] { get }

  /// Takes over the state of another container of the same shape, adapter by adapter, and tells the subscribers.
  func adopt(_ other: any CodableContainer)
}

extension CodableContainer {
  /// What any of the children delivers.
  public var codableValueChanged: Signal<Void> {
    Signal.from(childCodableContainers.map(\.codableValueChanged)).flatMap { $0 }
  }

  /// The stored properties that are containers.
  public var childCodableContainers: [any CodableContainer] {
    Mirror(reflecting: self).children.compactMap { $0.value as? any CodableContainer }
  }

  /// Has each child adopt the other's.
  public func adopt(_ other: any CodableContainer) {
    for (mine, theirs) in zip(childCodableContainers, other.childCodableContainers) { mine.adopt(theirs) }
  }
}
