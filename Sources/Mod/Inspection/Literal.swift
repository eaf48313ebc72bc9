/// Returns the value as Swift source on one line, with quoted strings and leading dots before enum cases.
///
/// Numbers are rounded in texts for readers: see `ReaderNotation`.
///
/// - Complexity: O(*n*) for *n* parts, by reflection.
package func literal(of value: Any?) -> String {
  // Most values have one of these types, and reflection costs far more than the cast.
  switch value {
  case let text as String: return text.quoted
  case let number as Int: return "\(number)"
  case let number as Double: return "\(number.inNotation)"
  case let flag as Bool: return "\(flag)"
  default: break
  }
  guard let value = unwrapped(value) else { return containsNothing(value) ? ".some(nil)" : "nil" }
  if let text = value as? any StringProtocol { return String(text).quoted }
  let mirror = Mirror(reflecting: value)
  var parts: [String] { mirror.children.map(literal(of:)) }
  switch mirror.displayStyle {
  case .collection:
    return "[\(parts.joined(separator: ", "))]"
  case .set:
    return "[\(parts.sorted().joined(separator: ", "))]"
  case .dictionary:
    let pairs = mirror.children.map { pair in
      Mirror(reflecting: pair.value).children.map { literal(of: $0.value) }.joined(separator: ": ")
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
  case _ where value is any CustomStringConvertible:
    if let value = value as? any PrintedOtherwise { return value.printed }
    return oneLine("\(value)").printable
  case .struct:
    return "\(type(of: value))(\(parts.joined(separator: ", ")))"
  case .tuple:
    return "(\(parts.joined(separator: ", ")))"
  case .enum:
    return mirror.children.isEmpty ? ".\(value)" : ".\(caseLiteral(in: mirror))"
  default:
    return "\(value)".printable
  }
}

/// A type that prints some of its values differently from their description.
package protocol PrintedOtherwise {
  /// The value on one line.
  var printed: String { get }
}

/// Returns a labeled part: `width: 2.0`.
private func literal(of part: Mirror.Child) -> String {
  let label = part.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
  return (label.map { "\($0): " } ?? "") + literal(of: part.value)
}

/// Returns an enum case with its associated values: `rounded(radius: 2.0)`.
private func caseLiteral(in mirror: Mirror) -> String {
  mirror.children.map { part in
    let values = Mirror(reflecting: part.value)
    let literals = values.displayStyle == .tuple ? values.children.map(literal(of:)) : [literal(of: part.value)]
    return "\(part.label ?? "")(\(literals.joined(separator: ", ")))"
  }.joined()
}

private func oneLine(_ text: String) -> String {
  if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) || !text.contains(where: \.isNewline) { return text }
  return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
