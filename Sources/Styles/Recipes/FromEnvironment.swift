import Mod
import Widgets

/// A choice of a ``Recipe`` that is filled from the environment of the widget, unless a selection sets it.
///
/// ```swift
/// struct PanelLook: DefaultVariants {
///   var isProminent = false
///   @FromEnvironment(\.horizontalSizeClass) var width
/// }
///
/// extension Mod<View> {
///   static let panel: Recipe<View, PanelLook> = Recipe(
///     .on(\.width) { .layer.cornerRadius($0 == .compact ? 8 : 16) },
///     .when({ $0.isProminent && $0.width == .regular }, .layer.borderWidth(2)))
/// }
///
/// let panel = View(.panel())                      // as wide as its surroundings
/// let compact = View(.panel(\.width .~ .compact))
/// ```
///
/// It is a choice like any other: it has its place in the order of the rules, conditions of combinations read it,
/// combinations and reports list its values, and what follows the recipe at the call wins over it. Its value is looked
/// up where the widget is shown. In a recipe of what is no widget, it has the value of an empty environment.
///
/// In a target with `-default-isolation MainActor`, declare the type of the selections inside a `nonisolated enum`,
/// because Swift 6.3 refuses property wrappers in a type that is declared `nonisolated` itself.
@propertyWrapper
public struct FromEnvironment<Value: Hashable & Sendable>: Sendable {
  private let keyPath: any KeyPath<EnvironmentValues, Value> & Sendable

  /// The value that a selection has set, or `nil` for the environment's.
  public private(set) var projectedValue: Value?

  /// Creates a choice that a value of the environment fills.
  public init(_ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable) { self.keyPath = keyPath }

  /// The value that a selection has set, or else that of an empty environment.
  public var wrappedValue: Value {
    get { projectedValue ?? EnvironmentValues()[keyPath: keyPath] }
    set { projectedValue = newValue }
  }
}

extension FromEnvironment: Hashable {
  /// Returns whether both have the same value, or follow the same value of the environment.
  public static func == (first: FromEnvironment, second: FromEnvironment) -> Bool {
    first.projectedValue == second.projectedValue && first.keyPath as AnyKeyPath == second.keyPath as AnyKeyPath
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(projectedValue) }
}

extension FromEnvironment: EnvironmentChoice {
  /// Sets the value to that of an environment, unless a selection has set it.
  package mutating func fill(from environment: EnvironmentValues) {
    if isOpen { projectedValue = environment[keyPath: keyPath] }
  }
}

/// A choice that the environment can fill, in a selection.
package protocol EnvironmentChoice: Hashable, SendableMetatype {
  associatedtype Value: Hashable

  /// The value that a selection has set, or `nil` for the environment's.
  var projectedValue: Value? { get }

  /// The value, or that of an empty environment if no selection has set it.
  var wrappedValue: Value { get set }

  mutating func fill(from environment: EnvironmentValues)
}

extension EnvironmentChoice {
  fileprivate var isOpen: Bool { projectedValue == nil }

  /// Returns whether the choice of a selection is to be filled.
  fileprivate static func isOpen<Look>(_ property: PartialKeyPath<Look>, in look: Look) -> Bool {
    (property as? KeyPath<Look, Self>).map { look[keyPath: $0].isOpen } ?? false
  }

  fileprivate static func fill<Look>(
    _ property: PartialKeyPath<Look>, of look: inout Look, from environment: EnvironmentValues
  ) {
    guard let property = property as? WritableKeyPath<Look, Self> else { return }
    look[keyPath: property].fill(from: environment)
  }
}

/// The choices of a type of selection that the environment fills.
internal struct EnvironmentChoices<Look: Variants>: Sendable {
  private let choices: [(property: StoredProperty<Look>, type: any EnvironmentChoice.Type)]

  internal init() {
    choices = StoredProperty<Look>.all().compactMap { property in
      (property.type as? any EnvironmentChoice.Type).map { (property, $0) }
    }
  }

  internal var isEmpty: Bool { choices.isEmpty }

  /// Returns whether a choice of a selection is to be filled.
  internal func areOpen(in look: Look) -> Bool {
    choices.contains { $0.type.isOpen($0.property.keyPath, in: look) }
  }

  /// Returns a selection with all choices.
  internal func filled(_ look: Look, from environment: EnvironmentValues) -> Look {
    var look = look
    for choice in choices { choice.type.fill(choice.property.keyPath, of: &look, from: environment) }
    return look
  }
}
