import Mod
import Testing
import Widgets

@Suite("Colors and fonts that are tokens")
struct ColorTokenTests {
  @Test("A token prints by its name, with its opacity or size")
  func description() {
    #expect("\(Color.accent)" == ".accent")
    #expect("\(Color.accent.withAlphaComponent(0.5))" == ".accent.withAlphaComponent(0.5)")
    #expect("\(Color(light: .accent, dark: .white))" == "Color(light: .accent, dark: .white)")
    #expect("\(Font.brandTitle)" == ".title")
    #expect("\(Font.brandTitle.withSize(20))" == ".title.withSize(20)")
    #expect("\(Label(.textColor(.accent)))" == "Label(textColor: .accent)")
  }

  @Test("Tokens are equal if they have the same key path and opacity")
  func equality() {
    #expect(Color.accent == Color.token(\Brand.accent))
    #expect(Color.accent.hashValue == Color.token(\Brand.accent).hashValue)
    #expect(Color.accent != Color.token(\Print.accent))
    #expect(Color.accent != Color.brandLink)
    #expect(Color.accent != Color.systemBlue)
    #expect(Color.accent.withAlphaComponent(0.5) != Color.accent)
    #expect(Color.accent.withAlphaComponent(0.5) == Color.token(\Brand.accent).withAlphaComponent(0.5))
    #expect(Font.brandTitle == Font.token(\Brand.title))
    #expect(Font.brandTitle != Font.brandHeading)
    #expect(Font.brandTitle != Font.title2)
  }

  @Test("A token has the value of the theme in its environment, and otherwise of the standard theme")
  func values() {
    #expect(Color.accent.resolved(in: EnvironmentValues()) == .systemBlue)
    #expect(Color.accent.resolved(in: .night) == .systemIndigo)
    #expect(Color.accent.resolved(for: .dark) == Color.systemBlue.resolved(for: .dark))
    #expect(Color.accent.blue == Color.systemBlue.blue)
    #expect(Color.token(\Print.accent).resolved(in: .night) == .black)
    #expect(Font.brandTitle.resolved(in: EnvironmentValues()) == .title2)
    #expect(Font.brandTitle.resolved(in: .night) == .title1)
    #expect(Font.brandTitle.pointSize == 22)
    #expect(Font.brandTitle.withSize(30).resolved(in: .night) == Font.title1.withSize(30))
  }

