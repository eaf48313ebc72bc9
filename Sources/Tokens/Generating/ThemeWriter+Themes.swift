extension ThemeWriter {
  /// The themes. All others are changes of the first one.
  var themes: String {
    let standard = """
        /// The theme of the default contexts.
        \(access)static let standard: \(source.name) = \(source.name)()

      """
    let synonyms = plan.synonyms.map {
      "\n  /// The standard theme, by its contexts.\n  \(access)static var \($0): \(source.name) { standard }\n"
    }
    let others = plan.variants.dropFirst().map { variant in
      let changes = changes(of: variant).map { "    \($0)\n" }.joined()
      let keyword = changes.isEmpty ? "let" : "var"
      return """

          /// The theme “\(variant.name.filter { $0 != "`" })”.
          \(access)static let \(variant.name): \(source.name) = {
            \(keyword) theme: \(source.name) = standard
        \(changes)    return theme
          }()

        """
    }
    return standard + synonyms.joined() + others.joined() + deprecated
  }

  private func changes(of variant: ThemePlan.Variant) -> [String] {
    contract.groups.flatMap { group in
      group.members.compactMap { member -> String? in
        guard case .token(let token) = member.content, let value = value(of: token.path, in: variant),
          value != self.value(of: token.path, in: plan.variants[0])
        else { return nil }
        let name = (group.names + [member.name]).joined(separator: ".")
        return token.isDeprecated
          ? "theme.replace(\(name.filter { $0 != "`" }.swiftLiteral), with: \(value) as \(typeName(member)))"
          : "theme.\(name) = \(value)"
      }
    }
  }

  private var deprecated: String {
    let names = contract.groups.flatMap { group in
      group.members.compactMap { member -> String? in
        guard case .token(let token) = member.content, token.isDeprecated else { return nil }
        let name = (group.names + [member.name]).joined(separator: ".").filter { $0 != "`" }
        return "    \(name.swiftLiteral): \((token.deprecationMessage ?? "Do not use it.").swiftLiteral),\n"
      }
    }
    if names.isEmpty { return "" }
    return """

        /// The deprecated tokens, with what to use instead.
        \(access)static var deprecated: [PartialKeyPath<\(source.name)>: String] { keyPaths(of: deprecatedNames) }

        private static let deprecatedNames: [String: String] = [
      \(names.joined())  ]

      """
  }

  /// The struct of text styles, if there are any.
  var typography: String {
    let isUsed = contract.groups.contains { group in
      group.members.contains { if case .token(let token) = $0.content { token.type == .typography } else { false } }
    }
    guard isUsed else { return "" }
    return """

      extension \(source.name) {
        /// A text style.
        \(access)nonisolated struct Typography: TypographyTokens {
          /// The typefaces, the size, the weight, the line height and the tracking.
          \(access)var font: Font
          /// The weight.
          \(access)var weight: Font.Weight
          /// The height of a line, in points.
          \(access)var lineHeight: Double
          /// The space between letters besides that of the font, in points.
          \(access)var tracking: Double

          /// Creates a text style.
          \(access)init(font: Font, weight: Font.Weight, lineHeight: Double, tracking: Double) {
            self.font = font
            self.weight = weight
            self.lineHeight = lineHeight
            self.tracking = tracking
          }
        }
      }

      """
  }
}
