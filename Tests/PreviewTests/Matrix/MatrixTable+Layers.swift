import Foundation
import Mod
import Widgets

extension MatrixTable {
  static let layers = [layer, layerShadow, layerContents, drawing, place, position, gradient, shape, sublayer, stroke]

  private static let layer = MatrixTable(
    Layer(.backgroundColor(.systemRed)), of: "LayerModel", in: ownLayer
  ) {
    Trial(.sublayers, [GradientLayer(.colors([.systemRed, .systemBlue]))], .previews, .audit)
    Trial(.maskedCorners, [], .html, .svg, given: .cornerRadius(8), but: .effects)
    Trial(.cornerCurve, .continuous, .html, .svg, given: .cornerRadius(8), but: .effects)
    Trial(.borderWidth, 2, .previews)
    Trial(.borderColor, .systemBlue, .previews, given: .borderWidth(2) + .backgroundColor(nil))
    Trial(.masksToBounds, true, .html, .svg, but: .effects)
    Trial(.opacity, 0.5, .previews, .audit)
    Trial(.isDoubleSided, false, .previews, .audit, given: .affineTransform(Transform(scaleX: -1, y: 1)))
    Trial(.allowsGroupOpacity, false)
    Trial(.blurRadius, 4, .previews)
    Trial(.shimmer, Shimmer(duration: 3), .previews)
  }

