import Testing

@testable import Tokens

@Suite("Ranges of color components") struct ColorRangeTests {
  /// The bounds of each component: whether the lower and the upper one are in the range, `nil` where there is none.
  private static func bounds(_ space: Token.Color.Space) -> [(low: Double?, high: Double?, isHighIn: Bool)] {
    let unit = (low: 0.0 as Double?, high: 1.0 as Double?, isHighIn: true)
    let percent = (low: 0.0 as Double?, high: 100.0 as Double?, isHighIn: true)
    let hue = (low: 0.0 as Double?, high: 360.0 as Double?, isHighIn: false)
    let any = (low: nil as Double?, high: nil as Double?, isHighIn: true)
    let positive = (low: 0.0 as Double?, high: nil as Double?, isHighIn: true)
    return switch space {
    case .hsl, .hwb: [hue, percent, percent]
    case .lab: [percent, any, any]
    case .lch: [percent, positive, hue]
    case .oklab: [unit, any, any]
    case .oklch: [unit, positive, hue]
    default: [unit, unit, unit]
    }
  }

  private func kindsOf(_ space: Token.Color.Space, _ value: Double, at index: Int) -> [TokenProblem.Kind] {
    var components = ["0", "0", "0"]
    components[index] = "\(value)"
    return kinds(token("color", color(space.rawValue, components.joined(separator: ", "))))
  }

  @Test("Each component is checked at, below and above its bounds", arguments: Token.Color.Space.allCases)
  func checksBounds(_ space: Token.Color.Space) {
    for (index, bounds) in Self.bounds(space).enumerated() {
      #expect(kindsOf(space, bounds.low ?? -1000, at: index) == [])
      #expect(kindsOf(space, (bounds.low ?? 0) - 0.001, at: index) == (bounds.low == nil ? [] : [.outOfRange]))
      #expect(kindsOf(space, bounds.high ?? 1000, at: index) == (bounds.isHighIn ? [] : [.outOfRange]))
      #expect(kindsOf(space, (bounds.high ?? 0) + 0.001, at: index) == (bounds.high == nil ? [] : [.outOfRange]))
    }
  }

  @Test(
    "The error about a component out of range states the range",
    arguments: [
      (.srgb, 0, "0 to 1 in srgb"), (.hsl, 0, "a hue of at least 0 and less than 360 in hsl"),
      (.hsl, 1, "0 to 100 in hsl"), (.lch, 1, "at least 0 in lch"),
      (.oklch, 2, "a hue of at least 0 and less than 360 in oklch"), (.oklab, 0, "0 to 1 in oklab"),
    ] as [(Token.Color.Space, Int, String)])
  func explainsBounds(_ space: Token.Color.Space, _ index: Int, _ expected: String) {
    var components = ["0", "0", "0"]
    components[index] = "-1"
    let found = problems(token("color", color(space.rawValue, components.joined(separator: ", "))))
    #expect(found.map(\.expected) == [expected])
  }

  @Test("Each component can be `none`", arguments: Token.Color.Space.allCases)
  func readsMissingComponents(_ space: Token.Color.Space) throws {
    for index in 0..<3 {
      var components = ["0", "0", "0"]
      components[index] = "\"none\""
      let token = try resolve(token("color", color(space.rawValue, components.joined(separator: ", "))))["a"]
      guard case .color(let color)? = token?.value else { continue }
      #expect(color.components.map { $0 == nil } == (0..<3).map { $0 == index })
      #expect(color.space == space)
    }
  }

  @Test("A component out of range is kept if the leniency allows it")
  func allowsOutOfRange() throws {
    let white = token("color", color("xyz-d65", "0.95, 1, 1.089"))
    #expect(kinds(white) == [.outOfRange])
    #expect(try resolve(white, allowing: [.outOfRange])["a"]?.value == .color(Token.Color(.xyzD65, 0.95, 1, 1.089)))
  }

  @Test("Opacity is from 0 to 1")
  func checksOpacity() {
    for (alpha, isValid) in [("0", true), ("1", true), ("-0.1", false), ("1.1", false)] {
      #expect(
        kinds(token("color", color("srgb", "0, 0, 0", ", \"alpha\": \(alpha)"))) == (isValid ? [] : [.outOfRange]))
    }
  }

  @Test("Weights are from 1 to 1000, and the x of curves from 0 to 1")
  func checksOthers() {
    #expect(kinds(token("fontWeight", "0.5")) == [.outOfRange])
    #expect(kinds(token("fontWeight", "1001")) == [.outOfRange])
    #expect(kinds(token("cubicBezier", "[1.5, 0, -1, 0]")) == [.outOfRange, .outOfRange])
  }
}
