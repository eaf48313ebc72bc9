import Testing
import Values

@Suite("Shadows of layers") struct ShadowLayerTests {
  @Test("A shadow prints only the numbers that are not 0, and an outline is printed as a ring")
  func prints() {
    #expect("\(ShadowLayer(color: .black, y: 2, blur: 6.5))" == "ShadowLayer(color: .black, y: 2, blur: 6.5)")
    #expect(
      "\(ShadowLayer(color: .red, x: -1, spread: 3, isInset: true))"
        == "ShadowLayer(color: .red, x: -1, spread: 3, isInset: true)")
    #expect(
      "\(ShadowLayer(color: .red, blur: .token(\Brand.blur)))" == "ShadowLayer(color: .red, blur: .token(\\Brand.blur))"
    )
    #expect("\(ShadowLayer.ring(.red))" == ".ring(.red, width: 2)")
    #expect(
      "\(ShadowLayer(color: .red, spread: 2, isInset: true))" == "ShadowLayer(color: .red, spread: 2, isInset: true)")
    #expect(
      "\(ColorGradient(colors: [.red, .blue], locations: [0, 0.5]))"
        == "ColorGradient(colors: [.red, .blue], locations: [0, 0.5])")
  }

  @Test("Shadows with equal tokens are equal, and read as those of the standard theme")
  func tokens() {
    let shadow = ShadowLayer.ring(.red, width: .token(\Brand.blur))
    #expect(shadow == .ring(.red, width: .token(\Brand.blur)) && shadow != .ring(.red))
    #expect(shadow.spread == 2 && shadow.isRing && "\(shadow)" == ".ring(.red, width: .token(\\Brand.blur))")
  }
}

private struct Brand: Theme {
  var blur = 2.0
  static let standard = Brand()
}
