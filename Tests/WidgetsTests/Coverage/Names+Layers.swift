import Foundation
import Mod
import Widgets

extension Names where Root: LayerModel {
  static var layer: Names { appearance + contents + drawing + geometry }

  private static var appearance: Names {
    Names(
      .name, .sublayers, .cornerRadius, .maskedCorners, .cornerCurve, .borderWidth, .borderColor,
      .blurRadius, .shimmer, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadows, .shadowPath,
      .isHidden, .opacity, .backgroundColor, .isOpaque, .masksToBounds, .isDoubleSided, .allowsGroupOpacity
    )
  }

  private static var contents: Names {
    Names(
      .contents, .contentsGravity, .contentsScale, .contentsRect, .contentsCenter, .minificationFilter,
      .magnificationFilter
    )
  }

  private static var drawing: Names {
    Names(
      .shouldRasterize, .rasterizationScale, .allowsEdgeAntialiasing, .edgeAntialiasingMask, .drawsAsynchronously,
      .needsDisplayOnBoundsChange
    )
  }

  private static var geometry: Names {
    Names(
      .bounds, .position, .zPosition, .anchorPoint, .affineTransform, .isGeometryFlipped, .anchorPointZ,
      .minificationFilterBias, .sublayerTransform
    )
      // A frame is where the bounds end up.
      + Names(.frame, in: ["bounds", "position"])
  }
}

extension Names<GradientLayer> {
  static var own: Names { Names(.colors, .locations, .startPoint, .endPoint, .type) }
}

extension Names<ShapeLayer> {
  static var own: Names {
    Names(
      .path, .fillColor, .fillRule, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .lineCap, .lineJoin,
      .miterLimit, .lineDashPattern, .lineDashPhase
    )
  }
}

extension Layer: Sampled {
  static let samples = [Layer(.cornerRadius(6))]
}

extension Sublayers: Sampled {
  static let samples: [Sublayers] = [[GradientLayer()]]
}

extension ContentsFilter: Sampled {}
extension ContentsGravity: Sampled {}
extension CornerCurve: Sampled {}
extension GradientLayer.Kind: Sampled {}
extension ShapeLayer.FillRule: Sampled {}
extension ShapeLayer.LineCap: Sampled {}
extension ShapeLayer.LineJoin: Sampled {}
extension CornerMask: Sampled {
  static let samples: [CornerMask] = [[]]
}
extension RectEdge: Sampled {
  static let samples = [top]
}
