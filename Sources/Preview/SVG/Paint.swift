import Layout
import Widgets

/// The fill and the stroke of a shape.
internal struct Paint: Equatable {
  var fill: Color?
  var stroke: Color?
  var width = 0.0

  init(fill: Color? = nil, stroke: Color? = nil, width: Double = 0) {
    (self.fill, self.stroke, self.width) = (fill, stroke, width)
  }

  /// Returns the paint as CSS, in a light and in a dark appearance.
  func declarations(_ traits: DrawnTraits) -> (light: String, dark: String) {
    let fill = fill.map(traits.resolved)
    let stroke = stroke.map(traits.resolved)
    func css(_ fill: Color?, _ stroke: Color?) -> String {
      var declarations = [fill.map { declaration("fill", $0) } ?? "fill:none"]
      if let stroke {
        declarations += [declaration("stroke", stroke), "stroke-width:\(width.short)"]
        if self.fill == nil { declarations += ["stroke-linecap:round", "stroke-linejoin:round"] }
      }
      return declarations.joined(separator: ";")
    }
    return (css(fill?.light, stroke?.light), css(fill?.dark, stroke?.dark))
  }
}

private func declaration(_ name: String, _ color: Color) -> String {
  let hex = color.withAlphaComponent(1).hex.lowercased()
  return "\(name):\(hex)" + (color.alpha == 1 ? "" : ";\(name)-opacity:\(color.alpha.short)")
}
