/// A difference between two versions of a token.
///
/// ```swift
/// for change in tokens.changes(from: oldTokens) { print(change) }
/// // color.accent: #0A84FF → #0B7CFF, ΔE 0.02, 14 tokens follow
/// ```
public struct TokenChange: Hashable, Sendable {
  /// The path of the token.
  public let path: String

  /// The value before, or `nil` if the token is new.
  public let old: Token.Value?

  /// The value after, or `nil` if the token is gone.
  public let new: Token.Value?

  /// The path that the token was an alias of, if it was one.
  public let oldAlias: String?

  /// The path that the token is an alias of, if it is one.
  public let newAlias: String?

  /// Whether the token has become deprecated, or is no longer, or `nil` if that has not changed.
  public let deprecation: Bool?

  /// The number of tokens that have changed only because their references lead to this one, directly or through
  /// others. A token with several such references counts for the first of them.
  public internal(set) var followers = 0

  /// The distance between two colors in OKLab, of which about 0.02 is just noticeable, or `nil` for other changes.
  public var difference: Double? {
    guard case .color(let old)? = old, case .color(let new)? = new else { return nil }
    return old == new ? nil : old.difference(to: new)
  }
}

extension TokenChange: CustomStringConvertible {
  /// The path, both values, the difference of colors, and the number of tokens that follow.
  public var description: String {
    var parts: [String] = []
    switch (old, new) {
    case (nil, let new?): parts.append("+ \(path): \(named(new, newAlias))")
    case (let old?, nil): parts.append("- \(path): \(named(old, oldAlias))")
    case (let old?, let new?) where old != new || oldAlias != newAlias:
      let isRetyped = old.type != new.type
      parts.append("\(path): \(named(old, oldAlias, isRetyped)) → \(named(new, newAlias, isRetyped))")
    default: parts.append(path)
    }
    if let difference { parts.append("ΔE \(rounded(difference))") }
    if let deprecation { parts.append(deprecation ? "deprecated" : "no longer deprecated") }
    if followers > 0 { parts.append("\(followers) \(followers == 1 ? "token follows" : "tokens follow")") }
    return parts.joined(separator: ", ")
  }

  private func named(_ value: Token.Value, _ alias: String?, _ isTyped: Bool = false) -> String {
    let value = isTyped ? "\(value.type.rawValue) \(value)" : "\(value)"
    return oldAlias == newAlias ? value : alias.map { "{\($0)} \(value)" } ?? value
  }

  /// Returns the difference with two decimals, or with one significant digit if it is smaller.
  private func rounded(_ difference: Double) -> String {
    if difference < 0.005 { return "< 0.01" }
    guard let hundredths = Int(exactly: (difference * 100).rounded()) else { return difference.shortest }
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
