/// What widgets hand down to the components inside them, by typed keys.
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
/// Hand it down with `.environment(\.theme, .dark)`, and read it in a component with ``Environment``.
public struct EnvironmentValues: Sendable {
  @TaskLocal internal static var current = EnvironmentValues()

  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// The stylings of the containers around.
  package internal(set) var stylings = Stylings()

  /// Makes an environment in which every value is its default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The key of a value that is handed down. See ``EnvironmentValues``.
public protocol EnvironmentKey {
  /// What is handed down.
  associatedtype Value: Sendable

  /// What components get where nobody hands anything down.
  static var defaultValue: Value { get }
}
