extension Mod {
  /// Returns the changes that the Mod makes to a value, property by property, in the order of declaration.
  ///
  /// ```swift
  /// for change in Mod<Label>.caption("Views").changes(to: Label()) { print(change) }
  /// // text: nil → "VIEWS"
  /// // font: .body → .caption1
  /// ```
  ///
  /// The value stays the same. A property that is set to the value it already has is not reported. Nested properties
  /// have paths: `layer.cornerRadius`. ``Change/between(_:_:)`` defines what is nested.
  ///
  /// A class instance is changed in place, so pass a fresh one: `changes(to: DateFormatter())`. The report has the
  /// stored properties that reflection finds, or those that the class lists itself (``PropertyListing``).
  ///
  /// - Complexity: O(*n*) for *n* stored properties, by reflection.
  public func changes(to value: Root) -> [Change] {
    var new = value
    guard Root.self is AnyClass else {
      self(&new)
      return Change.between(value, new)
    }
    let old = Part.stored(of: value)
    self(&new)
    return Change.between(old, Part.stored(of: new))
  }
}

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

/// Returns whether two values are Mods that make the same changes to a fresh root.
internal func haveSameEffect(_ first: Any?, _ second: Any?) -> Bool {
  guard let first = first as? any ChangesFreshRoot, let second = second as? any ChangesFreshRoot else { return false }
  return type(of: first) == type(of: second) && first.changesToFreshRoot == second.changesToFreshRoot
}

extension Mod: ComparedInside, InspectedAsValue where Root: Inspectable {
  /// A fresh value after the Mod, so that a struct of Mods is inspected by the effect of each.
  package var inspected: Root {
    var root = Root()
    self(&root)
    return root
  }
}
