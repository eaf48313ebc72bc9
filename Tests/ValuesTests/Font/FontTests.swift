import Testing
import Values

@Suite struct FontTests {
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

  @Test("Of the text styles only the headline is semibold", arguments: Font.TextStyle.allCases)
  func weights(style: Font.TextStyle) {
    #expect(Font.preferredFont(forTextStyle: style).weight == (style == .headline ? .semibold : .regular))
  }

  @Test("The sizes of the interface are UIKit's")
  func interfaceSizes() {
    let sizes = [Font.labelFontSize, Font.buttonFontSize, Font.smallSystemFontSize, Font.systemFontSize]
    #expect(sizes == [17, 18, 12, 14])
  }

  @Test("A font at another size keeps its weight and follows no text style")
  func withSize() {
    #expect(Font.headline.withSize(20) == .systemFont(ofSize: 20, weight: .semibold))
  }

  @Test(
    "A font prints what is special about it",
    arguments: [
      (Font.body, ".body"),
      (.caption1, ".caption1"),
      (.systemFont(ofSize: 16), ".system(16)"),
      (.systemFont(ofSize: 12.5, weight: .medium), ".system(12.5, weight: .medium)"),
      (.boldSystemFont(ofSize: 20), ".system(20, weight: .bold)"),
      (.italicSystemFont(ofSize: 20), ".system(20, italic)"),
      (.monospacedSystemFont(ofSize: 13, weight: .regular), ".system(13, design: .monospaced)"),
      (Font(name: "Avenir", size: 32), "Font(\"Avenir\", 32)"),
    ])
  func description(font: Font, text: String) {
    #expect("\(font)" == text)
  }

  @Test("A font may have digits of one width")
  func digits() {
    let font = Font.monospacedDigitSystemFont(ofSize: 13, weight: .medium)
    #expect("\(font)" == ".system(13, weight: .medium, design: .monospacedDigit)")
  }
}
