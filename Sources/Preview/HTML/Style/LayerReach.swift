import Foundation
import Layout
import Widgets

/// The lengths by which sublayers reach beyond the sides of a view that does not clip them, in points.
internal struct LayerReach {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0

  /// The index of the first sublayer that has a place of its own. Those before it have the shape of the view.
  let start: Int

  /// Finds the lengths, or returns `nil` if the sublayers are images of the background, which the shape of the view
  /// clips.
  ///
  /// The length of a view can be unknown. Then they may be too long, which nobody sees. Images of a border are above
  /// the border of the layer, so a view with a border has them only if a sublayer is known to reach out.
  init?(of layers: [any LayerModel], beyond view: View) {
    guard let start = layers.firstIndex(where: \.hasPlace) else { return nil }
    self.start = start
    let areas = layers[start...].compactMap(\.area)
    let size = (width: view.knownWidth, height: view.knownHeight)
    for area in areas {
      top = max(top, Self.length(-area.minY))
      left = max(left, Self.length(-area.minX))
      bottom = max(bottom, Self.length(area.maxY - (size.height ?? 0)))
      right = max(right, Self.length(area.maxX - (size.width ?? 0)))
    }
    let isKnown = top > 0 || left > 0 || size.height != nil && bottom > 0 || size.width != nil && right > 0
    let mayReachOut = bottom > 0 || right > 0 || view.layer.cornerRadius > 0
    if !isKnown, view.layer.borderWidth > 0 || !mayReachOut { return nil }
    widen(by: layers[start...].map(\.slack).max() ?? 0)
  }

  /// Makes space for the corners of lines.
  private mutating func widen(by length: Double) {
    (top, left, bottom, right) = (top + length, left + length, bottom + length, right + length)
  }

  /// The longest reach. A browser draws no image of any length.
  private static let limit = 10_000.0

  private static func length(_ length: Double) -> Double { min(max(0, length.bounded), limit) }
}

extension LayerModel {
  /// Whether the layer has a place of its own, instead of the whole of the layer around it, as a gradient has.
  internal var hasPlace: Bool {
    fillingGradient == nil && (layer.bounds.size != .zero || shape?.path != nil)
  }

  private var shape: ShapeLayer? { self as? ShapeLayer }

  /// The area of the layer and of its path in the layer around it, or `nil` if it is all of that.
  fileprivate var area: CGRect? {
    let frame = layer.bounds.size == .zero ? nil : layer.frame
    guard let shape, let path = shape.path?.box else { return frame }
    let line = shape.strokeColor == nil ? 0 : shape.lineWidth.boundedLength / 2
    let box = path.insetBy(dx: -line, dy: -line)
    guard let frame else { return box }
    return frame.union(box.offsetBy(dx: frame.minX, dy: frame.minY))
  }

  /// The length by which the pointed corners of the line of a shape can be longer than half of its width.
  fileprivate var slack: Double {
    guard let shape, shape.strokeColor != nil, shape.lineJoin == .miter else { return 0 }
    return min(shape.lineWidth.boundedLength * shape.miterLimit.boundedLength / 2, 1_000)
  }
}

extension Path {
  /// The smallest rectangle around the points of the path, with the control points of its curves.
  fileprivate var box: CGRect? {
    let points = elements.flatMap { (element) -> [CGPoint] in
      switch element {
      case .move(let end), .addLine(let end): [end]
      case .addQuadCurve(let end, let control): [end, control]
      case .addCurve(let end, let first, let second): [end, first, second]
      case .closeSubpath: []
      }
    }
    guard let first = points.first else { return nil }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}

extension View {
  /// The width, if the layout cannot change it.
  fileprivate var knownWidth: Double? {
    if bounds.width > 0 { return Double(bounds.width) }
    return width.flatMap { $0.priority == .required ? $0.points : nil }
  }

  /// The height, if the layout cannot change it.
  fileprivate var knownHeight: Double? {
    if bounds.height > 0 { return Double(bounds.height) }
    return height.flatMap { $0.priority == .required ? $0.points : nil }
  }
}
