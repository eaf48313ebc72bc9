import Foundation
import Preview
import Testing

@testable import Widgets

@Suite("Several shadows of a layer") struct ShadowsTests {
  private struct Brand: Theme {
    static let standard = Brand()
    var accent = Color(hex: 0x112233)
  }

  private let soft = ShadowLayer(color: Color(hex: 0x000000, alpha: 0.2), x: 1, y: 2, blur: 8, spread: -3)

  @Test("Several shadows are written in their order, between the border and the shadow of the layer")
  func html() {
    let ring = ShadowLayer.ring(.token(\Brand.accent), width: 3)
    let view = View(
      .layer.borderWidth(1), .layer.borderColor(.token(\Brand.accent)), .layer.shadowOpacity(1),
      .layer.shadowColor(.token(\Brand.accent)),
      .layer.shadows([ring, soft, ShadowLayer(color: .token(\Brand.accent), y: 1, isInset: true)]))
    let html = Preview.html(view.with(.theme(Brand())))
    let declared = html.firstMatch(of: /box-shadow:([^;}]*)/).map { String($0.1) } ?? ""
    #expect(
      declared.replacing(/var\([^)]*\)/, with: "accent")
        == "inset 0 0 0 1px accent,0px 0px 0px 3px accent,1px 2px 8px -3px #00000033,"
        + "inset 0px 1px 0px 0px accent,0px -3px 6px color-mix(in srgb,accent 100%,#0000)")
  }

  @Test("In a drawing, a ring surrounds the shape, and an inner shadow is clipped to it")
  func svg() {
    let ring = Preview.svg(View(.height(10), .cornerRadius(4), .layer.shadows([.ring(.systemRed)])), width: 20)
    #expect(ring.matches(of: /clip-rule="evenodd"/).count == 1 && !ring.contains("blur("))
    #expect(ring.contains(#"d="M4 -2L16 -2"#), "\(ring)")
    let inside = ShadowLayer(color: .systemRed, blur: 6, spread: 2, isInset: true)
    let svg = Preview.svg(View(.height(10), .layer.shadows([soft, inside])), width: 20)
    #expect(svg.matches(of: /clip-rule="evenodd"/).count == 2)
    #expect(svg.contains("filter:blur(3px)") && svg.contains("filter:blur(4px)"))
    // The spread of -3 on both sides leaves 14 points of 20.
    #expect(svg.contains(#"d="M4 5L18 5"#), "\(svg)")
  }

  @Test("Tokens in shadows are resolved by the theme")
  func tokens() {
    let view = View(.layer.shadows([.ring(.token(\Brand.accent))]))
    #expect(view.holdsTokens && !View(.layer.shadows([soft])).holdsTokens)
    var environment = EnvironmentValues()
    environment.setTheme(Brand(accent: .systemRed))
    #expect(view.appearance(environment: environment).layer.shadows == [.ring(.systemRed)])
  }

  @Test("A focus ring is a style of a state, and takes no space")
  func ring() {
    let field = TextField(.while(.focused, .layer.shadows([.ring(.systemBlue)])))
    #expect(field.appearance(in: [.focused]).layer.shadows == [.ring(.systemBlue, width: 2)])
    #expect(Preview.html(field).contains("0px 0px 0px 2px "))
  }

  @Test(
    "Shadows with numbers that make no sense produce valid CSS and SVG",
    arguments: [Double.nan, .infinity, -.infinity, -5, 1e300])
  func hostile(number: Double) {
    let shadow = ShadowLayer(color: .systemRed, x: number, y: number, blur: number, spread: number)
    var inside = shadow
    inside.isInset = true
    let view = View(.width(20), .height(10), .cornerRadius(number), .layer.shadows([shadow, inside]))
    for text in [Preview.html(view), Preview.svg(view)] {
      #expect(!text.contains("nan") && !text.contains("inf") && !text.contains("blur(-"))
    }
  }
}
