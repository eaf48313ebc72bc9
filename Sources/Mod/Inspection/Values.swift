/// The value in however many optionals; `nil` if one of them is empty.
internal func unwrapped(_ value: Any?) -> Any? {
  guard let value else { return nil }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return unwrapped(mirror.children.first?.value)
}

/// Whether two values are of one type and equal: by `==` where the type has it, else part by part.
internal func areEqual(_ first: Any?, _ second: Any?) -> Bool {
  guard let first = unwrapped(first), let second = unwrapped(second) else {
    return unwrapped(first) == nil && unwrapped(second) == nil
  }
  guard type(of: first) == type(of: second) else { return false }
  if let first = first as? any Equatable { return first.equals(second) }
  if type(of: first) is AnyClass { return (first as AnyObject) === (second as AnyObject) }
  let parts = (Mirror(reflecting: first).children, Mirror(reflecting: second).children)
  if parts.0.isEmpty && parts.1.isEmpty { return "\(first)" == "\(second)" }
  return parts.0.count == parts.1.count
    && zip(parts.0, parts.1).allSatisfy { $0.label == $1.label && areEqual($0.value, $1.value) }
}

extension Equatable {
  /// Whether the other value is of this type and equal.
  internal func equals(_ other: Any) -> Bool { self == other as? Self }
}

/// The value as one would write it in Swift: strings quoted, enum cases with their dot.
internal func literal(of value: Any?) -> String {
  guard let value = unwrapped(value) else { return "nil" }
  switch value {
  case let string as String: return string.debugDescription
  case let described as any CustomStringConvertible where !isCollection(value): return described.description
  default: break
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .enum:
    return ".\(value)"
  case .collection, .set:
    return "[\(mirror.children.map { literal(of: $0.value) }.joined(separator: ", "))]"
  case .dictionary:
    let pairs = mirror.children.map { pair in
      Mirror(reflecting: pair.value).children.map { literal(of: $0.value) }.joined(separator: ": ")
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
  default:
    return "\(value)"
  }
}

private func isCollection(_ value: Any) -> Bool {
  switch Mirror(reflecting: value).displayStyle {
  case .collection, .set, .dictionary: true
  default: false
  }
}
