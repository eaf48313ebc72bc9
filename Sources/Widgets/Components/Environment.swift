/// A value that the widgets around a component hand down: `@Environment(\.theme) var theme`.
///
/// It can be read in ``Component/body``; elsewhere it is the default.
@propertyWrapper
public struct Environment<Value>: Sendable {
  private let keyPath: any KeyPath<EnvironmentValues, Value> & Sendable

  /// Names the value to read.
  public init(_ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable) {
    self.keyPath = keyPath
  }

  /// The value that is handed down to the component whose body is being read.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

extension Environment: Equatable {
  /// Whether both read the same value.
  public static func == (first: Environment, second: Environment) -> Bool { first.keyPath == second.keyPath }
}
