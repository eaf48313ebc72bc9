import Mod

extension Mod where Root: Widget {
  /// Hands a value down to all components inside the widget: `.environment(\.theme, .dark)`.
  public static func environment<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable,
    _ value: Value
  ) -> Mod {
    Mod { $0.behaviors.append(Handover(keyPath: keyPath, value: value)) }
  }
}

extension Widget {
  /// What the widget hands down to the components inside it, when it is handed `environment` itself.
  public func environment(in environment: EnvironmentValues) -> EnvironmentValues {
    behaviors.environment(in: environment)
  }
}

extension Behaviors {
  /// Returns what a value with these hands down when it is handed `environment` itself.
  package func environment(in environment: EnvironmentValues) -> EnvironmentValues {
    if isEmpty { return environment }
    var environment = environment
    for case let change as any EnvironmentChange in elements { change.change(&environment) }
    return environment
  }
}

/// A behavior that changes what is handed down.
internal protocol EnvironmentChange: Behavior {
  func change(_ environment: inout EnvironmentValues)
}

/// A value that a widget hands down: what `.environment(\.theme, .dark)` notes.
private struct Handover<Value: Sendable>: EnvironmentChange {
  let keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable
  let value: Value

  var kind: BehaviorKind { .environment }
  var name: String { "environment(\(keyPath))" }
  var description: String { "environment(\(keyPath), \(value))" }

  func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Self else { return false }
    return keyPath == other.keyPath && Change.between(value, other.value).isEmpty
  }

  func change(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }
}
