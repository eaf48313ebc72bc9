import Foundation
import Mod
import Testing
import Tokens
import Widgets

@Suite("Borders, shadows and gradients of a theme") struct OutlinedTests {
  private static let soft = ShadowLayer(color: .black, x: 1, y: 2, blur: 8, spread: 0)
  private static let inner = ShadowLayer(color: .red, x: 0, y: 0, blur: 20, spread: 0, isInset: true)

  @Test("The layer of a view can be set to a border's color and width")
  func border() {
    let view = View(.layer.update(.border(BorderLine(color: .systemRed, width: 3))))
    #expect(view == View(.layer.borderColor(.systemRed), .layer.borderWidth(3)))
  }

  @Test("The layer of a view can be set to all shadows of a theme")
  func shadows() {
    let view = View(.layer.update(.shadows([Self.soft, Self.inner])))
    #expect(view.layer.shadows == [Self.soft, Self.inner] && view.layer.shadowOpacity == 0)
  }

  @Test("A shape layer passes a border and shadows on to the layer inside it")
  func embedded() {
    let layer = ShapeLayer(.border(BorderLine(color: .systemRed, width: 3)), .shadows([Self.soft]))
    #expect(layer.layer.borderWidth == 3 && layer.layer.borderColor == .systemRed)
    #expect(layer.layer.shadows == [Self.soft])
  }

  @Test("A token of a border is one of its color and width, resolved by the theme around the view")
  func token() {
    let view = View(.layer.border(.token(\Brand.line.card)))
    #expect(view.layer.border == BorderLine(color: .token(\Brand.line.card.color), width: 1))
    #expect(
      "\(view)" == #"View(layer.borderWidth: .token(\Brand.line.card.width), layer.borderColor: .line.card.color)"#)
    var brand = Brand.standard
    brand.line.card = BorderLine(color: .blue, width: 4)
    let shown = view.with(.theme(brand)).appearance()
    #expect(shown.layer.borderWidth == 4 && shown.layer.borderColor == .blue)
    let thick = view.with(.layer.borderWidth(2), .theme(brand)).appearance()
    #expect(thick.layer.borderWidth == 2 && thick.layer.borderColor == .blue)
    let replaced = view.with(.layer.border(BorderLine(color: .red, width: 3))).appearance()
    #expect(replaced.layer.border == BorderLine(color: .red, width: 3))
  }

  private struct Brand: Theme {
    struct Lines: TokenGroup { var card = BorderLine(color: .red, width: 1) }
    var line = Lines()
    static let standard = Brand()
  }

  @Test("A gradient is a layer with its colors and locations")
  func gradient() {
    let layer = ColorGradient(colors: [.red, .blue], locations: [0, 0.5]).layer
    #expect(layer.colors == [.red, .blue] && layer.locations == [0, 0.5])
  }
}
