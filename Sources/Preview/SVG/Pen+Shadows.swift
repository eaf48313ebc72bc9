import Foundation
import Layout
import Widgets

extension Pen {
  /// Draws the shadows of a layer that are outside or inside of its shape, the hindmost first.
  ///
  /// As in style sheets, an outer one is not seen through the shape, and both are drawn with sharp corners where the
  /// shape has them.
  internal func drawShadows(of widget: View, inside isInside: Bool) {
    if widget.hasFreshLayer { return }
    let layer = widget.layer
    for shadow in layer.shadows.reversed() where shadow.isInset == isInside && shadow.color.alpha > 0 {
      let growth = (isInside ? -shadow.spread : shadow.spread).bounded
      let box = bounds.insetBy(dx: -growth, dy: -growth)
        .offsetBy(dx: shadow.x.bounded, dy: shadow.y.bounded)
      let radius = layer.cornerRadius > 0 ? max(0, layer.cornerRadius.boundedLength + growth) : 0
      let shape = silhouette(of: box, corners: layer, radius: radius)
      let own = silhouette(of: bounds, corners: layer, radius: layer.cornerRadius.boundedLength)
      let all = silhouette(of: bounds.union(box).insetBy(dx: -Self.reach, dy: -Self.reach), corners: layer, radius: 0)
      let clip = canvas.clip(to: outlines(isInside ? own : all + own, "clip-rule"))
      canvas.group([("clip-path", clip)]) {
        let drawn = outlines(isInside ? all + shape : shape, "fill-rule", style(Paint(fill: shadow.color)))
        let blur = shadow.blur.boundedLength / 2
        if blur == 0 { return canvas.add(drawn) }
        canvas.group([("style", "filter:blur(\(blur.short)px)")]) { canvas.add(drawn) }
      }
    }
  }

  /// The length, in points, that is beyond every blur.
  private static let reach = 1_000.0

  private func silhouette(of rect: CGRect, corners layer: Layer, radius: Double) -> String {
    if rect.isNull || rect.width <= 0 || rect.height <= 0 { return "" }
    // The offsets of shadows do not follow the direction of writing.
    return outline(of: mirrored(rect), corners: layer, radius: radius)
      ?? Path(roundedRect: rect, cornerRadius: min(radius, rect.width / 2, rect.height / 2)).data
  }

  private func outlines(_ data: String, _ rule: String, _ style: [(String, String)] = []) -> Markup {
    Markup(name: "path", attributes: [("d", data), (rule, "evenodd")] + style)
  }
}
