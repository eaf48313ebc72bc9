import Mod
import Testing
import Values

@Suite("Tokens of themes")
struct ThemeTokenTests {
  @Test("The properties of an own struct are tokens, and other values are one token each")
  func names() {
    #expect(Palette.standard.tokens.map(\.name) == ["accent", "space.small", "spring", "tone", "tint"])
  }

  @Test("Tokens are equal if their names and their values are")
  func equality() {
    let (token, same) = (Palette.standard.tokens[0], Palette.standard.tokens[0])
    #expect(token == same)
    #expect(token != Palette(accent: .blue).tokens[0])
    #expect(token != ThemeToken(name: "other", value: token.value))
  }
}

private struct Palette: Theme {
  var accent: Color = .red
  var space = Space()
  var spring = Spring()
  var tone = Tone()
  var tint = Tint.warm
  static let standard = Palette()
}

private struct Space: Hashable, Sendable { var small = 4.0 }

private struct Tone: Hashable, Sendable, CustomStringConvertible {
  var level = 1.0
  var description: String { "tone" }
}

private enum Tint { case warm }
