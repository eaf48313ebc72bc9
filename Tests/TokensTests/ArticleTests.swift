import Testing
import Tokens

@Suite("The article") struct ArticleTests {
  @Test("Tokens are read, changed, compared and checked as the article says")
  func runsExamples() throws {
    var file = try TokenFile(
      """
      {
        "palette": {
          "$type": "color",
          "blue": { "$value": { "colorSpace": "oklch", "components": [0.62, 0.19, 259.81] } }
        },
        "accent": { "$value": "{palette.blue}" }
      }
      """)
    let tokens = try file.resolved()
    #expect(tokens["accent"]?.alias == "palette.blue")
    guard case .color(let accent)? = tokens["accent"]?.value else {
      Issue.record("The accent is no color.")
      return
    }
    #expect(accent.hexDigits == "#3981F6")
    #expect(accent.converted(to: .displayP3).isIn(.displayP3))

    try file.apply([
      .set("gap", .dimension(Token.Dimension(8, .px))),
      .alias("button.gap", of: "gap"),
    ])
    #expect(
      try file.resolved().changes(from: tokens).map(\.description) == ["+ gap: 8px", "+ button.gap: {gap} 8px"])
    #expect(try file.resolved().lint([.duplicateValues]).isEmpty)
  }
}
