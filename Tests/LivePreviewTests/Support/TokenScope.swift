/// The custom properties of themes that are declared around an element.
@MainActor
final class TokenScope {
  private let values: [Substring: String]

  /// What `resolve` has returned, because many elements have the same style; without a scope if it is this one.
  private var resolved: [String: (style: String, scope: TokenScope?)] = [:]

  init(_ values: [Substring: String] = [:]) {
    self.values = values
  }

  /// Takes the declarations of themes from the style of an element.
  ///
  /// - Returns: The other declarations, with values in place of references, as a page without themes has them; and the
  ///   scope of what is inside.
  func resolve(_ style: String) -> (style: String, scope: TokenScope) {
    if let known = resolved[style] { return (known.style, known.scope ?? self) }
    let declarations = style.split(separator: ";")
    var values = values
    for declaration in declarations where declaration.isOfTheme {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      values[declaration[..<colon]] = String(declaration[declaration.index(after: colon)...])
    }
    let scope = values == self.values ? nil : TokenScope(values)
    let inner = scope ?? self
    let others = declarations.filter { !$0.isOfTheme }
      .map { $0.contains("(") ? Self.calculated(inner.referred($0)) : String($0) }
      .filter { !Self.defaults.contains($0) }.joined(separator: ";")
    resolved[style] = (others, scope)
    return (others, inner)
  }

  /// The declarations of a font that are written for a token only, because a label has them anyway.
  private static let defaults: Set<String> = [
    "font-family:var(--system)", "font-size:17px", "font-style:normal", "font-variant-numeric:normal",
    "font-weight:400", "line-height:round(up,1.2em,.5px)", "letter-spacing:0px",
  ]

  /// Returns a declaration with the values of custom properties, or the fallbacks of those that are not declared.
  private func referred(_ declaration: Substring) -> String {
    var rest = declaration
    var result = ""
    while let start = rest.firstRange(of: Self.reference) {
      result += rest[..<start.lowerBound]
      var (depth, end) = (0, start.lowerBound)
      repeat {
        if rest[end] == "(" { depth += 1 } else if rest[end] == ")" { depth -= 1 }
        end = rest.index(after: end)
      } while depth > 0 || rest[rest.index(before: end)] != ")"
      let inside = rest[start.lowerBound..<end].dropFirst(4).dropLast()
      let name = inside.prefix { $0 != "," }
      result += values[name] ?? String(inside.dropFirst(name.count + 1))
      rest = rest[end...]
    }
    return result + rest
  }

  /// Returns a declaration with the results of products, and with the opacities of colors.
  private static func calculated(_ declaration: String) -> String {
    if let known = calculations[declaration] { return known }
    let result =
      declaration
      .replacing(product) { match in
        let product = (Double(match.1) ?? 0) * (Double(match.2) ?? 0)
        let text = product == product.rounded() ? "\(Int(product))" : "\(product)"
        return text + (match.3 ?? "")
      }
      .replacing(translucent) { match in
        let alpha = String(Int(((Double(match.2) ?? 0) * 255).rounded()), radix: 16, uppercase: true)
        return "\(match.1)\(alpha)"
      }
      .replacing("color-mix(in srgb,", with: "(")
      .replacing(half) { match in "\(match.1)80" }
    calculations[declaration] = result
    return result
  }

  private static var calculations: [String: String] = [:]

  // A literal is parsed wherever it is evaluated.
  private static let reference = /var\(--[A-Z]/
  private static let product = /calc\(([-0-9.]+)\*([-0-9.]+)(px)?\)/
  private static let translucent = /rgb\(from (#[0-9A-F]{6}) r g b\/([0-9.]+)\)/
  private static let half = /\((#[0-9A-F]{6}) 50%,#0000\)/
}

extension Substring {
  /// Whether it declares a token of a theme, whose name begins with that of a type.
  fileprivate var isOfTheme: Bool { hasPrefix("--") && dropFirst(2).first?.isUppercase == true }
}
