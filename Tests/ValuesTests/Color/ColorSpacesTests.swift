import Testing
import Values

@Suite("Colors in other spaces than sRGB")
struct ColorSpacesTests {
  @Test("A Display P3 color inside sRGB gets sRGB components, and others stay wide")
  func displayP3() {
    #expect(Color(displayP3Red: 1, green: 1, blue: 1) == .white)
    #expect(Color(displayP3Red: 0, green: 0, blue: 0) == .black)
    #expect(!Color(displayP3Red: 0.5, green: 0.5, blue: 0.5).isWideGamut)
    let red = Color(displayP3Red: 1, green: 0, blue: 0)
    #expect(red.isWideGamut)
    // All its components are below 1.
    #expect(Color(displayP3Red: 0, green: 0.5, blue: 0).isWideGamut)
    #expect(red.red > 1 && red.green < 0)
    #expect(red.hex == "#FF0000")
    #expect("\(red)" == "Color(displayP3Red: 1.0, green: 0.0, blue: 0.0)")
    #expect(
      "\(red.withAlphaComponent(0.5))"
        == "Color(displayP3Red: 1.0, green: 0.0, blue: 0.0).withAlphaComponent(0.5)")
    #expect(red.withAlphaComponent(0.5).withAlphaComponent(1) == red)
  }

  @Test("OKLab and OKLCH are those of CSS Color 4")
  func oklab() {
    let red = Color.red.oklch
    #expect(abs(red.lightness - 0.6279554) < 0.00001)
    #expect(abs(red.chroma - 0.2576833) < 0.00001)
    #expect(abs(red.hue - 29.2338813) < 0.0001)
    #expect(Color(lightness: 1, a: 0, b: 0) == .white)
    for color in [Color.red, .systemBlue, .brown, .white] {
      let (lab, lch) = (color.oklab, color.oklch)
      #expect(Color(lightness: lab.lightness, a: lab.a, b: lab.b).hex == color.hex)
      #expect(Color(lightness: lch.lightness, chroma: lch.chroma, hue: lch.hue).hex == color.hex)
    }
    #expect(!Color(lightness: .nan, a: .infinity, b: 0).red.isNaN)
  }
}
