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

  /// Sets the theme.
  let set: (inout EnvironmentValues) -> Void
}

/// A choice of the switch of a guide: a theme of one section, with the first themes of all others.
internal struct GuideChoice {
  let name: String

  /// The index of the theme of each section.
  let places: [Int]

  let environment: EnvironmentValues

  /// Returns the choices of all sections, the first of which has the first theme of each.
  static func all(of sections: [GuideThemes]) -> [GuideChoice] {
    var first = EnvironmentValues()
    for section in sections { section.themes.first?.set(&first) }
    let places = sections.map { _ in 0 }
    let name = sections.compactMap(\.themes.first?.name).first ?? ""
    var choices = [GuideChoice(name: name, places: places, environment: first)]
    for (number, section) in sections.enumerated() {
      for (index, theme) in section.themes.enumerated().dropFirst() {
        var (environment, places) = (first, places)
        theme.set(&environment)
        places[number] = index
        choices.append(GuideChoice(name: theme.name, places: places, environment: environment))
      }
    }
    return choices
  }
}
