import Testing

@testable import Layout
@testable import Preview

@Suite("The index of a table")
struct SectionIndexTests {
  @Test("The index shows as many titles as fit, with dots in place of the others")
  func room() {
    let index = SectionIndex(["A", "B", "C", "D", "E"], nil)
    #expect(index.shown(in: 5) == ["A", "B", "C", "D", "E"])
    #expect(index.shown(in: 4) == ["A", "•", "E"])
    #expect(index.shown(in: 1) == ["A"])
    #expect(index.shown(in: 0) == [])
  }

  @Test("The index of a table is 15 points wide, or as wide as its widest title")
  func width() {
    func width(_ titles: String...) -> Double {
      LayoutNode(SectionIndex(titles, nil), ruler: PointRuler(), isRightToLeft: false).size().width
    }
    #expect(width() == 15 && width("I") == 15)
    #expect(width("I", "September") == width("September") && width("September") > 50)
  }
}
