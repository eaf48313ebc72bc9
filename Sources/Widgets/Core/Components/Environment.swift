/// A property of a component that reads a value from its environment: `@Environment(\.density) var density`.
///
/// Read it in ``Component/body``; elsewhere it has the default value.
@propertyWrapper
public struct Environment<Value>: Sendable {
  private let keyPath: any KeyPath<EnvironmentValues, Value> & Sendable

  /// Creates a property that reads a value of the environment.
  public init(_ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable) { self.keyPath = keyPath }

  /// The value in the environment of the component whose body is being read.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

extension Environment: Equatable {
  /// Returns whether both read the same value.
  public static func == (first: Environment, second: Environment) -> Bool { first.keyPath == second.keyPath }
}
