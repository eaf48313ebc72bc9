import Mod
import StyleGuide
import Testing
import Widgets

@MainActor @Suite("The token that a style audit recommends") struct RecommendedTokenTests {
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

  @Test("Of equal tokens the one in fewer nested structs is recommended")
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

  @Test("A text color is not recommended for a background, nor a background color for a text")
  func roles() {
    func found(_ mod: Mod<Label>) -> [Preview.StyleFinding] { Label("a", mod).audit(against: Roles.self) }
    #expect(found(.backgroundColor(.white)).map(\.nearest) == ["ground"])
    #expect(found(.textColor(.white)).map(\.nearest) == ["onAccent"])
    let wrong = found(.backgroundColor(Color(hex: 0x767676)))
    #expect(wrong.map(\.nearest) == [nil])
    #expect(wrong.first?.message == "hard-coded #767676; is textFaint, but that is for something else")
  }

  private struct Pair: Theme {
    var onAccent = Color(light: .white, dark: .black)
    var text = Color(light: Color(hex: 0x101018), dark: .white)
    var ground = Color(light: .white, dark: .black)
    var tint = Color(light: Color(hex: 0x3D3DD6), dark: Color(hex: 0x5B5BF0))
    static let standard = Pair()
  }

  @Test("A color is recommended by its distance in all interface styles in which it is shown")
  func styles() {
    func found(_ mods: Mod<Label>...) -> [String] {
      Label("a", .combine(mods)).audit(against: Pair.self).map { "\($0.nearest ?? "none"): \($0.message)" }
    }
    let none = "none: hard-coded .black; no token is like it"
    #expect(found(.textColor(.black), .overrideUserInterfaceStyle(.light)) == [none])
    #expect(
      found(.textColor(.black)) == ["none: hard-coded .black; is onAccent, but in the dark appearance alone"])
    #expect(found(.backgroundColor(.white), .overrideUserInterfaceStyle(.dark)).allSatisfy { $0.hasPrefix("none") })
    #expect(
      found(.textColor(.white), .overrideUserInterfaceStyle(.dark)) == [
        "text: hard-coded .white; is text, but follows no other theme"
      ])
    #expect(
      found(.while(.darkAppearance, .textColor(.white))) == [
        "text: hard-coded .white; is text, but follows no other theme"
      ])
    let near = found(.textColor(Color(hex: 0x3D3DD7)))
    #expect(near.count == 1 && near[0].hasPrefix("tint: hard-coded #3D3DD7; nearest is tint, ΔE 0.0"), "\(near)")
    #expect(
      found(.textColor(Color(hex: 0x3D3DD7)), .overrideUserInterfaceStyle(.light)) == [
        "tint: hard-coded #3D3DD7; nearest is tint, ΔE 0.002"
      ])
  }
}
