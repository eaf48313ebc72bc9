import Mod
import StyleGuide
import Testing
import Widgets

@Suite("The token that a style audit recommends") struct RecommendedTokenTests {
  private struct Brand: Theme {
    struct Control: Hashable {
      struct Small: Hashable { var fgColor = Color.token(\Brand.danger) }
      var small = Small()
      var gap = 13.0
    }
    var control = Control()
    var danger = Color(hex: 0xD1242F)
    var fgColor = Foreground()
    var gap = 13.0

    struct Foreground: Hashable { var danger = Color.token(\Brand.danger) }
    static let standard = Brand()
  }

  @Test("Of equal tokens it is the one in fewer structs, because those of components are deeper inside")
  func depth() {
    let red = Color(hex: 0xD1242F)
    #expect(Label("a", .textColor(red)).audit(against: Brand.self).map(\.nearest) == ["fgColor.danger"])
    #expect(HStack(spacing: 14) {}.audit(against: Brand.self).map(\.nearest) == ["gap"])
  }
}
