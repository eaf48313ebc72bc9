import Testing
import Tokens

@Suite("Generated themes", .enabled("There is no swiftc on the path.") { await Compiler.isAvailable })
struct GeneratedThemeTests {
  private static let color = #"{"colorSpace": "oklch", "components": [0.62, 0.19, 259.81]}"#
  private static let length = #"{"value": 1.5, "unit": "rem"}"#
  private static let time = #"{"value": 200, "unit": "ms"}"#

  private static let types: KeyValuePairs<String, String> = [
    "color": color, "dimension": length, "fontFamily": #"["A \"b\"", "serif"]"#, "fontWeight": "650", "duration": time,
    "cubicBezier": "[0.4, -0.5, 1, 1]", "number": "-1.5",
    "strokeStyle": #"{"dashArray": [\#(length)], "lineCap": "butt"}"#,
    "border": #"{"color": \#(color), "width": \#(length), "style": "dashed"}"#,
    "transition": #"{"duration": \#(time), "delay": \#(time), "timingFunction": [0, 0, 1, 1]}"#,
    "shadow": #"""
      {"color": \#(color), "offsetX": \#(length), "offsetY": \#(length), "blur": \#(length), "spread": \#(length)}
    """#, "gradient": #"[{"color": \#(color), "position": 0.5}]"#,
    "typography": #"""
      {"fontFamily": "Inter", "fontSize": \#(length), "fontWeight": 700, "letterSpacing": \#(length), "lineHeight": 1.5}
    """#,
  ]

  /// Tokens of all types, each with an alias, a deprecated one, and names that Swift keeps for itself.
  private static var tokens: String {
    let groups = types.map { type, value in
      #"""
      "\#(type)": {"$type": "\#(type)", "$root": {"$value": \#(value)}, "in": {"$value": \#(value)},
        "alias": {"$value": "{\#(type).in}", "$description": "One.\nTwo /* three"},
        "self": {"$value": \#(value), "$deprecated": "Use \"in\"."}, "old-alias": {"$value": "{\#(type).self}"}}
      """#
    }
    let large = (0..<101).map { #""c\#($0)": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}"# }
    return "{\(groups.joined(separator: ", ")), \"large\": {\"$type\": \"color\", \(large.joined(separator: ", "))}}"
  }

  @Test("A generated theme with all types, aliases, deprecated tokens and large groups compiles without diagnostics")
  func compiles() async throws {
    let white = #"{"colorSpace": "srgb", "components": [1, 1, 1]}"#
    let resolver = try TokenResolver(
      #"""
      {"version": "2025.10", "resolutionOrder": [
        {"type": "set", "name": "all", "sources": [\#(Self.tokens)]},
        {"type": "modifier", "name": "mode", "contexts": {
          "light": [], "dark": [{"color": {"in": {"$type": "color", "$value": \#(white)}}}],
          "light-hc": [], "dark-hc": []}},
        {"type": "modifier", "name": "density", "contexts": {"default": [],
          "compact": [{"number": {"self": {"$type": "number", "$value": 2, "$deprecated": true}}}]}}]}
      """#)
    let text = try ThemeSource(resolver, name: "Brand").text()
    #expect(text.contains(#"theme.replace("number.self_", with: 2 as Double)"#))
    let use = """
      import Tokens
      import Widgets

      let color = Color.token(\\Brand.color.`in`)
      let font = Font.token(\\Brand.typography.alias.font)
      let themes: [Brand] = [.standard, .default, .compact]
      """
    let marks = try await Compiler.diagnose(sources: [text, use])
    let isSilent = marks.allSatisfy { $0.isEmpty }
    #expect(isSilent, "\(marks)")
  }
}
