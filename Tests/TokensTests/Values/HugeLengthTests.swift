import Testing
import Widgets

@testable import Tokens

@Suite("Lengths beyond all numbers") struct HugeLengthTests {
  private static let huge = #"{"value": 1e308, "unit": "rem"}"#

  private func tokens() throws -> ResolvedTokens {
    try resolve(
      #"""
      {"gap": {"$type": "dimension", "$value": \#(Self.huge)},
       "body": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": \#(Self.huge), "fontWeight": 400,
         "letterSpacing": \#(Self.huge), "lineHeight": 1e10}},
       "shade": {"$type": "shadow", "$value": \#(ValueTests.shadow().replacing(px, with: Self.huge))}}
      """#)
  }

  @Test("A length in points is finite in each unit")
  func points() {
    for unit in Token.Dimension.Unit.allCases {
      for value in [1e308, -1e308] {
        #expect(Token.Dimension(value, unit).points(fontSize: 1e308).isFinite, "\(unit)")
      }
    }
  }

  @Test("Huge lengths become finite numbers in sources, style sheets and readers")
  func generated() throws {
    let tokens = try tokens()
    let texts = [
      try ThemeSource(tokens, name: "Brand", protocols: ["Theme"], imports: ["Styles"]).text(),
      try TokenStyleSheet(tokens).text(),
    ]
    for text in texts {
      #expect(text.contains("e+308") && text.matches(of: /\b(inf|nan)\b/).isEmpty, "\(text)")
    }
    var reader = TokenReader(tokens)
    let gap = reader.points("gap")
    #expect(gap.isFinite)
  }
}
