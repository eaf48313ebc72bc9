import Widgets

/// A section of tokens.
internal struct GuideTokens {
  let themes: GuideThemes

  /// The identifier of the section in the page.
  let id: String

  let tokens: [GuideToken]

  /// The problems of the section, as `StyleGuide.problems` has them.
  let problems: [String]

  /// Creates the tokens of the section with an index among those of themes.
  init(_ themes: GuideThemes, id: String, number: Int, choices: [GuideChoice], problems: [String]) {
    self.themes = themes
    self.id = id
    self.problems = problems
    tokens = (themes.themes.first?.tokens ?? []).enumerated().map { index, token in
      var samples: [GuideToken.Sample] = []
      for (place, theme) in themes.themes.enumerated() {
        let shown = choices.indices.filter { choices[$0].places[number] == place }
        guard theme.tokens.indices.contains(index), let choice = shown.first else { continue }
        let token = theme.tokens[index]
        let known = samples.firstIndex { sample in
          sample.token == token && !sample.isReference
            && (GuideToken.Kind(of: token) != .shadow || sample.tokens == theme.tokens)
            && (GuideToken.Kind(of: token) != .color || choices[sample.first].ground == choices[choice].ground)
        }
        if let known {
          samples[known].choices += shown
        } else {
          samples.append(GuideToken.Sample(token: token, choices: shown, first: choice, tokens: theme.tokens))
        }
      }
      return GuideToken(
        name: token.name, kind: GuideToken.Kind(of: token), notice: themes.themes[0].notices[token.name],
        samples: samples)
    }
  }
}

/// A token with its values in all themes.
internal struct GuideToken {
  let name: String
  let kind: Kind

  /// The message, if the token is deprecated.
  let notice: String?

  let samples: [Sample]

  /// A value, and the choices in which the token has it.
  struct Sample {
    let token: ThemeToken
    var choices: [Int]

    /// The first of the choices.
    let first: Int

    /// All tokens of the theme.
    let tokens: [ThemeToken]

    /// A Boolean value that indicates whether the value is another token, whose value can differ between themes.
    var isReference: Bool { token.holdsTokens || !token.paths.isEmpty }
  }

  enum Kind: CaseIterable { case color, gradient, font, spacing, length, radius, border, shadow, motion, other }
}

extension GuideToken.Kind {
  init(of token: ThemeToken) {
    let name = token.name.lowercased()
    func isNamed(_ words: String...) -> Bool { words.contains { name.contains($0) } }
    switch token.value {
    case is Color: self = .color
    case is Font: self = .font
    case is [ShadowLayer]: self = .shadow
    case is ColorGradient: self = .gradient
    case is Animation, is UnitCurve: self = .motion
    case _ where token.border != nil: self = .border
    case let value where number(of: value) == nil: self = .other
    case _ where token.purpose == .distance: self = .spacing
    case _ where token.purpose == .radius: self = .radius
    case _ where token.isNamedAsDuration: self = .motion
    case _ where isNamed("shadow", "elevation"): self = name.hasSuffix("radius") ? .shadow : .other
    case _ where isNamed("radius", "corner"): self = .radius
    case _ where isNamed("spac", "gap", "padding", "inset", "margin", "gutter"): self = .spacing
    case _ where token.isNamedAsLength: self = .length
    default: self = .other
    }
  }

  /// The heading of the tokens.
  var title: StaticString {
    switch self {
    case .color: "Colors"
    case .gradient: "Gradients"
    case .font: "Type scale"
    case .spacing: "Spacing"
    case .length: "Lengths"
    case .radius: "Radii"
    case .border: "Borders"
    case .shadow: "Shadows"
    case .motion: "Motion"
    case .other: "More"
    }
  }

  /// The class of the tokens.
  var name: StaticString {
    switch self {
    case .color: "colors"
    case .gradient: "gradients"
    case .font: "fonts"
    case .spacing, .length: "lengths"
    case .radius: "radii"
    case .border: "borders"
    case .shadow: "shadows"
    case .motion: "motions"
    case .other: "others"
    }
  }
}

/// Returns a value as a number, if it is one.
internal func number(of value: Any) -> Double? {
  switch value {
  case let value as any BinaryFloatingPoint: Double(value)
  case let value as any BinaryInteger: Double(value)
  default: nil
  }
}
