/// The values that widgets pass down to the components inside them, by typed keys.
///
/// Declare a value with a key and a property of its own:
///
/// ```swift
/// enum ThemeKey: EnvironmentKey {
///   static let defaultValue = Theme.light
/// }
///
/// extension EnvironmentValues {
///   var theme: Theme {
///     get { self[ThemeKey.self] }
///     set { self[ThemeKey.self] = newValue }
///   }
/// }
/// ```
///
/// Pass it down with `.environment(\.theme, .dark)`, and read it in a component with ``Environment``.
public struct EnvironmentValues: Sendable {
  @TaskLocal internal static var current = EnvironmentValues()

  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// The stylings of the surrounding containers.
  package internal(set) var stylings = Stylings()

  /// Creates an environment with default values.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The key of a value in the environment. See ``EnvironmentValues``.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value if no surrounding widget sets one.
  static var defaultValue: Value { get }
}
