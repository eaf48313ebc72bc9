import Mod

/// A copy-on-write box for a value.
///
/// It makes a large struct as cheap to copy as a reference, and two copies with shared storage as cheap to compare. It
/// is printed and compared as the value itself.
///
/// Sharing a box between threads is safe, because its storage is changed only through a unique reference.
public struct Boxed<Value: Sendable>: Sendable {
  @usableFromInline package var storage: Storage

  @usableFromInline package final class Storage: @unchecked Sendable {
    // Uniqueness is checked before each change, which makes the run-time check of exclusivity unnecessary. Other
    // modules do not know of the attribute, and inline the access instead.
    @exclusivity(unchecked) @usableFromInline internal var stored: Value

    @inlinable package var value: Value {
      _read { yield stored }
      _modify { yield &stored }
    }

    @inlinable package init(_ value: Value) { stored = value }
  }

  /// Creates a box with a value.
  @inlinable public init(_ value: Value) { storage = Storage(value) }

  /// The identity of the reference, which copies share until one of them is changed.
  @inlinable package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// The value itself, for reading it without copying it.
  @inlinable package var borrowed: Value { _read { yield storage.value } }

  /// The value itself.
  @inlinable public var value: Value {
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
  /// Returns whether both boxes have equal values.
  ///
  /// - Complexity: That of comparing the values; O(1) for unmodified copies of one box.
  @inlinable public static func == (first: Boxed, second: Boxed) -> Bool {
    first.storage === second.storage || first.borrowed == second.borrowed
  }
}

extension Boxed: Hashable where Value: Hashable {
  /// Hashes the value.
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}

extension Boxed: InspectableByParts where Value: InspectableByParts {}

extension Boxed: InspectedAsValue {
  package var inspected: Value { value }
}

// With another description than this one, inspection would take the box for a value without parts.
extension Boxed: CustomDebugStringConvertible {
  /// The description of the value.
  public var debugDescription: String { "\(value)" }
}

extension Boxed: CustomReflectable {
  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: value) }
}
