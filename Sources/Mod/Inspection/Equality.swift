/// Returns the value inside nested optionals, or `nil` if one of them is empty.
internal func unwrapped(_ value: Any?) -> Any? {
  guard let value else { return nil }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return unwrapped(mirror.children.first?.value)
}

/// Returns whether two values have one type and are equal, by `==` if the type is `Equatable` and otherwise part by
/// part.
///
/// - Complexity: O(*n*) for *n* parts, by reflection unless `==` returns `true`.
internal func areEqual(_ first: Any?, _ second: Any?) -> Bool {
  // Most values are equal, and comparing costs far less than reflection.
  if let first, let second, equals(first, second) { return true }
  guard let first = unwrapped(first), let second = unwrapped(second) else {
    return unwrapped(first) == nil && unwrapped(second) == nil
  }
  guard type(of: first) == type(of: second) else { return false }
  let mirrors = (Mirror(reflecting: first), Mirror(reflecting: second))
  if let first = first as? any Equatable {
    // NaN equals NaN here. A value that contains NaN does not even equal itself, except a container, which does not
    // compare its elements with themselves.
    let isContainer = mirrors.0.displayStyle == .collection || mirrors.0.displayStyle == .dictionary
    if first.equals(first) && !isContainer { return first.equals(second) }
  } else if type(of: first) is AnyClass {
    return (first as AnyObject) === (second as AnyObject)
  }
  if let first = first as? [AnyHashable: Any], let second = second as? [AnyHashable: Any] {
    return first.count == second.count && first.allSatisfy { areEqual($1, second[$0]) }
  }
  let parts = (mirrors.0.children, mirrors.1.children)
  if parts.0.isEmpty && parts.1.isEmpty { return "\(first)" == "\(second)" }
  return parts.0.count == parts.1.count
    && zip(parts.0, parts.1).allSatisfy { $0.label == $1.label && areEqual($0.value, $1.value) }
}

/// Returns whether two values have one `Equatable` type and are equal.
internal func equals(_ first: Any, _ second: Any) -> Bool {
  (first as? any Equatable)?.equals(second) == true
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { self == other as? Self }
}
