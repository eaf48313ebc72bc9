import Mod
import Preview
import Testing
import Widgets

@MainActor
@Suite("Stacks with another axis in a state, in HTML") struct TurningStackTests {
  @Test("Equal columns that become rows in a state keep their heights, and rows that become columns their widths")
  func columns() throws {
    func style(_ stack: StackView) -> String? {
      Preview.html(stack).split(separator: "\n").map(String.init).first { $0.contains("@media (max-width:599px)") }
    }
    let labels = [Label("a"), Label("b")]
    let columns = HStack(.distribution(.fillEqually), .while(.compactWidth, .axis(.vertical))) { labels }
    #expect(style(columns)?.contains("display:grid;grid:auto-flow minmax(0,1fr)/minmax(0,1fr)") == true)
    let filled = columns.with(.while(.compactWidth, .distribution(.fill)))
    #expect(style(filled)?.contains("display:grid;grid:auto-flow/minmax(0,1fr)") == true)
    let rows = VStack(.distribution(.fillEqually), .while(.compactWidth, .axis(.horizontal))) { labels }
    #expect(style(rows)?.contains("display:grid;grid:minmax(0,1fr)/auto-flow minmax(0,1fr)") == true)
    let plain = HStack(.while(.compactWidth, .axis(.vertical))) { labels }
    #expect(style(plain)?.contains("flex-direction:column") == true)
  }
}
