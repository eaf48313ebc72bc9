import Foundation
import Layout
import Widgets

extension Pen {
  /// Fills the widget with a gradient.
  ///
  /// Drawings cannot show a conic gradient, which is drawn along its axis instead.
  func fill(with gradient: GradientLayer, radius: Double) {
    fill(with: gradient, in: place(bounds, radius: radius))
  }

  /// Fills a rectangle with the given attributes.
  func fill(with gradient: GradientLayer, in box: [(String, String)]) {
    fill(with: gradient, in: Markup(name: "rect", attributes: box))
  }

  /// Fills a shape.
  func fill(with gradient: GradientLayer, in shape: Markup) {
    let stops = gradient.colors.enumerated().map { index, color in
      let style = canvas.styles.name(traits) { traits in
        let (light, dark) = traits.resolved(color)
        return (stop(light), stop(dark))
      }
      return Markup(name: "stop", attributes: [("offset", gradient.location(of: index).short), ("class", style)])
    }
    let (start, end) = (gradient.startPoint, gradient.endPoint)
    let element =
      gradient.type == .radial
      ? Markup(
        name: "radialGradient",
        attributes: [
          ("cx", start.x.short), ("cy", start.y.short), ("r", max(abs(end.x - start.x), abs(end.y - start.y)).short),
        ])
      : Markup(
        name: "linearGradient",
        attributes: [("x1", start.x.short), ("y1", start.y.short), ("x2", end.x.short), ("y2", end.y.short)])
    let fill = canvas.gradient(element, stops: stops)
    canvas.add(Markup(name: shape.name, attributes: shape.attributes + [("fill", fill)]))
  }

  private func stop(_ color: Color) -> String {
    "stop-color:\(color.withAlphaComponent(1).hex.lowercased())"
      + (color.alpha == 1 ? "" : ";stop-opacity:\(color.alpha.short)")
  }
}
