import Mod
import Styles
import Testing
import Widgets

@testable import StyleGuide

@MainActor @Suite("Text of a style guide") struct GuideTextTests {
  @Test("The guide as text lists the tokens, and each combination in each state with contrast and findings")
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

@Suite("Lines of a style guide") struct LongLineTests {
  @Test("A long line is broken after a comma in the fewest brackets, and the next ones are indented")
  func breaksLines() {
    let color = "Color(light: #111111, dark: #F2F2F2)"
    let list =
      "layer.shadows: [\(Array(repeating: "ShadowLayer(color: \(color), y: 2)", count: 5).joined(separator: ", "))]"
    let line = "  Button \"\(String(repeating: "a, b", count: 20))\" titleColor: \(color), \(list), alpha: 0.5"
    let lines = LongLine.lines(line)
    #expect(lines.count == 4 && lines.allSatisfy { $0.count <= 200 })
    #expect(lines[0].hasSuffix("titleColor: \(color),") && lines[1].hasPrefix("    layer.shadows: [ShadowLayer("))
    #expect(lines[1].hasSuffix("y: 2),") && lines[2].hasPrefix("    ShadowLayer(") && lines[2].hasSuffix("y: 2)],"))
    #expect(lines[3] == "    alpha: 0.5")
    #expect(lines.map { $0.drop { $0 == " " } }.joined(separator: " ") == line.drop { $0 == " " })
  }

  @Test("A line without commas ends at spaces, and a long word stays whole", arguments: [0, 1, 199, 200, 201, 1_000])
  func keepsWords(_ count: Int) {
    let word = String(repeating: "é", count: count)
    #expect(LongLine.lines(word) == [word])
    let lines = LongLine.lines("\(word) and \(word)")
    #expect(lines.joined(separator: " ").split(separator: " ") == "\(word) and \(word)".split(separator: " "))
    #expect(lines.count == (count <= 97 ? 1 : 3))
  }
}

private struct TitleLook: DefaultVariants {
  var extent = Extent.small
}
