extension ThemeWriter {
  /// Returns the value of a token in a theme, or `nil` if there is none.
  func value(of path: String, in variant: ThemePlan.Variant) -> String? {
    let tokens = variant.appearances.compactMap { contract.token(path, in: $0) }
    guard let first = tokens.first else { return nil }
    if case .typography(let style) = first.value {
      let font = keyPath(of: first.equalAlias).map { "Font.token(\($0).font)" }
      return style.swiftLiteral(font: font ?? style.swiftFont)
    }
    if let whole = reference(tokens) { return whole }
    let shown = tokens.ofOneShape
    let width = one(shown.map { keyPath(of: $0.widthAlias) }).map { "Double.token(\($0))" }
    let texts = shown.map { $0.value.swiftText(borderWidth: width) }
    let aliases = shown.map { $0.colorAliases.map(reference) }
    return texts[0].filled { index in
      Self.color(zip(aliases, texts).map { $0[index] ?? $1.colors[index].swiftWidgetColor })
    }
  }

  /// Returns shadows or a border that are another token in all appearances.
  private func reference(_ tokens: [Token]) -> String? {
    guard let path = one(tokens.map { keyPath(of: $0.equalAlias) }) else { return nil }
    switch tokens[0].value {
    case .shadow: return "[ShadowLayer].token(\(path))"
    case .border(let border):
      // `BorderLine.token` would read the style from the standard theme, which is just being created.
      return "BorderLine(color: Color.token(\(path).color), width: Double.token(\(path).width)"
        + "\(border.style.swiftArgument))"
    default: return nil
    }
  }

  /// Returns the color of a reference.
  private func reference(_ alias: Token.ColorAlias?) -> String? {
    keyPath(of: alias?.token).map { path in
      "Color.token(\(path))" + (alias?.alpha.map { ".withAlphaComponent(\($0.shortest))" } ?? "")
    }
  }

  /// Returns the element if all are equal, or `nil` otherwise.
  private func one(_ paths: [String?]) -> String? {
    guard let path = paths[0], paths.allSatisfy({ $0 == path }) else { return nil }
    return path
  }

  /// Returns a color that differs between appearances.
  private static func color(_ colors: [String]) -> String {
    if Set(colors).count == 1 { return colors[0] }
    var arguments = "light: \(colors[0]), dark: \(colors[1])"
    if colors.count > 2 {
      if colors[2] != colors[0] { arguments += ", highContrastLight: \(colors[2])" }
      if colors[3] != colors[1] { arguments += ", highContrastDark: \(colors[3])" }
    }
    return "Color(\(arguments))"
  }

  /// Returns the key path of a token of the theme, or of what it refers to if it is deprecated, because the compiler
  /// warns of that.
  private func keyPath(of token: Token?) -> String? {
    var next = token
    while let token = next {
      let path = token.path
      let isDeprecated = plan.variants.contains { $0.appearances.contains { $0[path]?.isDeprecated == true } }
      if !isDeprecated, let names = contract.properties[path] {
        return "\\\(source.name).\(names.joined(separator: "."))"
      }
      next = token.equalAlias
    }
    return nil
  }
}
