import Styles
import Testing

@Suite("Themes that are changed by Mods")
struct ThemePipeTests {
  @Test("A theme can be derived from another by Mods")
  func pipe() {
    #expect(House.night == House(accent: .systemIndigo, radius: 0))
  }
}

private struct House: Theme {
  var accent = Color.systemBlue
  var radius = 8.0

  static let standard = House()
  static let night = standard |> \.accent .~ .systemIndigo <> \.radius .~ 0
}
