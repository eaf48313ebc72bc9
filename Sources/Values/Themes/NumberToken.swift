import Mod

/// A token of a theme in place of a number, as it is inspected: `.token(\Brand.radius)`.
package struct NumberToken: Hashable, Sendable, CustomStringConvertible {
  package let path: TokenPath

  package var description: String { ".token(\(path.keyPath))" }
}

/// A value with tokens of themes in place of some of its numbers, as it is inspected.
package struct NumbersWithTokens: Equatable, Sendable, CustomStringConvertible {
  /// The value as source code: `EdgeInsets(top: .token(\Brand.space), left: 8.0, …)`.
  package let description: String

  /// The tokens, in the order of the numbers.
  package let paths: [TokenPath]

  internal init(_ value: some ThemedNumbers) {
    let parts = Mirror(reflecting: value).children.map { child -> String in
      let number = (child.value as? any BinaryFloatingPoint).map { Double($0) }
      let part = number?.tokenPath.map { NumberToken(path: $0).description } ?? literal(of: child.value)
      return child.label.map { "\($0): \(part)" } ?? part
    }
    let tokens = value.numbers.map(\.tokenPath)
    paths = tokens.compactMap(\.self)
    let isWhole = tokens.enumerated().allSatisfy { $1?.part == $0 && $1?.keyPath == tokens[0]?.keyPath }
    if isWhole, let whole = paths.first {
      description = NumberToken(path: whole).description
    } else {
      description = "\(type(of: value))(\(parts.joined(separator: ", ")))"
    }
  }
}
