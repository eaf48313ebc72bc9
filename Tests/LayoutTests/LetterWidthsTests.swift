import Testing
import Widgets

@testable import Layout

@Suite("The widths of letters")
struct LetterWidthsTests {
  private func width(_ font: Font) -> Double { LetterWidths(font)[UInt8(ascii: "a")] }

  @Test("Letters are 5 % wider from semibold on")
  func boldness() {
    let regular = width(.systemFont(ofSize: 20, weight: .regular))
    #expect(width(.systemFont(ofSize: 20, weight: .medium)) == regular)
    #expect(width(.systemFont(ofSize: 20, weight: .semibold)) == regular * 1.05)
    #expect(width(.systemFont(ofSize: 20, weight: .bold)) == regular * 1.05)
  }

  @Test("Letters of a monospaced font have the same width at all weights")
  func monospaced() {
    #expect(width(.monospacedSystemFont(ofSize: 20, weight: .regular)) == 12)
    #expect(width(.monospacedSystemFont(ofSize: 20, weight: .bold)) == 12)
  }
}
