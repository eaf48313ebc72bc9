import Preview
import Testing
import Widgets

@Suite("Colors inside a widget with a contrast of its own") struct ContrastIslandTests {
  private static let color = Color(light: .black, dark: .white, highContrastLight: .red, highContrastDark: .blue)

  @Test("A widget that sets a contrast declares it for itself and its contents")
  func declaring() {
    let label = Label("a", .textColor(Self.color))
    let high = View(.environment(\.accessibilityContrast, .high)) { label }
    let normal = View(.environment(\.accessibilityContrast, .normal)) { label }
    #expect(Preview.html(high, as: .fragment).contains("{--usual:initial;--more: }"))
    #expect(Preview.html(normal, as: .fragment).contains("{--usual: ;--more:initial}"))
    let both = View(.environment(\.accessibilityContrast, .high)) {
      View(.environment(\.accessibilityContrast, .high)) { label }
      View(.environment(\.accessibilityContrast, .normal)) { label }
    }
    let html = Preview.html(both, as: .fragment)
    #expect(html.matches(of: /\.s\d+{--usual:initial;--more: }/).count == 1)
    #expect(html.matches(of: /\.s\d+{--usual: ;--more:initial}/).count == 1)
    #expect(html.matches(of: /class="View s\d+"/).count == 3)
    #expect(Preview.html(View { label }, as: .fragment).matches(of: /\.s\d+{--/).isEmpty)
  }

  @Test("A widget with styles of states and a contrast of its own has that contrast in each state")
  func states() {
    let view = View(
      .environment(\.accessibilityContrast, .high), .while(.hovered, .alpha(0.5)), .backgroundColor(Self.color))
    let html = Preview.html(view, as: .fragment)
    #expect(html.matches(of: /hover[^\n]*{--usual:initial;--more: ;/).count == 2)
  }
}
