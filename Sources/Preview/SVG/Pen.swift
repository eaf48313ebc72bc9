import Foundation
import Layout
import Widgets

/// A pen that draws one widget in its own coordinates.
///
/// `x` counts from the leading edge, so that the same code draws both directions of writing.
internal struct Pen {
  let canvas: Canvas
  let size: CGSize
  let traits: DrawnTraits

  private var ownSpace: CGRect?

  init(canvas: Canvas, size: CGSize, traits: DrawnTraits) {
    (self.canvas, self.size, self.traits) = (canvas, size, traits)
  }

  var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The rectangle into which texts of the widget may grow in a wider font. The bounds by default.
  var space: CGRect { ownSpace ?? bounds }

  /// Returns the pen with a space whose `x` counts from the left, or with its bounds for `nil`.
  func with(space: CGRect?) -> Pen {
    var pen = self
    pen.ownSpace = space.map(mirrored)
    return pen
  }

  /// Draws content with an opacity.
  func faded(_ opacity: Double, _ content: () -> Void) {
    if opacity == 1 { content() } else { canvas.group([("opacity", opacity.short)], content) }
  }

  /// Returns the rectangle on the page, where `x` counts from the left.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard traits.isRightToLeft else { return rect }
    return CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func rectangle(_ rect: CGRect, radius: Double = 0, _ paint: Paint) {
    let name = canvas.name(of: paint, traits)
    canvas.begin("rect")
    let rect = mirrored(rect)
    if rect.minX != 0 { canvas.attribute("x", short: rect.minX) }
    if rect.minY != 0 { canvas.attribute("y", short: rect.minY) }
    canvas.attribute("width", short: rect.width)
    canvas.attribute("height", short: rect.height)
    if radius > 0 { canvas.attribute("rx", short: min(radius, rect.width / 2, rect.height / 2)) }
    canvas.attribute("class", name)
    canvas.end()
  }

  func circle(center: CGPoint, radius: Double, _ paint: Paint) {
    let x = traits.isRightToLeft ? size.width - center.x : center.x
    let attributes = [("cx", x.short), ("cy", center.y.short), ("r", radius.short)]
    canvas.add(Markup(name: "circle", attributes: attributes + style(paint)))
  }

  /// Draws path data without mirroring them. Data with a direction must exist for both directions of writing.
  func path(_ data: String, _ paint: Paint) { path(data, paint) {} }

  private func path(_ data: String, _ paint: Paint, transform: () -> Void) {
    let name = canvas.name(of: paint, traits)
    canvas.begin("path")
    canvas.attribute("d", data)
    transform()
    canvas.attribute("class", name)
    canvas.end()
  }

  /// Draws a symbol in a square, mirrored if it shows a direction and the language runs from right to left.
  func symbol(_ symbol: Symbol, in rect: CGRect, _ color: Color, followsDirection: Bool = false) {
    let rect = mirrored(rect)
    let scale = min(rect.width, rect.height) / 24
    let flips = traits.isRightToLeft && followsDirection
    let origin = CGPoint(x: rect.midX - (flips ? -12 : 12) * scale, y: rect.midY - 12 * scale)
    let scales: CGSize? = flips || scale != 1 ? CGSize(width: flips ? -scale : scale, height: scale) : nil
    let paint = symbol.isFilled ? Paint(fill: color) : Paint(stroke: color, width: 2)
    guard symbol.isEncircled else {
      return path(symbol.path, paint) { canvas.attribute("transform", translation: origin, scale: scales) }
    }
    path(Symbol.circle, symbol.isFilled ? Paint(fill: color, stroke: color, width: 2) : paint) {
      canvas.attribute("transform", translation: origin, scale: scales)
    }
    path(symbol.path, Paint(stroke: symbol.isFilled ? .systemBackground : color, width: 3)) {
      canvas.attribute("transform", translation: origin, scale: scales, then: " matrix(.58 0 0 .58 5 5)")
    }
  }

  /// Returns the attributes of a rectangle on the page.
  func place(_ rect: CGRect, radius: Double = 0) -> [(String, String)] {
    var attributes: [(String, String)] = []
    if rect.minX != 0 { attributes.append(("x", rect.minX.short)) }
    if rect.minY != 0 { attributes.append(("y", rect.minY.short)) }
    attributes += [("width", rect.width.short), ("height", rect.height.short)]
    if radius > 0 { attributes.append(("rx", min(radius, rect.width / 2, rect.height / 2).short)) }
    return attributes
  }

  /// Returns the class attribute of a paint.
  func style(_ paint: Paint) -> [(String, String)] { [("class", canvas.name(of: paint, traits))] }
}

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

/// A widget that draws its own content, in addition to background and children.
internal protocol Drawn: Measured {
  /// Draws the content.
  func draw(with pen: Pen)

  /// Draws the content of a widget of this type.
  ///
  /// It is a requirement because the compiler specializes those for each type. A cast takes the runtime long.
  static func draw(_ widget: any Widget, with pen: Pen)
}

extension Drawn {
  static func draw(_ widget: any Widget, with pen: Pen) {
    _ = widget.reading(as: Self.self) { $0.pointee.draw(with: pen) }
  }
}
