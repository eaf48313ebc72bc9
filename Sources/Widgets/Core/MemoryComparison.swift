import Foundation
import Mod

/// A comparison of values of one type in memory, which finds out that nothing has changed without copying anything.
///
/// A widget that is described again mostly has the bytes of its last description: the same numbers, short texts and
/// references. Equal bytes are equal values. Different bytes may be equal values as well, which only `==` knows; that
/// costs several times more, because values of unknown types are copied for it.
internal final class MemoryComparison: Sendable {
  private let type: ObjectIdentifier
  private let properties: StoredRanges

  /// Whether the stored properties are known, and tell whether the values are equal.
  private let isPossible: Bool

  // The statics are used by functions on the main actor alone. These functions themselves are not isolated, because
  // each of their closures would check its isolation, which costs more than a comparison.

  /// The comparisons that have been used last, by the addresses of their types.
  @exclusivity(unchecked) private nonisolated(unsafe) static var recent = [MemoryComparison?](repeating: nil, count: 64)
  private nonisolated(unsafe) static var known: [ObjectIdentifier: MemoryComparison] = [:]

  private init<Value>(_ type: Value.Type) {
    self.type = ObjectIdentifier(type)
    let properties = StoredRanges(of: type)
    // Only a component knows whether it is the same as another.
    isPossible = type != Composed.self && properties != nil
    self.properties = properties ?? StoredRanges()
  }

  /// Returns the comparison of a type.
  private static func of<Value>(_ type: Value.Type) -> MemoryComparison {
    let id = ObjectIdentifier(type)
    let slot = Int(bitPattern: id) >> 4 & 63
    if let comparison = recent[slot], comparison.type == id { return comparison }
    let comparison = known[id] ?? MemoryComparison(type)
    known[id] = comparison
    recent[slot] = comparison
    return comparison
  }

  /// Returns whether two values have one type and are known to be equal.
  ///
  /// - Parameter ignored: The lists of children of both values, if children are not compared.
  fileprivate static func areEqual<Value, Other>(
    _ first: Value, _ second: Other, ignoring ignored: (Children, Children)? = nil
  ) -> Bool {
    guard Other.self == Value.self else { return false }
    let comparison = of(Value.self)
    guard comparison.isPossible else { return false }
    return withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { comparison.areEqual(first, $0, ignoring: ignored) }
    }
  }

  private func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, ignoring ignored: (Children, Children)?
  ) -> Bool {
    for range in properties.bytes {
      if memcmp(first + range.lowerBound, second + range.lowerBound, range.count) != 0 { return false }
    }
    for (offset, type) in properties.references {
      let (first, second) = (first + offset, second + offset)
      if first.load(as: UInt.self) == second.load(as: UInt.self) { continue }
      if !type.areKnownEqual(at: first, second) { return false }
    }
    guard let ignored else {
      for offset in properties.children {
        let (first, second) = (Self.children(at: first + offset), Self.children(at: second + offset))
        if !Self.areEqual(children: first, second) { return false }
      }
      return true
    }
    guard properties.children.count == 1, let offset = properties.children.first else { return false }
    return Self.children(at: first + offset).isIdentical(to: ignored.0)
      && Self.children(at: second + offset).isIdentical(to: ignored.1)
  }

  /// Returns whether two values of one type are known to be equal, or are equal attributes of views.
  fileprivate static func areEqual<Value: Equatable>(boxed first: inout Value, _ second: inout Value) -> Bool {
    let comparison = of(Value.self)
    guard comparison.isPossible else { return first == second }
    let isKnown = withUnsafePointer(to: &first) { first in
      withUnsafePointer(to: &second) { comparison.areEqual(first, $0, ignoring: nil) }
    }
    return isKnown || Value.self == ViewAttributes.self && first == second
  }

  /// Returns whether all widgets are known to be equal, or the lists are copies of one.
  private static func areEqual(children first: Children, _ second: Children) -> Bool {
    if first.isIdentical(to: second) { return true }
    if first.isLazy || second.isLazy { return false }
    return first == second
  }

  private static func children(at address: UnsafeRawPointer) -> Children {
    address.assumingMemoryBound(to: Children.self).pointee
  }
}

