import Mod

/// The behavior that `.styling(Label.self, …)` adds: a change of every value of one type inside a container.
internal struct Styling<Target: Model & Bindable>: EnvironmentChange {
  internal let mod: Mod<Target>

  /// A Boolean value that indicates whether the styling overrides the settings of the values themselves.
  internal let isForced: Bool

  internal var name: String { "\(isForced ? "forcedStyling" : "styling")(\(Target.self))" }
  internal var description: String { name }

  /// Returns whether both have the same effect on a fresh value, because closures cannot be compared.
  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Self, isForced == other.isForced else { return false }
    var (mine, others) = (Target(), Target())
    mod(&mine)
    other.mod(&others)
    return mine == others
  }

  internal func change(_ environment: inout EnvironmentValues) { environment.stylings.append(self) }
}

/// The behavior that `.own(.font, .body)` adds: a property that the value sets itself, even to its default.
internal struct OwnSetting<Root: Model & Bindable, Value: Sendable>: KeptProperty {
  internal let property: Property<Root, Value>
  internal let value: Value

  internal var name: String { "own(\(property.propertyName))" }
  internal var description: String { name }

  internal func isEqual(to other: any Behavior) -> Bool { (other as? Self)?.name == name }

  internal func keep<Whole>(_ own: Whole, in styled: inout Whole) {
    guard let own = own as? Root, var root = styled as? Root else { return }
    // A number that is a token reads as that of the standard theme.
    var assigned = own
    property.set(value, in: &assigned)
    property.set(assigned == own ? value : property.value(in: own), in: &root)
    if let root = root as? Whole { styled = root }
  }
}

/// A behavior that protects a property of a value from stylings.
internal protocol KeptProperty: Behavior {
  /// Copies the property from `own` to `styled`.
  func keep<Whole>(_ own: Whole, in styled: inout Whole)
}
