import Mod

/// A property whose parts read, in prints and in reported changes, as those of the value around it.
///
/// ```swift
/// struct DotsLayer: LayerModel {
///   var spacing = 8.0
///   @Embedded var layer = Layer()
/// }
/// ```
///
/// It is kept in a ``Boxed``, so that the value around it stays cheap to copy.
@propertyWrapper
public struct Embedded<Value: Equatable & Sendable>: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var box: Boxed<Value>

  /// Embeds a value.
  @inlinable
  public init(wrappedValue: Value) {
    box = Boxed(wrappedValue)
  }

  /// The value itself.
  @inlinable
  public var wrappedValue: Value {
    get { box.value }
    _modify { yield &box.value }
  }
}

extension Embedded: CustomReflectable {
  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}
