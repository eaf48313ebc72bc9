import Mod
import Testing
import Tokens
import Widgets

private struct Groups: Theme, TokenGroup {
  var color: Colors = Colors()
  var gap = 8.0
  var title = Style(font: .systemFont(ofSize: 20), weight: .regular, lineHeight: 24, tracking: 0)

  static let standard = Groups()

  struct Colors: TokenGroup {
    var base: Color = Color(hex: 0x0A84FF)
    var accent: Color = Color.token(\Groups.color.base)
  }

  struct Style: TypographyTokens {
    var font: Font
    var weight: Font.Weight
    var lineHeight: Double
    var tracking: Double
  }
}

@Suite("Groups of tokens") struct TokenGroupTests {
  @Test("Groups with equal tokens are equal")
  func compares() {
    var other = Groups.standard
    #expect(other == Groups.standard && other.hashValue == Groups.standard.hashValue)
    other.color.base = Color(hex: 0x0A84FF)
    #expect(other == Groups.standard)
    other.color.base = .black
    #expect(other != Groups.standard)
  }

  @Test("The tokens of nested groups are listed with the names of their properties")
  func listsTokens() {
    #expect(
      Groups.standard.tokens.map(\.name) == [
        "color.base", "color.accent", "gap", "title.font", "title.weight", "title.lineHeight", "title.tracking",
      ])
    #expect(Color.token(\Groups.color.accent).description == ".color.accent")
  }

  @Test("Replacing a base color changes the aliases of it")
  func followsBase() {
    var environment = EnvironmentValues()
    environment.setTheme(configure(Groups.standard, with: \.color.base .~ Color.red))
    #expect(Color.token(\Groups.color.accent).resolved(in: environment) == .red)
  }

  @Test("A theme is created from tokens by the names of its properties")
  func readsTokens() throws {
    let tokens = try resolve(
      #"""
      {"color": {"$type": "color", "base": {"$value": \#(black)}, "accent": {"$value": \#(black)}},
       "gap": {"$type": "dimension", "$value": \#(px)},
       "title": {"$type": "typography", "$value": {"fontFamily": "system-ui", "fontSize": \#(px), "fontWeight": 700,
         "letterSpacing": \#(px), "lineHeight": 2}}}
      """#)
    let theme = try Groups(tokens: tokens)
    #expect(theme.color.accent == .black && theme.gap == 1)
    let font = Font.systemFont(ofSize: 1, weight: .bold)
    #expect(theme.title.font == font.lineHeight(2).tracking(1) && theme.title.lineHeight == 2)
    #expect(
      thrown { _ = try Groups(tokens: resolve(#"{"gap": {"$type": "color", "$value": \#(black)}}"#)) } == [
        .missingToken, .missingToken, .typeMismatch, .missingToken,
      ])
  }

  @Test("Values of a large group are assigned to its properties in order")
  func fillsGroups() {
    var values = TokenGroupValues<Groups.Colors>()
    values.add(Color.red)
    values.add(Color.blue)
    #expect(values.group().base == .red && values.group().accent == .blue)
  }

  @Test("Key paths and values are found by name")
  func findsNames() {
    #expect(Groups.keyPaths(of: ["color.base": 1, "none": 2]) == [\Groups.color.base: 1])
    var theme = Groups.standard
    theme.replace("color.base", with: Color.red)
    #expect(theme.color.base == .red)
  }
}