  @Test("A color mixed with a token follows the theme, equals the same mixture, and prints its parts")
  func mixtures() {
    let hovered = Color.accent.mixed(with: .white, by: 0.08)
    #expect("\(hovered)" == ".accent.mixed(with: .white, by: 0.08)")
    #expect(
      hovered == Color.accent.mixed(with: .white, by: 0.08) && hovered != Color.accent.mixed(with: .white, by: 0.1))
    #expect(hovered.resolved(in: EnvironmentValues()) == Color.systemBlue.mixed(with: .white, by: 0.08))
    #expect(hovered.resolved(in: .night) == Color.systemIndigo.mixed(with: .white, by: 0.08))
    #expect(hovered.red == Color.systemBlue.mixed(with: .white, by: 0.08).red)
    let faded = hovered.withAlphaComponent(0.5)
    #expect("\(faded)" == "\(hovered).withAlphaComponent(0.5)")
    #expect(faded.resolved(in: .night) == Color.systemIndigo.mixed(with: .white, by: 0.08).withAlphaComponent(0.5))
    let nested = Color(light: hovered, dark: .black).mixed(with: .accent, by: 0.5)
    #expect(
      nested.resolved(in: .night)
        == Color(light: Color.systemIndigo.mixed(with: .white, by: 0.08), dark: .black)
        .mixed(with: .systemIndigo, by: 0.5))
  }

  @Test("Mixing in the same color again does not enlarge the mixture")
  func repeatedMixtures() {
    let hovered = Color.accent.mixed(with: .white, by: 0.2)
    let twice = hovered.mixed(with: .white, by: 0.5)
    #expect("\(twice)" == ".accent.mixed(with: .white, by: 0.6)")
    let expected = Color.systemIndigo.mixed(with: .white, by: 0.2).mixed(with: .white, by: 0.5)
    let shown = twice.resolved(in: .night)
    for style in [UserInterfaceStyle.light, .dark] {
      let (one, other) = (shown.resolved(for: style), expected.resolved(for: style))
      #expect(abs(one.red - other.red) < 1e-9 && abs(one.blue - other.blue) < 1e-9 && one.alpha == other.alpha)
    }
    #expect(hovered.mixed(with: hovered, by: 0.3) == hovered)
    var color = hovered
    for _ in 0..<64 { color = color.mixed(with: color.mixed(with: .accent, by: 0.1), by: 0.5) }
    #expect("\(color)".count < 60)
    #expect(color.resolved(in: .night).alpha == 1)
    let faded = Color.accent.withAlphaComponent(0.5).mixed(with: .accent, by: 0.5).mixed(with: .black, by: 0.5)
    let again = faded.mixed(with: .accent, by: 0.25).resolved(in: .night)
    let base = Color.systemIndigo
    let whole = base.withAlphaComponent(0.5).mixed(with: base, by: 0.5).mixed(with: .black, by: 0.5)
      .mixed(with: base, by: 0.25)
    #expect(abs(again.green - whole.green) < 1e-9 && abs(again.alpha - whole.alpha) < 1e-9)
  }

  @Test("A token with another opacity, or for one appearance, is resolved with it")
  func derived() {
    let faded = Color.accent.withAlphaComponent(0.5)
    #expect(faded.resolved(in: .night) == Color.systemIndigo.withAlphaComponent(0.5))
    let pair = Color(light: .accent, dark: .white)
    #expect(pair.resolved(in: .night) == Color(light: .systemIndigo, dark: .white))
    #expect(pair.resolved(for: .dark) == .white)
    #expect(pair.withAlphaComponent(0.5).resolved(in: .night).alpha == 0.5)
  }

  @Test("A token whose value is another token has the value of that one")
  func alias() {
    #expect(Color.brandLink.resolved(in: .night) == .systemIndigo)
    #expect(Font.brandHeading.resolved(in: .night) == .title1)
  }

  @Test("A token in a cycle is clear, and a font in a cycle is the body font")
  func cycle() {
    var environment = EnvironmentValues()
    environment.setTheme(Brand(accent: .brandLink, link: .accent, title: .brandHeading, heading: .brandTitle))
    #expect(Color.accent.resolved(in: environment) == .clear)
    #expect(Color(light: .accent, dark: .brandLink).resolved(in: environment) == .clear)
    #expect(Font.brandTitle.resolved(in: environment) == .body)
    #expect(Color.accent.withAlphaComponent(0.5).resolved(in: environment) == .clear)
    #expect(Font.brandTitle.withSize(40).resolved(in: environment) == .body)
    environment.setTheme(Brand(accent: Color(light: .accent, dark: .white)))
    #expect(Color.accent.resolved(in: environment) == Color(light: .clear, dark: .white))
  }

  @Test("A color is resolved in the style and the contrast of an environment")
  func traits() {
    let color = Color(light: .red, dark: .green, highContrastLight: .blue, highContrastDark: .black)
    var environment = EnvironmentValues()
    #expect(color.resolved(in: environment) == color)
    environment.userInterfaceStyle = .dark
    #expect(
      color.resolved(in: environment)
        == Color(light: .green, dark: .green, highContrastLight: .black, highContrastDark: .black))
    environment.accessibilityContrast = .high
    #expect(color.resolved(in: environment) == .black)
    environment.userInterfaceStyle = .unspecified
    #expect(color.resolved(in: environment) == Color(light: .blue, dark: .black))
  }
}
