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

  private struct Roles: Theme {
    var onAccent = Color.white
    var ground = Color.white
    var textFaint = Color(hex: 0x767676)
    static let standard = Roles()
  }

  @Test("A color of a text is not recommended for a ground, nor that of a ground for a text")
  func roles() {
    func found(_ mod: Mod<Label>) -> [Preview.StyleFinding] { Label("a", mod).audit(against: Roles.self) }
    #expect(found(.backgroundColor(.white)).map(\.nearest) == ["ground"])
    #expect(found(.textColor(.white)).map(\.nearest) == ["onAccent"])
    let wrong = found(.backgroundColor(Color(hex: 0x767676)))
    #expect(wrong.map(\.nearest) == [nil])
    #expect(wrong.first?.message == "hard-coded #767676; is textFaint, but that is for something else")
  }
}