/// The stored properties of a struct in memory.
private struct StoredRanges: Sendable {
  /// The bytes of the properties, without the padding between them, which may be anything.
  private(set) var bytes: [Range<Int>] = []

  /// The properties that are compared by what they refer to, with their offsets.
  private(set) var references: [(offset: Int, type: any ComparedReference.Type)] = []

  /// The offsets of children.
  private(set) var children: [Int] = []

  init() {}

  /// Finds the properties of a struct; `nil` if there are none, or the type of one is not known.
  init?(of type: Any.Type) {
    guard let fields = Self.fields(of: type), append(fields, at: 0) else { return nil }
  }

  private static func fields(of type: Any.Type) -> [StoredField]? {
    // An object is changed without another reference, and the payload of an enumeration is no stored property.
    guard !(type is AnyClass), let fields = StoredField.all(of: type), !fields.isEmpty else { return nil }
    return fields
  }

  private mutating func append(_ fields: [StoredField], at offset: Int) -> Bool {
    for field in fields where !append(field.type, at: offset + field.offset) { return false }
    return true
  }

  private mutating func append<Value>(_ type: Value.Type, at offset: Int) -> Bool {
    let size = MemoryLayout<Value>.size
    // The runtime reports properties of unknown types as empty tuples.
    if size == 0 { return false }
    if type == Children.self {
      children.append(offset)
    } else if let reference = type as? any ComparedReference.Type {
      references.append((offset, reference))
    } else if isGroup(type), let fields = Self.fields(of: type) {
      return append(fields, at: offset)
    } else if let last = bytes.last, last.upperBound == offset {
      bytes[bytes.count - 1] = last.lowerBound..<offset + size
    } else {
      bytes.append(offset..<offset + size)
    }
    return true
  }
}

/// A type whose values are a reference in memory.
private protocol ComparedReference: SendableMetatype {
  /// Returns whether two values with different references are known to be equal.
  static func areKnownEqual(at first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool
}

extension Boxed: ComparedReference where Value: Equatable {
  fileprivate static func areKnownEqual(at first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    let first = first.assumingMemoryBound(to: Self.self).pointee.storage
    let second = second.assumingMemoryBound(to: Self.self).pointee.storage
    return MemoryComparison.areEqual(boxed: &first.value, &second.value)
  }
}

extension ControlStateValues: ComparedReference {
  fileprivate static func areKnownEqual(at first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    // Nearly all are texts, whose comparison the compiler knows.
    Value.self == String.self
      ? ControlStateValues<String>.areEqual(at: first, second) : Self.areEqual(at: first, second)
  }

  private static func areEqual(at first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.assumingMemoryBound(to: Self.self).pointee == second.assumingMemoryBound(to: Self.self).pointee
  }
}

/// Returns whether the properties of a type are compared one by one, because it may have padding.
private func isGroup(_ type: Any.Type) -> Bool {
  StoredField.mayBeIn(type)
    && (type is any InspectableByParts.Type || type is any InspectedInBrief.Type
      || type is any Inspectable.Type)
}

extension Widget {
  /// Returns whether another widget has this type and is known to be equal, without a comparison by `==`.
  @MainActor
  package func isKnownEqual(to other: some Widget) -> Bool { MemoryComparison.areEqual(self, other) }

  /// Returns whether another widget has this type and is known to be equal apart from the children.
  @MainActor
  package func isKnownEqualBesideChildren(to other: some Widget) -> Bool {
    guard let children = widgetsInside, let others = other.widgetsInside else { return false }
    return MemoryComparison.areEqual(self, other, ignoring: (children, others))
  }
}