  private static let layerShadow = MatrixTable(
    Layer(.backgroundColor(.systemRed), .shadowOpacity(1)), of: "LayerModel", in: ownLayer
  ) {
    Trial(.shadowColor, .systemBlue, .html, .svg, but: .effects)
    Trial(.shadowOpacity, 0.5, .html, .svg, but: .effects)
    Trial(.shadowOffset, CGSize(width: 5, height: 5), .html, .svg, but: .effects)
    Trial(.shadowRadius, 9, .html, .svg, but: .effects)
    Trial(.shadows, [.ring(.systemBlue)], .html, .svg, but: .effects)
    Trial(.shadowPath, Path(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
  }

  private static let layerContents = MatrixTable(Layer(.contents(Sample.star)), of: "LayerModel", in: ownLayer) {
    Trial(.contents, Sample.heart, .html, .svg, but: .pictures)
    Trial(.contentsGravity, .topLeft, .html, .svg, but: .pictures)
    Trial(.contentsScale, 3, .html, .svg, given: .contentsGravity(.center), but: .pictures)
    Trial(.contentsRect, CGRect(x: 0, y: 0, width: 0.5, height: 0.5), .html, .svg, but: .pictures)
    Trial(.contentsCenter, CGRect(x: 0.2, y: 0.2, width: 0.5, height: 0.5), .html, .svg, but: .pictures)
    Trial(.minificationFilter, .nearest)
    Trial(.magnificationFilter, .nearest, .html, but: .page)
    Trial(.minificationFilterBias, 0.5)
  }

  private static let drawing = MatrixTable(Layer(.backgroundColor(.systemRed)), of: "LayerModel", in: ownLayer) {
    Trial(.shouldRasterize, true)
    Trial(.rasterizationScale, 3)
    Trial(.allowsEdgeAntialiasing, true)
    Trial(.edgeAntialiasingMask, .top)
    Trial(.drawsAsynchronously, true)
    Trial(.needsDisplayOnBoundsChange, true)
  }

  private static let place = MatrixTable(
    Layer(.backgroundColor(.systemRed), .affineTransform(Transform(rotationAngle: 0.5))), of: "LayerModel",
    in: { layer in
      View(
        .height(200),
        .subviews([
          ownLayer(layer), View(.frame(CGRect(x: 30, y: 30, width: 60, height: 60)), .backgroundColor(.systemBlue)),
        ]))
    }
  ) {
    Trial(.zPosition, 5, .html, .svg, but: .order)
    Trial(.anchorPoint, CGPoint(x: 1, y: 1), .previews)
    Trial(.anchorPointZ, 5)
    Trial(.affineTransform, Transform(translationX: 20, y: 20), .html, .svg, but: .effects)
    Trial(
      .isGeometryFlipped, true, .html, .svg,
      given: .sublayers([ShapeLayer(.path(Path(rect: CGRect(x: 0, y: 0, width: 8, height: 8))))]), but: .effects)
    Trial(
      .sublayerTransform, Transform(translationX: 20, y: 20), .html, .svg,
      given: .sublayers([ShapeLayer(.path(Path(rect: CGRect(x: 0, y: 0, width: 8, height: 8))))]), but: .effects)
  }

  private static let gradient = MatrixTable(GradientLayer(.colors([.systemRed, .systemBlue])), in: layered) {
    Trial(.colors, [.systemGreen, .systemBlue], .previews)
    Trial(.locations, [0.2, 0.4], .previews)
    Trial(.startPoint, CGPoint(x: 0, y: 0), .previews)
    Trial(.endPoint, CGPoint(x: 1, y: 0.5), .previews)
    Trial(.type, .radial, .previews)
  }

  private static let shape = MatrixTable(
    ShapeLayer(.path(Path(ovalIn: CGRect(x: 0, y: 0, width: 80, height: 40))), .fillColor(.systemRed)), in: masked
  ) {
    Trial(.path, Path(rect: CGRect(x: 0, y: 0, width: 80, height: 40)), .html, .svg, but: .effects)
    Trial(.fillColor, nil, .html, .svg, but: .effects)
    Trial(.fillRule, .evenOdd, .html, .svg, but: .effects)
  }

  private static let sublayer = MatrixTable(
    ShapeLayer(.path(Path(rect: CGRect(x: 0, y: 0, width: 80, height: 40))), .fillColor(.systemRed)), in: layered
  ) {
    Trial(.path, Path(ovalIn: CGRect(x: 0, y: 0, width: 80, height: 40)), .html, .svg, but: .effects)
    Trial(.fillColor, .systemBlue, .html, .svg, but: .effects)
  }

  private static let position = MatrixTable(
    Layer(.frame(CGRect(x: 10, y: 10, width: 40, height: 20)), .backgroundColor(.systemRed)), of: "LayerModel",
    in: { layer in View(.frame(CGRect(x: 0, y: 0, width: 200, height: 100)), .layer.sublayers([layer])) }
  ) {
    Trial(.position, CGPoint(x: 100, y: 50), .html, .svg, but: .effects)
  }

  private static let stroke = MatrixTable(
    ShapeLayer(
      .path(Path(rect: CGRect(x: 0, y: 0, width: 80, height: 40))), .fillColor(nil), .strokeColor(.systemRed),
      .lineWidth(4)), in: masked
  ) {
    Trial(.strokeColor, nil, .html, .svg, but: .effects)
    Trial(.strokeStart, 0.2, .html, .svg, but: .effects)
    Trial(.strokeEnd, 0.8, .html, .svg, but: .effects)
    Trial(.lineWidth, 16, .html, .svg, but: .effects)
    Trial(.lineCap, .round, .html, .svg, but: .effects)
    Trial(.lineJoin, .round, .html, .svg, but: .effects)
    Trial(.miterLimit, 2, .html, .svg, but: .effects)
    Trial(.strokeStart, 0.2, .html, .svg, given: .lineDashPattern([4, 4]), but: .effects)
    Trial(.strokeEnd, 0.8, .html, .svg, given: .lineDashPattern([4, 4]), but: .effects)
    Trial(.lineDashPattern, [4, 4], .html, .svg, but: .effects)
    Trial(.lineDashPhase, 2, .html, .svg, given: .lineDashPattern([4, 4]), but: .effects)
  }

  static let masks = [
    MatrixTable(Layer(.backgroundColor(.systemRed)), in: ownLayer) { Trial(.mask, fading, .html, .svg, but: .effects) },
    MatrixTable(GradientLayer(.colors([.systemRed, .systemBlue])), in: layered) {
      Trial(.mask, fading, .html, .svg, but: .effects)
    },
    MatrixTable(
      ShapeLayer(.path(Path(rect: CGRect(x: 0, y: 0, width: 80, height: 40))), .fillColor(.systemRed)), in: layered
    ) { Trial(.mask, fading, .html, .svg, but: .effects) },
  ]

  private static let fading = GradientLayer(.colors([.black, .clear]))

  private static func masked(_ layer: ShapeLayer) -> any Widget {
    View(.frame(CGRect(x: 0, y: 0, width: 200, height: 100)), .backgroundColor(.systemRed), .layer.mask(layer))
  }
}
