/// The values that widgets pass down to the components inside them, by typed keys.
///
/// Declare a value with a key and a property of its own:
///
/// ```swift
/// enum DensityKey: EnvironmentKey {
///   static let defaultValue = Density.regular
/// }
///
/// extension EnvironmentValues {
///   var density: Density {
///     get { self[DensityKey.self] }
///     set { self[DensityKey.self] = newValue }
///   }
/// }
/// ```
///
/// Pass it down with `.environment(\.density, .compact)`, and read it in a component with ``Environment``. Themes are
/// in the environment, too: see ``theme(_:)``.
public struct EnvironmentValues: Sendable {
  @TaskLocal internal static var current = EnvironmentValues()

  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// The themes of the surrounding containers.
  package var themes = Themes()

  /// The record of the reads of the themes, and of the states of containers, if there is one.
  package var reads: Reads?

  /// The stylings of the surrounding containers.
  package internal(set) var stylings = Stylings()

  /// A Boolean value that indicates whether all values are the default ones.
  internal var isFresh: Bool { values.isEmpty && themes.isEmpty && reads == nil && stylings.isEmpty }

  /// Creates an environment with default values.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Casting nothing takes as long as casting a value.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
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

/// A property of a component that reads a value from its environment: `@Environment(\.density) var density`.
///
/// In a component that is shown, it has the present value of its place: in ``Component/body``, and in handlers,
/// bindings and methods. Elsewhere it has the default value.
@propertyWrapper
public struct Environment<Value>: Sendable {
  private let keyPath: any KeyPath<EnvironmentValues, Value> & Sendable

  /// The place where the component is shown, or `nil` for a component that is described.
  private var place: EnvironmentPlace?

  /// Creates a property that reads a value of the environment.
  public init(_ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable) { self.keyPath = keyPath }

  /// The value in the environment of the component.
  @MainActor public var wrappedValue: Value {
    guard var values = place?.values() else { return EnvironmentValues.current[keyPath: keyPath] }
    // The body that reads the value is described again with it, even if the body belongs to another component.
    values.reads = EnvironmentValues.current.reads
    return values[keyPath: keyPath]
  }
}

/// The place where a component is shown, which knows the environment there.
@MainActor package final class EnvironmentPlace {
  /// Returns the present environment, or `nil` if nothing is shown in the place any more.
  package var values: () -> EnvironmentValues? = { nil }
}

extension Environment: StateProperty {
  package func fresh(in place: inout EnvironmentPlace?) -> Environment {
    let own = place ?? EnvironmentPlace()
    place = own
    var property = self
    property.place = own
    return property
  }
}

extension Environment: Equatable {
  /// Returns whether both read the same value.
  public static func == (first: Environment, second: Environment) -> Bool { first.keyPath == second.keyPath }
}
