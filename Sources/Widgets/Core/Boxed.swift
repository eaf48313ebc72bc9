import Mod

/// A value behind one reference, copied when it is changed and shared.
///
/// It makes a large struct as cheap to copy as a pointer, and two copies that share it as cheap to compare.
/// It prints and compares as the value itself.
///
/// It is safe to share between threads: the storage is changed only through a reference that nobody else holds.
public struct Boxed<Value: Sendable>: Sendable {
  @usableFromInline internal var storage: Storage

  @usableFromInline
  internal final class Storage: @unchecked Sendable {
    // Uniqueness is checked before each change, which proves what the run-time check would look for.
    @exclusivity(unchecked) @usableFromInline internal var value: Value

    @inlinable
    internal init(_ value: Value) {
      self.value = value
    }
  }

  /// Boxes a value.
  @inlinable
  public init(_ value: Value) {
    storage = Storage(value)
  }

  /// The value itself.
  @inlinable
  public var value: Value {
    get { storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) {
        storage = Storage(storage.value)
      }
      yield &storage.value
    }
  }
}

extension Boxed: Equatable where Value: Equatable {
  /// Whether both box equal values.
  ///
  /// - Complexity: O(1) for copies of one box that have not been changed since.
  @inlinable
  public static func == (first: Boxed, second: Boxed) -> Bool {
    first.storage === second.storage || first.value == second.value
  }
}

extension Boxed: Hashable where Value: Hashable {
  /// Hashes the value.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.value)
  }
}

extension Boxed: InspectableByParts where Value: InspectableByParts {}

// A description that is not for debugging would make inspection take the box for a value without parts.
extension Boxed: CustomDebugStringConvertible {
  /// The description of the value: the box does not show.
  public var debugDescription: String { "\(value)" }
}

extension Boxed: CustomReflectable {
  /// The mirror of the value: the box does not show.
  public var customMirror: Mirror { Mirror(reflecting: value) }
}
