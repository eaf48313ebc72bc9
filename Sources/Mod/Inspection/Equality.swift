/// The value in however many optionals; `nil` if one of them is empty.
internal func unwrapped(_ value: Any?) -> Any? {
  guard let value else { return nil }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return unwrapped(mirror.children.first?.value)
}

/// Whether two values are of one type and equal: by `==` where the type has it, else part by part.
internal func areEqual(_ first: Any?, _ second: Any?) -> Bool {
  // Most values are equal, and comparing costs far less than reflection.
  if let first, let second, equals(first, second) { return true }
  guard let first = unwrapped(first), let second = unwrapped(second) else {
    return unwrapped(first) == nil && unwrapped(second) == nil
  }
  guard type(of: first) == type(of: second) else { return false }
  let mirrors = (Mirror(reflecting: first), Mirror(reflecting: second))
  if let first = first as? any Equatable {
    // NaN alone is no difference. A value with one in it does not even equal itself, unless it is a container, which
    // does not look at its elements to find that out.
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

/// Whether two values are of one type that is `Equatable`, and equal.
internal func equals(_ first: Any, _ second: Any) -> Bool {
  (first as? any Equatable)?.equals(second) == true
}

extension Equatable {
  /// Whether the other value is of this type and equal.
  fileprivate func equals(_ other: Any) -> Bool { self == other as? Self }
}
