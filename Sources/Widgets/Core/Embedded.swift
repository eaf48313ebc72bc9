import Mod

/// A property wrapper for a value whose properties are reported as those of the value around it.
///
/// ```swift
/// struct DotsLayer: LayerModel {
///   var spacing = 8.0
///   @Embedded var layer = Layer()
/// }
/// ```
///
/// The value is stored in a `Boxed`, so that the value around it stays cheap to copy.
@propertyWrapper
public struct Embedded<Value: Equatable & Sendable>: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var box: Boxed<Value>

  /// Creates a wrapper with a value.
  @inlinable public init(wrappedValue: Value) { box = Boxed(wrappedValue) }

  /// The value itself.
  @inlinable public var wrappedValue: Value {
    get { box.value }
    _modify { yield &box.value }
  }
}

extension Embedded: CustomReflectable {
  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension Embedded: InspectedAsValue {
  package var inspected: Value { wrappedValue }
}
