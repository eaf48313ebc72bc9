import Testing
import Widgets

@testable import Tokens

@Suite("Colors") struct ColorTests {
  /// A color, its components in sRGB, and its digits by clipping and by gamut mapping.
  struct Vector: Sendable, CustomTestStringConvertible {
    let color: Token.Color
    let srgb: [Double]
    let clipped, mapped: String

    init(
      _ space: Token.Color.Space, _ first: Double, _ second: Double, _ third: Double, _ srgb: [Double],
      _ clipped: String,
      _ mapped: String
    ) {
      color = Token.Color(space, first, second, third)
      (self.srgb, self.clipped, self.mapped) = (srgb, clipped, mapped)
    }

    var testDescription: String { color.description }
  }

  static let vectors = [
    Vector(.lab, 60.17, 93.54, -60.5, [1.00002, 0.00004, 1.00001], "#ff00ff", "#ff00ff"),
    Vector(.oklch, 0.7016, 0.3225, 328.363, [0.9999, -0.00066, 0.99991], "#ff00ff", "#ff00ff"),
    Vector(.hsl, 330, 100, 50, [1, 0, 0.5], "#ff0080", "#ff0080"),
    Vector(.hwb, 330, 0, 0, [1, 0, 0.5], "#ff0080", "#ff0080"),
    Vector(.hsl, 210, 50, 40, [0.2, 0.4, 0.6], "#336699", "#336699"),
    Vector(.hwb, 200, 60, 60, [0.5, 0.5, 0.5], "#808080", "#808080"),
    Vector(.srgbLinear, 0.2, 0.5, 0.8, [0.48453, 0.73536, 0.90633], "#7cbce7", "#7cbce7"),
    Vector(.oklch, 0.62, 0.19, 259.81, [0.22323, 0.50515, 0.96493], "#3981f6", "#3981f6"),
    Vector(.lab, 29.69, 44.89, -29.03, [0.461, 0.12646, 0.4559], "#762074", "#762074"),
    Vector(.displayP3, 1, 0, 1, [1.09307, -0.22674, 1.03381], "#ff00ff", "#ff2bfb"),
    Vector(.displayP3, 0, 1, 0, [-0.5116, 1.01827, -0.31067], "#00ff00", "#00fb29"),
    Vector(.a98RGB, 0.2, 0.8, 0.4, [-0.48819, 0.8049, 0.36991], "#00cd5e", "#00c274"),
    Vector(.proPhotoRGB, 0, 1, 0, [-0.8691, 1.09572, -0.4279], "#00ff00", "#00f575"),
    Vector(.rec2020, 1, 0, 0, [1.24822, -0.38791, -0.14351], "#ff0000", "#ff494f"),
    Vector(.oklch, 0.7, 0.4, 150, [-0.60395, 0.83865, -0.32694], "#00d600", "#00c248"),
    Vector(.lab, 50, 120, -100, [0.91011, -0.37035, 1.16274], "#e800ff", "#d700ff"),
    Vector(.xyzD65, 0.5929, 0.2848, 0.9699, [1.00005, -0.0011, 1.00002], "#ff00ff", "#ff00ff"),
  ]

  @Test("Conversions to sRGB agree with CSS Color 4", arguments: vectors)
  func converts(_ vector: Vector) {
    let srgb = vector.color.converted(to: .srgb).components.compactMap(\.self)
    for (component, expected) in zip(srgb, vector.srgb) { #expect(abs(component - expected) < 0.00002) }
    #expect(Token.Color(.srgb, srgb[0], srgb[1], srgb[2]).mapped(to: .srgb).hexDigits == vector.color.hexDigits)
    #expect(vector.color.hexDigits == vector.mapped.uppercased())
  }

  @Test("Converting a color to any space and back gives the same color", arguments: Token.Color.Space.allCases)
  func convertsBack(_ space: Token.Color.Space) {
    for color in [
      Token.Color(.srgb, 0.2, 0.5, 0.9), Token.Color(.srgb, 0.9, 0.1, 0.3), Token.Color(.srgb, 0.4, 0.4, 0.4),
    ] {
      let back = color.converted(to: space).converted(to: .srgb)
      for (one, other) in zip(back.components, color.components) { #expect(abs((one ?? 0) - (other ?? 0)) < 0.000001) }
    }
  }

  @Test("A gray has no hue")
  func losesHue() {
    for space in [Token.Color.Space.hsl, .hwb, .lch, .oklch] {
      #expect(Token.Color(.srgb, 0.5, 0.5, 0.5).converted(to: space).components.filter { $0 == nil }.count == 1)
    }
  }

  @Test("A color inside of Display P3 is not changed by mapping to it")
  func knowsGamuts() {
    let green = Token.Color(.displayP3, 0, 1, 0)
    #expect(green.isIn(.displayP3) && !green.isIn(.srgb))
    #expect(green.mapped(to: .displayP3) == green)
    #expect(Token.Color(.rec2020, 0, 1, 0).mapped(to: .displayP3).isIn(.displayP3))
    #expect(Token.Color(.oklch, 1.2, 0.4, 150).hexDigits == "#FFFFFF")
    #expect(Token.Color(.oklch, -0.1, 0.4, 150).hexDigits == "#000000")
  }

  @Test("A color with huge components is mapped into a gamut", arguments: Token.Color.Space.allCases)
  func mapsHugeColors(_ space: Token.Color.Space) {
    for value in [1e10, 1e50, 1e150, 1e300, -1e300] {
      for index in 0..<3 {
        var components = [0.5, 0.1, 0.1]
        components[index] = value
        let color = Token.Color(space, components[0], components[1], components[2])
        for gamut in Token.Color.Gamut.allCases { #expect(color.mapped(to: gamut).space == gamut.space) }
        #expect(color.hexDigits.count == 7)
      }
    }
  }

  @Test("Black and white have the largest difference and contrast")
  func compares() {
    let (black, white) = (Token.Color(.srgb, 0, 0, 0), Token.Color(.srgb, 1, 1, 1))
    #expect(abs(black.difference(to: white) - 1) < 0.0001)
    #expect(abs(black.contrast(on: white) - 21) < 0.0001)
    #expect(abs(Token.Color(.srgb, 0, 0, 0, alpha: 0.5).contrast(on: white) - 3.98) < 0.01)
    #expect(white.contrast(on: white) == 1)
  }

  @Test("Hex digits are read and written")
  func readsDigits() {
    #expect(Token.Color(hexDigits: "#FF9900")?.hexDigits == "#FF9900")
    #expect(Token.Color(hexDigits: "#ff990080")?.hexDigits == "#FF990080")
    for text in ["ff9900", "#ff990", "#fff", "#ff99zz", "#", ""] { #expect(Token.Color(hexDigits: text) == nil) }
  }

  @Test("A color prints its digits if they are exact, and else its components")
  func prints() {
    #expect(Token.Color(hexDigits: "#ff9900")?.description == "#FF9900")
    #expect(Token.Color(.oklch, 0.62, 0.19, nil, alpha: 0.5).description == "oklch(0.62 0.19 none / 0.5)")
  }

  @Test("A color for a widget is the nearest one of sRGB")
  func becomesAWidgetColor() {
    #expect(Widgets.Color(Token.Color(.srgb, 1, 0.6, 0)) == Widgets.Color(red: 1, green: 0.6, blue: 0))
    #expect(Widgets.Color(Token.Color(.displayP3, 0, 1, 0)).hex == "#00FB29")
  }
}
