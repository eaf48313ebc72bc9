import Mod
import Widgets

/// The themes of a section.
internal struct GuideThemes {
  let title: String
  let about: String?

  /// The themes, each with a name of its own.
  let themes: [GuideTheme]

  /// The names that more than one theme has been given.
  let sameNames: [String]

  init(title: String, about: String?, themes: [GuideTheme]) {
    (self.title, self.about) = (title, about)
    var names: Set<String> = []
    var same: [String] = []
    self.themes = themes.map { theme in
      var (theme, number) = (theme, 1)
      let name = theme.name
      while !names.insert(theme.name).inserted {
        number += 1
        theme.name = "\(name) \(number)"
      }
      if number > 1, !same.contains(name) { same.append(name) }
      return theme
    }
    sameNames = same
  }
}

/// A theme with its name.
internal struct GuideTheme {
  var name: String
  let type: any Theme.Type
  let tokens: [ThemeToken]

  /// The messages of deprecated tokens, by their names.
  let notices: [String: String]

  /// The color behind what is shown in the theme, or `nil` for the background of the system.
  let ground: Color?

  /// Shows a widget in the theme.
  let style: Mod<View>
}

/// A choice of the switch of a guide: the themes of a name, with the first themes of the sections that have none.
internal struct GuideChoice {
  let name: String

  /// The index of the theme of each section.
  let places: [Int]

  /// Shows a widget in the themes.
  let style: Mod<View>

  /// The environment inside a widget with the themes.
  let environment: EnvironmentValues

  /// The themes, one of each section.
  let themes: [GuideTheme]

  /// The color behind what is shown in the themes, or `nil` for the background of the system.
  let ground: Color?

  private init(name: String, places: [Int], of sections: [GuideThemes]) {
    let themes = zip(sections, places).compactMap { section, place in section.themes.dropFirst(place).first }
    (self.name, self.places, style, self.themes) = (name, places, Mod.combine(themes.map(\.style)), themes)
    environment = configure(View(), with: style).environmentInside(EnvironmentValues())
    ground = themes.lazy.compactMap(\.ground).first?.withoutTokens(in: environment)
  }

  /// Returns the choices of all sections, one for each name of a theme, in order.
  static func all(of sections: [GuideThemes]) -> [GuideChoice] {
    var names: [String] = []
    for theme in sections.flatMap(\.themes) where !names.contains(theme.name) { names.append(theme.name) }
    var choices: [GuideChoice] = []
    for name in names.isEmpty ? [""] : names {
      let places = sections.map { section in section.themes.firstIndex { $0.name == name } ?? 0 }
      if choices.contains(where: { $0.places == places }) { continue }
      choices.append(GuideChoice(name: name, places: places, of: sections))
    }
    return choices
  }
}
