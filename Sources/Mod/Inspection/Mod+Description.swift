extension Mod: CustomStringConvertible where Root: ~Copyable {
  /// The type, and the changes that the Mod makes to a fresh root if the root is ``Inspectable``.
  ///
  /// ```swift
  /// print(Mod<Label>.caption("Views"))  // Mod<Label>(text: nil → "VIEWS", font: .body → .caption1)
  /// print(Mod<Int> { $0 += 1 })         // Mod<Int>
  /// ```
  ///
  /// The Mod is applied to compute them, so that a Mod made by ``init(main:)`` must be printed on the main actor.
  ///
  /// - Complexity: O(*n*) for *n* stored properties, by reflection.
  public var description: String {
    // The conformance is found at run time, because the root may be noncopyable.
    guard let changes = (self as? any ChangesFreshRoot)?.changesToFreshRoot else { return "\(Self.self)" }
    return "\(Self.self)(\(changes.map(\.description).joined(separator: ", ")))"
  }
}

/// A Mod whose root has a fresh value.
private protocol ChangesFreshRoot {
  var changesToFreshRoot: [Change] { get }
}

extension Mod: ChangesFreshRoot where Root: Inspectable {
  fileprivate var changesToFreshRoot: [Change] { changes(to: Root()) }
}
