import Mod
import StyleGuide
import Styles
import Testing
import Widgets

@MainActor @Suite("Text of a style guide") struct GuideTextTests {
  @Test("The text has the tokens, each combination in each state, its contrast and its findings")
  func expected() {
    let title = Recipe<Label, TitleLook>(
      .base(.textColor(.onPaint), .backgroundColor(.paint)), .on(\.extent) { .numberOfLines($0 == .small ? 1 : 2) },
      .while(.hovered, .numberOfLines(3)))
    let guide = StyleGuide("Paint") {
      ThemeTokens(Paint.self, ["Day": .standard, "Night": .night], about: "All values.")
      Recipes("Titles", title, named: "title", about: "For headings.") { Label("Views") }
      Examples("Badges") {
        Example("Unread", code: #"Label("3")"#) { Label("3") }
        Example("Faint") { Label("3", .textColor(.systemYellow)) }
      }
    }
    #expect(
      guide.text == #"""
        # Paint

        ## Tokens
        All values.
        themes: Day, Night
        accent: #3D3DD6 | #0B7A75
        onAccent: .white
        title: .system(20, weight: .bold)
        radius: 8.0 | 2.0
        spacing.small: 4.0
        spacing.large: 16.0
        highlight: #F5C518 (deprecated: Use accent.)

        ## Titles
        For headings.
        extent: small, large
        ! The value small of extent changes nothing.

        ### extent: small
        .title()
        Label "Views" textColor: .white, backgroundColor: #3D3DD6
        hovered:
          Label "Views" textColor: .white, numberOfLines: 3, backgroundColor: #3D3DD6
        tokens: onAccent, accent
        contrast: 7.4 light, 7.4 dark, 5.18 light Night, 5.18 dark Night

        ### extent: large
        .title(\.extent .~ .large)
        Label "Views" textColor: .white, numberOfLines: 2, backgroundColor: #3D3DD6
        hovered:
          Label "Views" textColor: .white, numberOfLines: 3, backgroundColor: #3D3DD6
        tokens: onAccent, accent
        contrast: 7.4 light, 7.4 dark, 5.18 light Night, 5.18 dark Night

        ## Badges

        ### Unread
        Label("3")
        Label "3"
        contrast: 21.0 light, 21.0 dark

        ### Faint
        Label "3" textColor: .systemYellow
        contrast: 1.51 light, 14.88 dark
        ! Label: The contrast of text is 1.51 in a light interface, and less than 4.5. (normal)
        """#)
  }
}

private struct TitleLook: DefaultVariants {
  var extent = Extent.small
}
