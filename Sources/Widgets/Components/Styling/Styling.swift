import Mod

/// A change to everything of one type inside a container: what `.styling(Label.self, …)` notes.
internal struct Styling<Target: Model & Bindable>: EnvironmentChange {
  internal let mod: Mod<Target>

  /// Whether it beats what the target says itself.
  internal let isForced: Bool

  internal var kind: BehaviorKind { .styling }
  internal var name: String { "\(isForced ? "forcedStyling" : "styling")(\(Target.self))" }
  internal var description: String { name }

  /// Whether both make the same of a fresh target: closures cannot be compared.
  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Self, isForced == other.isForced else { return false }
    var (mine, others) = (Target(), Target())
    mod(&mine)
    other.mod(&others)
    return mine == others
  }

  internal func change(_ environment: inout EnvironmentValues) { environment.stylings.append(self) }
}

/// A property that a value says itself, also where it equals the default: what `.own(.font, .body)` notes.
internal struct OwnSetting<Root: Model & Bindable, Value: Sendable>: KeptProperty {
  internal let property: Property<Root, Value>

  internal var kind: BehaviorKind { .styling }
  internal var name: String { "own(\(property.propertyName))" }
  internal var description: String { name }

  internal func isEqual(to other: any Behavior) -> Bool { (other as? Self)?.name == name }

  internal func keep<Whole>(_ own: Whole, in styled: inout Whole) {
    guard let own = own as? Root, var root = styled as? Root else { return }
    property.set(property.value(in: own), in: &root)
    if let root = root as? Whole { styled = root }
  }
}

/// A behavior that keeps a property of a value, whatever stylings say.
internal protocol KeptProperty: Behavior {
  /// Gives `styled` the property of `own`.
  func keep<Whole>(_ own: Whole, in styled: inout Whole)
}
