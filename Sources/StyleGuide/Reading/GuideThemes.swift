import Mod
import Widgets

/// The themes of a section.
internal struct GuideThemes {
  let title: String
  let about: String?
  let themes: [GuideTheme]
}

/// A theme with its name.
internal struct GuideTheme {
  let name: String
  let tokens: [ThemeToken]

  /// The messages of deprecated tokens, by their names.
  let notices: [String: String]

  /// The color behind what is shown in the theme, or `nil` for the background of the system.
  let ground: Color?

  /// Shows a widget in the theme.
  let style: Mod<View>
}

/// A choice of the switch of a guide: a theme of one section, with the first themes of all others.
internal struct GuideChoice {
  let name: String

  /// The index of the theme of each section.
  let places: [Int]

  /// Shows a widget in the themes.
  let style: Mod<View>

  /// The environment inside a widget with the themes.
  let environment: EnvironmentValues

  /// The tokens of the themes.
  let tokens: [ThemeToken]

  /// The color behind what is shown in the themes, or `nil` for the background of the system.
  let ground: Color?

  private init(name: String, places: [Int], of sections: [GuideThemes]) {
    let themes = zip(sections, places).compactMap { section, place in section.themes.dropFirst(place).first }
    (self.name, self.places, style, tokens) = (
      name, places, Mod.combine(themes.map(\.style)), themes.flatMap(\.tokens)
    )
    environment = configure(View(), with: style).environmentInside(EnvironmentValues())
    ground = themes.lazy.compactMap(\.ground).first?.withoutTokens(in: environment)
  }

  /// Returns the choices of all sections, the first of which has the first theme of each.
  static func all(of sections: [GuideThemes]) -> [GuideChoice] {
    let first = sections.map { _ in 0 }
    let name = sections.compactMap(\.themes.first?.name).first ?? ""
    var choices = [GuideChoice(name: name, places: first, of: sections)]
    for (number, section) in sections.enumerated() {
      for (index, theme) in section.themes.enumerated().dropFirst() {
        var places = first
        places[number] = index
        choices.append(GuideChoice(name: theme.name, places: places, of: sections))
      }
    }
    return choices
  }
}
