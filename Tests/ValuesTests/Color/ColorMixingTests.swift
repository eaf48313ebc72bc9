import Testing
import Values

@Suite("Colors that are mixed") struct ColorMixingTests {
  @Test("Mixing an opaque color looks like covering it with a share of the other one, in each appearance")
  func opaque() {
    #expect(Color.black.mixed(with: .white, by: 0.2) == Color(white: 0.2))
    #expect(Color.red.mixed(with: .blue, by: 0.25) == Color(red: 0.75, green: 0, blue: 0.25))
    #expect(
      Color(light: .black, dark: .white, highContrastLight: .red, highContrastDark: .blue).mixed(with: .black, by: 0.5)
        == Color(
          light: .black, dark: Color(white: 0.5), highContrastLight: Color(red: 0.5, green: 0, blue: 0),
          highContrastDark: Color(red: 0, green: 0, blue: 0.5)))
  }

  @Test("A share of 0 gives the color itself, and a share of 1 the other one, in each appearance")
  func ends() {
    for (color, other) in [(Color.label, Color.systemRed), (.clear, .white), (.systemFill, .clear)] {
      for style in UserInterfaceStyle.allCases {
        #expect(color.mixed(with: other, by: 0).resolved(for: style) == color.resolved(for: style))
        let whole = color.mixed(with: other, by: 1).resolved(for: style)
        #expect(whole.alpha == other.resolved(for: style).alpha)
        if whole.alpha > 0 { #expect(whole == other.resolved(for: style)) }
      }
    }
  }

  @Test("Colors are weighted by their opacity")
  func opacity() {
    #expect(Color.red.mixed(with: .clear, by: 0.75) == Color.red.withAlphaComponent(0.25))
    let half = Color.red.withAlphaComponent(0.5).mixed(with: .blue, by: 0.5)
    #expect(half.alpha == 0.75 && abs(half.red - 1 / 3) < 1e-12 && abs(half.blue - 2 / 3) < 1e-12)
    #expect(Color.clear.mixed(with: .clear, by: 0.5) == .clear)
  }

  @Test("Mixing keeps colors outside of sRGB there")
  func wide() {
    let wide = Color(displayP3Red: 1, green: 0, blue: 0)
    #expect(wide.mixed(with: wide, by: 0.5) == wide)
    #expect(wide.mixed(with: .red, by: 0.5).red > 1)
  }

  @Test(
    "Shares are clamped to 0 through 1, and NaN counts as 0",
    arguments: [
      (-1.0, 0.0), (-.infinity, 0), (.nan, 0), (.signalingNaN, 0), (2, 1), (.infinity, 1), (.leastNonzeroMagnitude, 0),
    ])
  func hostile(share: Double, white: Double) {
    #expect(Color.black.mixed(with: .white, by: share).red == white || share == .leastNonzeroMagnitude)
    #expect(Color.black.mixed(with: .white, by: share).alpha == 1)
  }
}
