/// The custom properties of themes that are declared around an element.
struct TokenScope {
  private var values: [Substring: String] = [:]

  /// Takes the declarations of themes from the style of an element.
  ///
  /// - Returns: The other declarations, with values in place of references, as a page without themes has them.
  mutating func resolve(_ style: String) -> String {
    let declarations = style.split(separator: ";")
    for declaration in declarations where declaration.isOfTheme {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      values[declaration[..<colon]] = String(declaration[declaration.index(after: colon)...])
    }
    // A regular expression is compiled in each call, and most declarations need none.
    return declarations.filter { !$0.isOfTheme }.map { $0.contains("(") ? calculated(referred($0)) : String($0) }
      .filter { !Self.defaults.contains($0) }.joined(separator: ";")
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
    while let start = rest.firstRange(of: /var\(--[A-Z]/) {
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
  private func calculated(_ declaration: String) -> String {
    declaration
      .replacing(/calc\(([-0-9.]+)\*([-0-9.]+)(px)?\)/) { match in
        let product = (Double(match.1) ?? 0) * (Double(match.2) ?? 0)
        let text = product == product.rounded() ? "\(Int(product))" : "\(product)"
        return text + (match.3 ?? "")
      }
      .replacing(/rgb\(from (#[0-9A-F]{6}) r g b\/([0-9.]+)\)/) { match in
        let alpha = String(Int(((Double(match.2) ?? 0) * 255).rounded()), radix: 16, uppercase: true)
        return "\(match.1)\(alpha)"
      }
      .replacing("color-mix(in srgb,", with: "(")
      .replacing(/\((#[0-9A-F]{6}) 50%,#0000\)/) { match in "\(match.1)80" }
  }
}

extension Substring {
  /// Whether it declares a token of a theme, whose name begins with that of a type.
  fileprivate var isOfTheme: Bool { hasPrefix("--") && dropFirst(2).first?.isUppercase == true }
}
