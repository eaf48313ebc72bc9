import Mod
import Synchronization

/// The stored properties of a struct type, to copy them from one value to another.
///
/// Reflection reads the properties of a struct, but does not write them. Swift stores them in the order of declaration,
/// each at the next offset with its alignment; this type relies on that. A struct with a custom mirror, or whose size
/// does not match, is handled as one property.
internal struct StoredProperties {
  /// A closure that copies the value of `own` to `styled` if it differs from that in `fresh`.
  internal typealias Keep<Value> = (_ own: Value, _ fresh: Value, _ styled: inout Value) -> Void

  private typealias RawKeep = (UnsafeRawPointer, UnsafeRawPointer, UnsafeMutableRawPointer) -> Void

  private var properties: [(offset: Int, keep: RawKeep)] = []

  /// A `Keep` closure for each inspected type.
  private static let known = Mutex<[ObjectIdentifier: Known]>([:])

  // The closures capture types, offsets, and other such closures.
  private struct Known: @unchecked Sendable {
    let keep: Any
  }

  /// Copies each property of `own` that differs from that in `fresh` to `styled`.
  ///
  /// - Complexity: O(*n*) for *n* stored properties, where shared boxes count as one.
  internal static func keep<Value>(_ own: Value, over fresh: Value, in styled: inout Value) {
    let id = ObjectIdentifier(Value.self)
    let keep = known.withLock { $0[id] } ?? Known(keep: keeping(fresh) ?? { _, _, _ in } as Keep<Value>)
    known.withLock { $0[id] = keep }
    (keep.keep as? Keep<Value>)?(own, fresh, &styled)
  }

  /// Returns a closure that keeps a property of the type of a value, or `nil` if such properties cannot be compared.
  internal static func keeping<Value>(_ sample: Value) -> Keep<Value>? {
    if let type = Value.self as? any SettingsGroup.Type { return group(sample, as: type) as? Keep<Value> }
    if sample is any Inspectable || sample is any InspectableByParts, let properties = StoredProperties(of: sample) {
      guard Value.self is any Normalizing.Type else { return { properties.keep($0, $1, &$2) } }
      return { own, fresh, styled in
        properties.keep(own, fresh, &styled)
        normalize(&styled)
      }
    }
    return (Value.self as? any Equatable.Type).flatMap { whole(of: $0) as? Keep<Value> }
  }

  private static func group<Group: SettingsGroup>(_ sample: Any, as type: Group.Type) -> Any? {
    (sample as? Group).flatMap { Group.keeping($0) }
  }

  private static func whole<Value: Equatable>(of type: Value.Type) -> Any {
    let keep: Keep<Value> = { own, fresh, styled in if styled != own, own != fresh { styled = own } }
    return keep
  }

  private static func normalize<Value>(_ value: inout Value) {
    guard var normalizing = value as? any Normalizing else { return }
    normalizing.normalize()
    if let normalized = normalizing as? Value { value = normalized }
  }

  /// Finds the stored properties of a struct, or returns `nil` if it is handled as one property.
  private init?<Value>(of sample: Value) {
    if sample is any CustomReflectable { return nil }
    let mirror = Mirror(reflecting: sample)
    guard mirror.displayStyle == .struct, mirror.subjectType == Value.self else { return nil }
    var end = 0
    for child in mirror.children { append(child.value, after: &end) }
    guard end == MemoryLayout<Value>.size else { return nil }
  }

  private mutating func append<Value>(_ value: Value, after end: inout Int) {
    let alignment = MemoryLayout<Value>.alignment
    let offset = (end + alignment - 1) / alignment * alignment
    end = offset + MemoryLayout<Value>.size
    // Reflection shows a weak reference as an optional object, but its storage differs.
    guard !isReference(Value.self), let keep = Self.keeping(value) else { return }
    let rawKeep: RawKeep = { own, fresh, styled in
      keep(
        own.assumingMemoryBound(to: Value.self).pointee, fresh.assumingMemoryBound(to: Value.self).pointee,
        &styled.assumingMemoryBound(to: Value.self).pointee)
    }
    properties.append((offset, rawKeep))
  }

  private func keep<Value>(_ own: Value, _ fresh: Value, _ styled: inout Value) {
    // All three have the type whose properties have been found: at each offset there is a property of its type.
    withUnsafePointer(to: own) { own in
      withUnsafePointer(to: fresh) { fresh in
        withUnsafeMutablePointer(to: &styled) { styled in
          let (own, fresh, styled) = (UnsafeRawPointer(own), UnsafeRawPointer(fresh), UnsafeMutableRawPointer(styled))
          for property in properties {
            property.keep(own + property.offset, fresh + property.offset, styled + property.offset)
          }
        }
      }
    }
  }
}

private func isReference<Value>(_ type: Value.Type) -> Bool {
  func wrapsObject<Wrapping: OptionalType>(_ type: Wrapping.Type) -> Bool { Wrapping.Wrapped.self is AnyClass }
  if let type = type as? any OptionalType.Type { return wrapsObject(type) }
  return type is AnyClass
}

private protocol OptionalType {
  associatedtype Wrapped
}

extension Optional: OptionalType {}
