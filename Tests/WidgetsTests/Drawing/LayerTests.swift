import Foundation
import Mod
import Testing
import Widgets

@Suite struct LayerTests {
  @Test("A style of layers applies to every type of layer")
  func sharedProperties() {
    func card<Root: LayerModel>() -> Mod<Root> {
      [.cornerRadius(6), .borderColor(.separator), .maskedCorners(.layerMinXMinYCorner)]
    }
    let properties = "cornerRadius: 6.0, maskedCorners: [.layerMinXMinYCorner], borderColor: .separator"
    #expect("\(Layer(card()))" == "Layer(\(properties))")
    #expect("\(GradientLayer(card()))" == "GradientLayer(\(properties))")
    #expect("\(ShapeLayer(card()))" == "ShapeLayer(\(properties))")
  }

  @Test("A layer prints its own properties before the shared ones")
  func order() {
    let layer = ShapeLayer(.opacity(0.5), .lineDashPattern([4, 2]), .fillColor(nil))
    #expect("\(layer)" == "ShapeLayer(fillColor: nil, lineDashPattern: [4.0, 2.0], opacity: 0.5)")
  }

  @Test("Sublayers are equal if they have the same types, in the same order, and are equal")
  func sublayers() {
    let layer = Layer(.sublayers([GradientLayer(.colors([.red, .blue])), ShapeLayer()]))
    #expect(layer == Layer(.sublayers([GradientLayer(.colors([.red, .blue])), ShapeLayer()])))
    #expect(layer != Layer(.sublayers([GradientLayer(.colors([.red])), ShapeLayer()])))
    #expect(layer != Layer(.sublayers([ShapeLayer(), GradientLayer(.colors([.red, .blue]))])))
  }

  @Test("Every type of layer has the shared properties as its own")
  func embedding() {
    var gradient = GradientLayer(.cornerRadius(6))
    #expect(gradient.cornerRadius == 6)
    gradient.opacity = 0.5
    #expect(gradient == GradientLayer(.cornerRadius(6), .opacity(0.5)))
  }

  @Test("The `layer` of a plain layer is the layer itself")
  func itself() {
    #expect(Layer(.opacity(0.5)).layer == Layer(.opacity(0.5)))
  }
}
