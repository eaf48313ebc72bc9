import Foundation
import Widgets

extension Layer {
  /// The visible gradients, from back to front.
  package var gradients: [GradientLayer] { shownSublayers.compactMap { $0 as? GradientLayer } }

  /// The visible layers inside, from back to front.
  package var shownSublayers: [any LayerModel] {
    if contents == nil, sublayers.isEmpty { return [] }
    let shown = sublayers.elements.filter { model in
      if model.layer.isHidden || !model.layer.isDoubleSided && model.layer.affineTransform.isMirroring { return false }
      if let gradient = model as? GradientLayer, model.layer.sublayers.isEmpty { return !gradient.colors.isEmpty }
      return (model as? ShapeLayer)?.path != nil || model.layer.backgroundColor != nil
        || model.layer.contents != nil || !model.layer.sublayers.isEmpty
    }
    return (contents == nil ? [] : [contentsLayer]) + Self.inOrder(shown)
  }
}

extension Layer {
  /// Returns layers from back to front, by their positions.
  private static func inOrder(_ layers: [any LayerModel]) -> [any LayerModel] {
    guard layers.contains(where: { $0.layer.zPosition != 0 }) else { return layers }
    return layers.enumerated().sorted {
      ($0.element.layer.zPosition.bounded, $0.offset) < ($1.element.layer.zPosition.bounded, $1.offset)
    }.map(\.element)
  }
}

extension LayerModel {
  /// The layer as a gradient that fills the shape of the layer around it, or `nil` if it has a mask or layers inside.
  package var fillingGradient: GradientLayer? {
    layer.mask == nil && layer.sublayers.isEmpty ? self as? GradientLayer : nil
  }
}

extension GradientLayer {
  /// Returns the position of a color, from 0 to 1: its own, or a position at equal distances.
  package func location(of index: Int) -> Double {
    if let locations, locations.indices.contains(index) { return locations[index] }
    return colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
  }
}

extension Layer {
  /// A layer with only the contents of this one, over its whole box.
  package var contentsLayer: Layer {
    var layer = Layer()
    (layer.contents, layer.contentsGravity, layer.contentsScale) = (contents, contentsGravity, contentsScale)
    (layer.contentsRect, layer.contentsCenter) = (contentsRect, contentsCenter)
    return layer
  }
}

extension Widget {
  /// The level of the widget, if it is a window.
  package var windowLevel: Window.Level? { reading(as: Window.self) { $0.pointee.windowLevel } }
}
