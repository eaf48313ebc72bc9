import Testing
import Tokens

@Suite("Values that widgets do not have") struct TokenApproximationTests {
  private func warnings(_ text: String) throws -> [TokenProblem] {
    ThemeSource(try resolve(text), name: "Brand").warnings
  }

  @Test("A weight between those of fonts is one warning, at its place in the file", arguments: ["350", "950", "1"])
  func findsWeights(_ weight: String) throws {
    let style = ValueTests.typography()
    let text = #"""
      {"w": {"$type": "fontWeight", "$value": \#(weight)}, "alias": {"$value": "{w}"},
       "t": {"$type": "typography", "$value": \#(style.replacing("400", with: #""{w}""#))},
       "own": {"$type": "typography", "$value": \#(style.replacing("400", with: weight))}}
      """#
    #expect(try warnings(text).map(\.path) == ["w", "own"])
    #expect(try warnings(text).allSatisfy { $0.kind == .approximated && $0.isWarning && $0.found == weight })
    #expect(try warnings(text.replacing(": \(weight)", with: ": 900")).isEmpty)
  }

  @Test("A typography may refer to the description of a group")
  func ignoresGroups() throws {
    let style = ValueTests.typography().replacing("\"Inter\"", with: ##"{"$ref": "#/g/$description"}"##)
    let text = #"{"g": {"$description": "Inter", "t": {"$type": "typography", "$value": \#(style)}}}"#
    #expect(try warnings(text).isEmpty)
    #expect(try warnings(text.replacing("400", with: "350")).map(\.path) == ["g.t"])
  }

  @Test("A length relative to the window is a warning, fixed points in themes, and relative in style sheets")
  func findsShares() throws {
    let width = try resolve(token("dimension", #"{"value": 50, "unit": "vw"}"#), allowing: [.vw])
    let source = ThemeSource(width, name: "Brand")
    let warning = try #require(source.warnings.first { $0.kind == .approximated })
    #expect("\(warning)".contains("640 points, as in a window of 1,280 × 800 points, which are used"))
    #expect(warning.found == "50vw")
    #expect(try source.text().contains("= 640"))
    #expect(try TokenStyleSheet(width).text().contains(": 50vw;"))
  }

  @Test("A border that is not solid is a warning, because it is drawn solid")
  func findsBorders() throws {
    func border(_ style: String) -> String {
      token("border", #"{"color": \#(black), "width": \#(px), "style": "\#(style)"}"#)
    }
    #expect(try warnings(border("dashed")).map(\.found) == ["one that is dashed"])
    #expect(try warnings(border("solid")).isEmpty)
  }

  @Test("A negative blur or width is a warning, and becomes 0 in themes and style sheets")
  func findsNegativeLengths() throws {
    let negative = px.replacing("1", with: "-2")
    let border = token("border", #"{"color": \#(black), "width": \#(negative), "style": "solid"}"#)
    let shadow = token("shadow", ValueTests.shadow().replacing("\"blur\": \(px)", with: "\"blur\": \(negative)"))
    for text in [border, shadow] { #expect(try warnings(text).map(\.found) == ["-2px"]) }
    let (line, shade) = (try resolve(border), try resolve(shadow))
    #expect(try ThemeSource(line, name: "Brand").text().contains("width: 0)"))
    #expect(try ThemeSource(shade, name: "Brand").text().contains("blur: 0, spread: 1)"))
    #expect(try TokenStyleSheet(line).text().contains(": 0px solid #000000;"))
    #expect(try TokenStyleSheet(shade).text().contains(": 1px 1px 0px 1px #000000;"))
  }
}
