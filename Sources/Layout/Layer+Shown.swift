import Foundation
import Widgets

extension Layer {
  /// The visible gradients, from back to front.
  package var gradients: [GradientLayer] { shownSublayers.compactMap { $0 as? GradientLayer } }

  /// The visible layers inside, from back to front.
  package var shownSublayers: [any LayerModel] {
    if contents == nil, sublayers.isEmpty { return [] }
    return (contents == nil ? [] : [contentsLayer])
      + sublayers.filter { model in
        if model.layer.isHidden { return false }
        if let gradient = model as? GradientLayer { return !gradient.colors.isEmpty }
        return (model as? ShapeLayer)?.path != nil || model.layer.backgroundColor != nil
          || model.layer.contents != nil || !model.layer.gradients.isEmpty
      }
  }
}

extension GradientLayer {
  /// Returns the position of a color, from 0 to 1: its own, or one at equal distances.
  package func location(of index: Int) -> Double {
    if let locations, locations.indices.contains(index) { return locations[index] }
    return colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
  }
}

extension Layer {
  /// A layer that shows the contents of this one alone, over its whole box.
  package var contentsLayer: Layer {
    var layer = Layer()
    (layer.contents, layer.contentsGravity, layer.contentsScale) = (contents, contentsGravity, contentsScale)
    layer.contentsRect = contentsRect
    return layer
  }
}
