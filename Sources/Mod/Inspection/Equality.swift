/// Returns the value inside nested optionals, or `nil` if one of them is empty.
internal func unwrapped(_ value: Any?) -> Any? { unwrapping(value).content }

/// Returns whether a value is an optional that contains an empty one.
internal func containsNothing(_ value: Any?) -> Bool { unwrapping(value).depth > 0 }

/// Returns the value inside nested optionals, and the number of full optionals around an empty one.
///
/// An `Any?` is how a list of properties holds a value, and does not count.
private func unwrapping(_ value: Any?) -> (content: Any?, depth: Int) {
  guard let value else { return (nil, 0) }
  guard let optional = value as? any Wrapping else {
    // A slot of widgets is reflected as the optional in it.
    guard value is any CustomReflectable else { return (value, 0) }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? unwrapping(mirror.children.first?.value) : (value, 0)
  }
  guard let content = optional.contentAsAny else { return (nil, 0) }
  let inner = unwrapping(content)
  return inner.content == nil ? (nil, inner.depth + (optional.isOfAnything ? 0 : 1)) : inner
}

/// Returns whether two values have the same type and are known to be equal: by `==` if the type is `Equatable`,
/// otherwise part by part, and by their memory if they have no parts.
///
/// NaN equals NaN, and functions are taken to be equal.
///
/// - Complexity: O(*n*) for *n* parts, by reflection unless `==` returns `true`.
internal func areEqual(_ first: Any?, _ second: Any?) -> Bool {
  // Most values are equal, and comparing costs far less than reflection.
  if let first, let second, comparesEverything(type(of: first)), equals(first, second) { return true }
  let (old, new) = (unwrapping(first), unwrapping(second))
  guard let first = old.content, let second = new.content else {
    return old.content == nil && new.content == nil && old.depth == new.depth
  }
  let type = type(of: first)
  guard type == Swift.type(of: second) else { return false }
  if let container = first as? any Containing { return container.hasEqualContents(as: second) }
  if let first = first as? any FloatingPoint, let second = second as? any FloatingPoint, first.isNaN {
    return second.isNaN
  }
  // A value that contains NaN does not equal itself, unless the NaN is in an array.
  let isComparable = equals(first, first)
  let isEqual = equals(first, second)
  if isEqual, comparesEverything(type) { return true }
  if type is AnyClass { return isComparable ? isEqual : (first as AnyObject) === (second as AnyObject) }
  guard let parts = comparedParts(of: first), let others = comparedParts(of: second) else {
    return isComparable ? isEqual : areSameInMemory(first, second)
  }
  if isComparable, !isEqual, printsItself(type) { return false }
  return parts.count == others.count
    && zip(parts, others).allSatisfy { $0.name == $1.name && areEqual($0.value, $1.value) }
}

/// Returns whether a value is a function, or has parts that are, which `==` does not compare.
///
/// Objects are compared by their identity, whatever they hold.
///
/// - Complexity: O(*n*) for *n* parts, by reflection, and O(1) for values that are `Equatable`.
package func holdsFunctions(_ value: Any) -> Bool {
  if isFunction(type(of: value)) { return true }
  if value is any Equatable || type(of: value) is AnyClass { return false }
  return Mirror(reflecting: value).children.contains { holdsFunctions($0.value) }
}

/// Returns a value as `Any`. A value of the type `Any` is not wrapped again.
internal func asAny<Value>(_ value: Value) -> Any {
  guard Value.self == Any.self else { return value }
  // Both types are the same.
  return withUnsafePointer(to: value) { UnsafeRawPointer($0).assumingMemoryBound(to: Any.self).pointee }
}

/// Returns the parts that decide whether a value equals another, or `nil` if reflection does not find them.
private func comparedParts(of value: Any) -> [Part]? {
  if value is any PropertyListing { return Part.stored(of: value) }
  // A custom mirror may omit properties that `==` compares.
  if value is any CustomReflectable { return nil }
  let children = Mirror(reflecting: value).children
  return children.isEmpty ? nil : children.map { Part(name: $0.label ?? "", value: $0.value) }
}

/// Returns whether two values have one `Equatable` type and are equal.
internal func equals(_ first: Any, _ second: Any) -> Bool {
  (first as? any Equatable)?.equals(second) == true
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { self == other as? Self }
}

/// A container that is compared by its contents.
package protocol Containing: ComparedInside {
  /// Returns whether another container of the type has equal contents.
  func hasEqualContents(as other: Any) -> Bool
}

extension Optional: Containing {
  package static var comparedType: Any.Type { Wrapped.self }

  package func hasEqualContents(as other: Any) -> Bool { areEqual(self, other) }
}

extension Containing where Self: Collection {
  package static var comparedType: Any.Type { Element.self }

  package func hasEqualContents(as other: Any) -> Bool {
    guard let other = other as? Self, count == other.count else { return false }
    return zip(self, other).allSatisfy { areEqual(asAny($0), asAny($1)) }
  }
}

extension Array: Containing {}
extension ArraySlice: Containing {}
extension ContiguousArray: Containing {}

extension Dictionary: Containing {
  package static var comparedType: Any.Type { Value.self }

  package func hasEqualContents(as other: Any) -> Bool {
    guard let other = other as? Self, count == other.count else { return false }
    return allSatisfy { key, value in other[key].map { areEqual(asAny(value), asAny($0)) } ?? false }
  }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension InlineArray: Containing where Element: Copyable {
  package static var comparedType: Any.Type { Element.self }

  package func hasEqualContents(as other: Any) -> Bool {
    guard let other = other as? Self else { return false }
    return indices.allSatisfy { areEqual(asAny(self[$0]), asAny(other[$0])) }
  }
}
