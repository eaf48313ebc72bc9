import Mod

extension Mod where Root: Widget {
  /// Passes a value down to all components inside the widget: `.environment(\.density, .compact)`.
  public static func environment<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable,
    _ value: Value
  ) -> Mod {
    Mod { $0.behaviors.lists.handDown(Handover(keyPath: keyPath, value: value)) }
  }

  // For a misspelled key path, the compiler also reports that it is not writable, and often reports that first. With
  // this overload for read-only key paths, it reports only the missing member.

  @available(*, unavailable, message: "the value is read-only")
  @_disfavoredOverload
  public static func environment<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, _ value: Value) -> Mod {
    .identity
  }
}

extension Behaviors {
  /// Returns the environment inside a value with these behaviors, given that of the value itself.
  ///
  /// - Complexity: O(*n*) for *n* behaviors.
  package func environment(in environment: EnvironmentValues) -> EnvironmentValues {
    guard let lists = box?.storage.value else { return environment }
    var environment = environment
    for change in lists.environment { change.change(&environment) }
    for styling in lists.stylings { styling.change(&environment) }
    return environment
  }

  /// The contrast that is passed down, or `.unspecified` if none is.
  package var handedContrast: AccessibilityContrast {
    haveEnvironment ? environment(in: EnvironmentValues()).accessibilityContrast : .unspecified
  }

  /// A Boolean value that indicates whether something is passed down, apart from stylings.
  package var haveEnvironment: Bool { box?.storage.value.environment.isEmpty == false }
}

/// A behavior that changes the environment.
internal protocol EnvironmentChange: Behavior {
  func change(_ environment: inout EnvironmentValues)

  /// Returns whether another behavior changes the same value. By default, it does if it has the same type.
  func replaces(_ other: any Behavior) -> Bool
}

extension EnvironmentChange {
  internal func replaces(_ other: any Behavior) -> Bool { other is Self }
}

/// The behavior that `.environment(\.density, .compact)` adds.
private struct Handover<Value: Sendable>: EnvironmentChange {
  let keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable
  let value: Value

  var name: String { "environment(\(keyPath))" }
  var description: String { "environment(\(keyPath), \(value))" }

  func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Self else { return false }
    if keyPath != other.keyPath { return false }
    // Functions cannot be compared, and may have captured anything.
    return holdsFunctions(value) ? haveSameBytes(value, other.value) : Change.between(value, other.value).isEmpty
  }

  // Key paths that differ in an argument print alike.
  func replaces(_ other: any Behavior) -> Bool { (other as? Self)?.keyPath == keyPath }

  func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}
