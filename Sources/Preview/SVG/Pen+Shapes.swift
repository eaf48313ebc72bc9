import Foundation
import Layout
import Widgets

extension Pen {
  /// Draws the path of a shape layer.
  internal func draw(_ shape: ShapeLayer) {
    guard let path = shape.path else { return }
    let rule = shape.fillRule == .evenOdd ? [("fill-rule", "evenodd")] : []
    func add(_ path: Path, _ paint: Paint, _ attributes: [(String, String)]) {
      canvas.add(Markup(name: "path", attributes: [("d", path.data)] + style(paint) + attributes))
    }
    guard let color = shape.strokeColor, let part = shape.strokedPart else {
      let paint = Paint(fill: shape.fillColor, stroke: shape.strokeColor, width: shape.lineWidth)
      let line = shape.strokeColor == nil ? [] : shape.line(ofPart: false)
      return canvas.add(Markup(name: "path", attributes: [("d", path.data)] + rule + style(paint) + line))
    }
    if let fill = shape.fillColor { add(path, Paint(fill: fill), rule) }
    if !part.elements.isEmpty { add(part, Paint(stroke: color, width: shape.lineWidth), shape.line(ofPart: true)) }
  }
}

extension Pen {
  /// Draws a rectangle with the rounded corners of a layer.
  ///
  /// - Parameter radius: The radius of the corners, or `nil` for that of the layer.
  internal func rectangle(_ rect: CGRect, corners layer: Layer, radius: Double? = nil, _ paint: Paint) {
    let radius = radius ?? layer.cornerRadius
    if let outline = outline(of: rect, corners: layer, radius: radius) { return path(outline, paint) }
    rectangle(rect, radius: radius, paint)
  }

  /// Returns the outline of a rectangle with the corners of a layer as path data, or `nil` if all corners are arcs of a
  /// circle.
  internal func outline(of rect: CGRect, corners layer: Layer, radius: Double) -> String? {
    let corners = layer.maskedCorners
    let isContinuous = layer.cornerCurve == .continuous
    if corners == .all && !isContinuous || radius <= 0 || rect.width <= 0 || rect.height <= 0 { return nil }
    let rect = mirrored(rect)
    let radius = min(radius.boundedLength, rect.width / 2, rect.height / 2)
    func arc(
      _ corner: CornerMask, _ x: Double, _ y: Double, _ start: (Double, Double), _ end: (Double, Double)
    ) -> String {
      guard corners.contains(corner) else { return "L\(x.short) \(y.short)" }
      func point(_ side: (Double, Double), _ distance: Double) -> String {
        "\((x + side.0 * distance).short) \((y + side.1 * distance).short)"
      }
      if isContinuous {
        // A continuous corner begins earlier than an arc, and passes through the same point in its middle.
        let (far, near) = (min(radius * 1.5287, rect.width / 2, rect.height / 2), radius * 0.2715)
        return "L\(point(start, far))C\(point(start, near)) \(point(end, near)) \(point(end, far))"
      }
      let (from, to) = ((x + start.0 * radius, y + start.1 * radius), (x + end.0 * radius, y + end.1 * radius))
      return "L\(from.0.short) \(from.1.short)A\(radius.short) \(radius.short) 0 0 1 \(to.0.short) \(to.1.short)"
    }
    let (left, top, right, bottom) = (Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
    return "M\(rect.midX.short) \(top.short)" + arc(.layerMaxXMinYCorner, right, top, (-1, 0), (0, 1))
      + arc(.layerMaxXMaxYCorner, right, bottom, (0, -1), (-1, 0))
      + arc(.layerMinXMaxYCorner, left, bottom, (1, 0), (0, -1))
      + arc(.layerMinXMinYCorner, left, top, (0, 1), (1, 0)) + "Z"
  }
}

extension ShapeLayer {
  /// The part of the path along which the line is drawn, or `nil` if an attribute of the line can express it: a
  /// drawing counts dashes and the length of a path by subpaths.
  fileprivate var strokedPart: Path? {
    let (start, end) = (strokeStart.share, strokeEnd.share)
    guard let path, start > 0 || end < 1 else { return nil }
    let moves = path.elements.count { if case .move = $0 { true } else { false } }
    return shownDashes == nil && moves <= 1 ? nil : path.part(from: start, to: end)
  }

  /// The dashes of the line, or `nil` for a solid one.
  private var shownDashes: [Double]? {
    guard let lineDashPattern, lineDashPattern.contains(where: { $0 > 0 }) else { return nil }
    return lineDashPattern
  }

  /// Returns the attributes of the line: its ends, its corners, its dashes, and which part of the path is drawn.
  ///
  /// - Parameter isPart: Whether the line is along ``strokedPart``, all of which is drawn.
  fileprivate func line(ofPart isPart: Bool) -> [(String, String)] {
    var declarations = ["stroke-linecap:\(lineCap)", "stroke-linejoin:\(lineJoin)"]
    if lineJoin == .miter { declarations.append("stroke-miterlimit:\(max(1, miterLimit.boundedLength).short)") }
    guard let dashes = shownDashes else {
      let (start, end) = (strokeStart.share, strokeEnd.share)
      guard !isPart, start > 0 || end < 1 else { return [("style", declarations.joined(separator: ";"))] }
      declarations += ["stroke-dasharray:\(max(0, end - start).short) 2", "stroke-dashoffset:\((-start).short)"]
      return [("pathLength", "1"), ("style", declarations.joined(separator: ";"))]
    }
    declarations.append("stroke-dasharray:" + dashes.map { $0.boundedLength.short }.joined(separator: " "))
    if lineDashPhase != 0 { declarations.append("stroke-dashoffset:\(lineDashPhase.bounded.short)") }
    return [("style", declarations.joined(separator: ";"))]
  }
}

extension Double {
  /// The number as a part of a whole.
  fileprivate var share: Double { isNaN ? 0 : max(0, min(self, 1)) }
}

extension Path {
  /// The path in the syntax of SVG, with numbers that are finite.
  internal var data: String {
    elements.map { element in
      switch element {
      case .move(let point): "M" + point.data
      case .addLine(let point): "L" + point.data
      case .addQuadCurve(let point, let control): "Q" + control.data + " " + point.data
      case .addCurve(let point, let first, let second): "C" + first.data + " " + second.data + " " + point.data
      case .closeSubpath: "Z"
      }
    }.joined()
  }
}

extension CGPoint {
  fileprivate var data: String { "\(x.short) \(y.short)" }
}
