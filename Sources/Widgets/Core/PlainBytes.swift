import Foundation
import Mod
import Synchronization

/// The memory of a type whose values consist of numbers, texts, dates and collections of them.
///
/// Such a value refers to no object that a program changes. Two values that exist at the same time and have the same
/// bytes are the same for everybody who reads them, now and later.
internal struct PlainBytes: Sendable {
  /// The bytes of the stored properties, without the padding between them, which may be anything.
  private(set) var ranges: [Range<Int>] = []

  /// Finds the stored properties of a type, or returns `nil` if its values may refer to objects.
  internal init?(of type: Any.Type) {
    var outer: Set<ObjectIdentifier> = []
    guard append(type, at: 0, &outer) else { return nil }
  }

  /// Appends the stored properties of a type, and returns whether they refer to no objects.
  ///
  /// - Parameter outer: The types around, which may contain themselves in a collection.
  private mutating func append<Value>(_ type: Value.Type, at offset: Int, _ outer: inout Set<ObjectIdentifier>) -> Bool
  {
    let id = ObjectIdentifier(type)
    let size = MemoryLayout<Value>.size
    if Self.simple.contains(id) || StoredField.isEnum(type) && _isPOD(type) || Self.isCollection(type, &outer)
      || type is any StateProperty.Type
    {
      add(offset..<offset + size)
      return true
    }
    // The runtime reports properties of unknown types as empty tuples.
    guard StoredField.isStruct(type) || StoredField.isTuple(type), size > 0, outer.insert(id).inserted,
      let fields = StoredField.all(of: type), !fields.isEmpty
    else { return false }
    for field in fields where !append(field.type, at: offset + field.offset, &outer) { return false }
    outer.remove(id)
    return true
  }

  private mutating func add(_ range: Range<Int>) {
    if let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
  }

  private static func isCollection(_ type: Any.Type, _ outer: inout Set<ObjectIdentifier>) -> Bool {
    guard let elements = (type as? any PlainCollection.Type)?.elements else { return false }
    for element in elements where !outer.contains(ObjectIdentifier(element)) {
      var inside = PlainBytes()
      guard inside.append(element, at: 0, &outer) else { return false }
    }
    return true
  }

  private init() {}

  /// Returns whether values of a type refer to no objects apart from state that belongs to a place in a tree.
  internal static func isAll(of type: Any.Type) -> Bool {
    known.withLock { known in
      if let isAll = known[ObjectIdentifier(type)] { return isAll }
      let isAll = PlainBytes(of: type) != nil
      known[ObjectIdentifier(type)] = isAll
      return isAll
    }
  }

  private static let known = Mutex<[ObjectIdentifier: Bool]>([:])

  private static let simple = Set(
    [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self,
      UInt64.self, Double.self, Float.self, Bool.self, String.self, Substring.self, Character.self,
      Unicode.Scalar.self, Date.self, UUID.self, URL.self, Data.self, Decimal.self,
    ].map { (type: Any.Type) in ObjectIdentifier(type) })
}

extension PlainBytes {
  /// A replacement of successive elements of a list by others.
  internal struct Edit {
    internal let old: Range<Int>
    internal let new: Range<Int>
  }

  /// Returns the replacements that make a list from another: one for each element that differs, or a single one between
  /// the elements at both ends that are the same, if the lists differ in their number.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  internal func edits<Element>(from old: [Element], to new: [Element]) -> [Edit] {
    let stride = MemoryLayout<Element>.stride
    return old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in edits(from: old, to: new, stride: stride) }
    }
  }

  private func edits(from old: UnsafeRawBufferPointer, to new: UnsafeRawBufferPointer, stride: Int) -> [Edit] {
    let (count, newCount) = (old.count / stride, new.count / stride)
    func areSame(_ index: Int, _ newIndex: Int) -> Bool {
      guard let old = old.baseAddress, let new = new.baseAddress else { return false }
      return haveSameBytes(old + index * stride, new + newIndex * stride)
    }
    if count == newCount {
      var edits: [Edit] = []
      for index in 0..<count where !areSame(index, index) {
        edits.append(Edit(old: index..<index + 1, new: index..<index + 1))
      }
      return edits
    }
    var start = 0
    while start < min(count, newCount), areSame(start, start) { start += 1 }
    var (end, newEnd) = (count, newCount)
    while start < min(end, newEnd), areSame(end - 1, newEnd - 1) { (end, newEnd) = (end - 1, newEnd - 1) }
    return [Edit(old: start..<end, new: start..<newEnd)]
  }

  private func haveSameBytes(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    for range in ranges where memcmp(first + range.lowerBound, second + range.lowerBound, range.count) != 0 {
      return false
    }
    return true
  }
}

/// A generic type whose values refer only to values of some other types.
internal protocol PlainCollection {
  static var elements: [Any.Type] { get }
}

// A key path never changes.
extension Environment: PlainCollection {
  internal static var elements: [Any.Type] { [] }
}

extension Optional: PlainCollection {
  internal static var elements: [Any.Type] { [Wrapped.self] }
}

extension Array: PlainCollection {
  internal static var elements: [Any.Type] { [Element.self] }
}

extension Set: PlainCollection {
  internal static var elements: [Any.Type] { [Element.self] }
}

extension Dictionary: PlainCollection {
  internal static var elements: [Any.Type] { [Key.self, Value.self] }
}
