import Testing
import Widgets

@testable import Layout

@Suite("The measures of text")
struct TextMetricsTests {
  private let font = Font.systemFont(ofSize: 20)

  @Test("A line is as high as its font says, and the text stands in the middle of it")
  func lineHeight() {
    #expect(TextMetrics.lineHeight(of: font) == 24 && TextMetrics.ascent(of: font) == 19)
    let (high, low) = (font.lineHeight(40), font.lineHeight(20))
    #expect(TextMetrics.lineHeight(of: high) == 40 && TextMetrics.ascent(of: high) == 27)
    #expect(TextMetrics.lineHeight(of: low) == 20 && TextMetrics.ascent(of: low) == 17)
  }

  @Test("Tracking follows every letter, wide ones and those outside of ASCII, but no letter without width")
  func tracking() {
    for text in ["a", "é", "界", "—"] {
      #expect(TextMetrics.width(of: text, in: font.tracking(2)) == TextMetrics.width(of: text, in: font) + 2)
    }
    #expect(TextMetrics.width(of: "abc", in: font.tracking(2)) == TextMetrics.width(of: "abc", in: font) + 6)
    #expect(TextMetrics.width(of: "\u{1}", in: font.tracking(2)) == 0)
    #expect(TextMetrics.width(of: "abc", in: font.tracking(-100)) == 0)
  }

  @Test("Terminal cells know neither line heights nor tracking")
  func cells() {
    #expect(Metric.cells.width(of: "abc", in: font.lineHeight(90).tracking(9)) == 3)
  }

  @Test(
    "No number of a font leads to a measure that is negative or not finite",
    arguments: [Double.nan, .infinity, -.infinity, -5, 1e300])
  func hostile(number: Double) {
    let font = font.lineHeight(number).tracking(number)
    for measure in [TextMetrics.lineHeight(of: font), TextMetrics.width(of: "ab é", in: font)] {
      #expect(measure.isFinite && measure >= 0)
    }
    #expect(TextMetrics.ascent(of: font).isFinite)
    #expect(TextMetrics.lineHeight(of: font.withSize(number)).isFinite)
  }
}
