import Mod

/// The description of a token in place of a number or of shadows: `.token(\Brand.radius)`.
package struct AssignedToken: Hashable, Sendable, CustomStringConvertible {
  package let path: TokenPath

  package var description: String { ".token(\(path.keyPath.source))" }
}

/// A part of a value that is NaN, as is a number that was computed from a token.
package struct ComputedNumber: Equatable, Sendable {
  /// The name of the property: `top`.
  package let name: String?

  /// The token, if the number has kept it.
  package let path: TokenPath?

  internal init(name: String?, _ number: Double) { (self.name, path) = (name, number.computedTokenPath) }
}

/// The description of a value with tokens in place of some of its numbers.
package struct NumbersWithTokens: Equatable, Sendable, CustomStringConvertible {
  /// The value as source code: `EdgeInsets(top: .token(\Brand.space), left: 8.0, …)`.
  package let description: String

  /// The tokens, in the order of the numbers.
  package let paths: [TokenPath]

  /// The numbers that are neither tokens nor numbers, with their names: `top`.
  package let computed: [ComputedNumber]

  internal init(_ value: some ThemedNumbers) {
    let parts = Mirror(reflecting: value).children.map { child -> (label: String?, text: String) in
      let number = (child.value as? any BinaryFloatingPoint).map { Double($0) }
      return (child.label, number?.tokenPath.map { AssignedToken(path: $0).description } ?? literal(of: child.value))
    }
    let numbers = value.numbers
    let tokens = numbers.map(\.tokenPath)
    computed = numbers.indices.filter { numbers[$0].isNaN && tokens[$0] == nil }.map { index in
      // An optional has one part, its value, and as many numbers as that value has.
      ComputedNumber(name: parts.count == numbers.count ? parts[index].label : nil, numbers[index])
    }
    paths = tokens.compactMap(\.self)
    let isWhole = tokens.enumerated().allSatisfy { $1?.part == $0 && $1?.keyPath == tokens[0]?.keyPath }
    if isWhole, let whole = paths.first {
      description = AssignedToken(path: whole).description
    } else {
      let sides = Self.sides(of: parts) ?? parts.map { part in part.label.map { "\($0): \(part.text)" } ?? part.text }
      description = "\(type(of: value))(\(sides.joined(separator: ", ")))"
    }
  }

  /// Returns the arguments of insets that are the same on opposite sides: `h: .token(\Brand.space), v: 8.0`, or one if
  /// all are.
  private static func sides(of parts: [(label: String?, text: String)]) -> [String]? {
    guard parts.count == 4, parts[0].label == "top", parts[0].text == parts[2].text, parts[1].text == parts[3].text
    else { return nil }
    let (v, h) = (parts[0].text, parts[1].text)
    return h == v ? [h] : ["h: \(h)", "v: \(v)"]
  }
}
