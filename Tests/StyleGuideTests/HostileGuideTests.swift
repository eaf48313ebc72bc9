import Mod
import OwnControls
import StyleGuide
import Styles
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Hostile texts in a style guide") struct HostileGuideTests {
  private static func guide(_ text: String) -> StyleGuide {
    let state = WidgetState(text, above: .disabled)
    return StyleGuide(text) {
      ThemeTokens(
        Paint.self,
        [text: configure(.standard, with: \.title .~ Font(name: text, size: 9)), text + text: .night], title: text,
        about: text)
      Recipes(text, Recipe<Button, ActionLook>(.while(state, .title(text))), named: text, about: text) {
        Button(text, .titleLabel.numberOfLines(0), .accessibilityIdentifier(text), .accessibilityLabel(text))
      }
      Recipes(text, Recipe<Label, TextLook>(.on(\.text) { .text($0.text) }), from: TextLook(text: Text(text: text))) {
        Label("x", .font(Font(name: text, size: 17)), .numberOfLines(0))
      }
      Examples(text, about: text) { Example(text, code: text) { Label(text, .numberOfLines(0)) } }
    }
  }

  nonisolated static let texts =
    Hostile.texts + ["</script><script>alert(1)</script>", "שלום 👩‍👩‍👧 \u{202E}", "_search", "`\\(x)"]

  @Test("No hostile text leaves its place in the page", arguments: texts)
  func staysWhereItStands(_ text: String) throws {
    let page = try GuideMarkup(Self.guide(text))
    let harmless = try GuideMarkup(Self.guide("harmless"))
    #expect(Set(page.elements.map(\.name)) == Set(harmless.elements.map(\.name)))
    #expect(Set(page.elements.flatMap(\.attributes.keys)).isSubset(of: Self.attributes(harmless)))
    #expect(page.script == harmless.script)
    let ids = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    #expect(page.elements.compactMap { $0.attributes["href"] }.allSatisfy { $0.hasPrefix("#") })
    #expect(!page.css.contains("<") && !page.css.contains("@import"))
    #expect(page.css.count { $0 == "{" } == page.css.count { $0 == "}" })
  }

  private static func attributes(_ page: GuideMarkup) -> Set<String> {
    Set(page.elements.flatMap(\.attributes.keys)).union(["aria-label", "data-testid"])
  }

  @Test("The guide as text has no characters that break a line or control a terminal", arguments: texts)
  func text(_ text: String) {
    let guide = Self.guide(text)
    #expect(guide.text.isPrintable(on: "\n"))
    // An empty text takes no line.
    if !text.isEmpty { #expect(lineCount(of: guide) == lineCount(of: Self.guide("harmless"))) }
    #expect(guide.findings.map(\.description).allSatisfy { !$0.isEmpty })
  }

  /// Returns the number of lines without those of states and the rests of long ones, which are indented.
  private func lineCount(of guide: StyleGuide) -> Int {
    guide.text.split(separator: "\n", omittingEmptySubsequences: false).count { !$0.hasPrefix(" ") }
  }
}

private struct Text: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  var text: String
  var description: String { text }
  static var allCases: [Text] { Hostile.texts.map { Text(text: $0) } }
}

private struct TextLook: Styles.Variants {
  var text: Text
}
