import Mod
import Widgets

/// A section of a ``StyleGuide`` with the tokens of a theme, and with a switch that shows the guide in each of its
/// themes.
///
/// ```swift
/// let guide = StyleGuide("Brand") {
///   ThemeTokens(Kit.self, ["Day": .standard, "Night": .standard |> \.accent .~ Color(hex: 0x0B7A75)])
/// }
/// ```
///
/// Colors are shown as swatches with their contrast to the ground, and fonts as a type scale. A theme, or a struct in
/// it, declares which numbers are spaces or radii by conforming to `ThemedLengths`. Other numbers are shown as lengths,
/// radii, shadows or text, by the words in their names: `radius` and `corner`, or `spacing`, `space`, `gap`, `padding`,
/// `inset`, `margin` and `gutter`, or `row`, `column`, `height`, `width`, `size`, `length`, `border`, `stroke`,
/// `thickness` and `icon`, unless it is a number of a font. A `shadowRadius` is shown with the color `shadow` or
/// `shadowColor`, the `shadowOffset` and the `shadowOpacity`. Shadows, borders, gradients and movements are shown as
/// pictures, with their values in words.
///
/// Tokens are grouped as the structs of the theme are nested, each group with a heading and an address. A token lists
/// the tokens and the sections of the guide that refer to it.
public struct ThemeTokens {
  internal let section: StyleGuideSection

  /// Creates a section of the tokens of themes.
  ///
  /// - Parameters:
  ///   - type: The type of the themes.
  ///   - themes: The themes with their names. The guide is shown in the first one at first. Themes of one name in
  ///     several sections, such as `"Night"`, are shown together.
  ///   - ground: The color behind everything that is shown in the themes, such as `\.background`, to which contrasts
  ///     are measured. The background of the system by default.
  ///   - title: The title of the section. `"Tokens"` by default.
  ///   - about: A text about the section. None by default.
  public init<Brand: Theme>(
    _ type: Brand.Type, _ themes: KeyValuePairs<String, Brand>, ground: KeyPath<Brand, Color>? = nil,
    title: String = "Tokens", about: String? = nil
  ) {
    let notices = Brand.deprecatedTokens
    let themes = themes.map { name, theme in
      GuideTheme(
        name: name, type: Brand.self, tokens: theme.tokens, notices: notices, ground: ground.map { theme[keyPath: $0] },
        style: .theme(theme))
    }
    section = StyleGuideSection(content: .themes(GuideThemes(title: title, about: about, themes: themes)))
  }
}
