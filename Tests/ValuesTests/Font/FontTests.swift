import Testing
import Values

@Suite struct FontTests {
  private struct Brand: Theme {
    var heading = Font(name: "Avenir", size: 20, weight: .medium).lineHeight(30)
    var alias = Font.token(\Brand.heading).weight(.heavy)
    static let standard = Brand()
  }

  private static let token = Font.token(\Brand.heading).weight(.bold)

  @Test("Changing the weight of a font keeps everything else, also of a token")
  func weight() {
    #expect(Font(name: "Avenir", size: 20, weight: .bold).weight == .bold)
    #expect(Font.body.lineHeight(24).weight(.bold).lineHeight == 24 && Font.body.weight(.bold).textStyle == .body)
    #expect(Self.token.weight == .bold && Font.token(\Brand.heading).weight == .medium)
    let bold = Font(name: "Avenir", size: 20, weight: .bold).lineHeight(30)
    #expect(Self.token.withoutTokens(in: Themes()) == bold)
    #expect(Self.token.withSize(40).withoutTokens(in: Themes()) == bold.withSize(40))
    #expect(Font.token(\Brand.alias).weight == .heavy && Font.token(\Brand.alias).weight(.thin).weight == .thin)
    #expect(Self.token != .token(\Brand.heading))
  }

  @Test("Font sizes are clamped to 0 through 10,000 points")
  func hostileSizes() {
    let sizes = [Double.nan, -.infinity, -5, 0, 12, 1e308, .infinity]
    let shown: [Double] = [0, 0, 0, 0, 12, 10_000, 10_000]
    #expect(sizes.map { Font.systemFont(ofSize: $0).pointSize } == shown)
    #expect(sizes.map { Self.token.withSize($0).pointSize } == shown)
  }

  @Test(
    "A typeface can be a list of names",
    arguments: [
      ("Inter", ["Inter"]), ("", []), (" , ,", []), ("Inter, Arial", ["Inter", "Arial"]),
      ("\"Segoe UI\", 'IBM Plex, Sans' ,sans-serif", ["Segoe UI", "IBM Plex, Sans", "sans-serif"]),
      ("O'Reilly, 'a", ["O'Reilly", "a"]), ("\"O'Reilly, Sons\", 'a", ["O'Reilly, Sons", "a"]),
    ])
  func families(name: String, families: [String]) {
    #expect(Font(name: name, size: 12).families == families)
    #expect(Font.families(Font.list(ofFamilies: [name, "Last"])) == families + ["Last"])
  }
  @Test(
    "A text style has the size that UIKit documents for the default content size",
    arguments: [
      (Font.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
      (.subheadline, 15),
      (.body, 17), (.callout, 16), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ])
  func sizes(style: Font.TextStyle, size: Double) {
    #expect(Font.preferredFont(forTextStyle: style).pointSize == size)
  }

  @Test("The headline is the only semibold text style", arguments: Font.TextStyle.allCases)
  func weights(style: Font.TextStyle) {
    #expect(Font.preferredFont(forTextStyle: style).weight == (style == .headline ? .semibold : .regular))
  }

  @Test("The default sizes of labels, buttons and system fonts are UIKit's")
  func interfaceSizes() {
    let sizes = [Font.labelFontSize, Font.buttonFontSize, Font.smallSystemFontSize, Font.systemFontSize]
    #expect(sizes == [17, 18, 12, 14])
  }

  @Test("Resizing a font keeps its weight, and ends following its text style")
  func withSize() {
    #expect(Font.headline.withSize(20) == .systemFont(ofSize: 20, weight: .semibold))
  }

  @Test(
    "A font prints only what differs from the default",
    arguments: [
      (Font.body, ".body"),
      (.caption1, ".caption1"),
      (.systemFont(ofSize: 16), ".system(16)"),
      (.systemFont(ofSize: 12.5, weight: .medium), ".system(12.5, weight: .medium)"),
      (.boldSystemFont(ofSize: 20), ".system(20, weight: .bold)"),
      (.italicSystemFont(ofSize: 20), ".system(20, italic)"),
      (.monospacedSystemFont(ofSize: 13, weight: .regular), ".system(13, design: .monospaced)"),
      (Font(name: "Avenir", size: 32), "Font(\"Avenir\", 32)"),
      (Font(name: "Avenir", size: 32, weight: .bold), "Font(\"Avenir\", 32, weight: .bold)"),
      (.body.weight(.medium), ".body.weight(.medium)"),
      (.headline.weight(.semibold), ".headline"),
      (token, ".heading.weight(.bold)"),
    ])
  func description(font: Font, text: String) {
    #expect("\(font)" == text)
  }

  @Test("A font may have monospaced digits")
  func digits() {
    let font = Font.monospacedDigitSystemFont(ofSize: 13, weight: .medium)
    #expect("\(font)" == ".system(13, weight: .medium, design: .monospacedDigit)")
  }
}
