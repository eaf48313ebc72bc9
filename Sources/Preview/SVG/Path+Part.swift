import Foundation
import Layout
import Widgets

extension Path {
  /// Returns the part of the outline between two fractions of its length, from 0 to 1.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  internal func part(from start: Double, to end: Double) -> Path {
    let segments = segments
    let total = segments.reduce(0) { $0 + $1.length }
    let (from, to) = (start * total, end * total)
    var part = Path()
    guard from < to else { return part }
    var (position, isDrawing, isWhole) = (0.0, false, false)
    for segment in segments {
      let (first, last) = (position, position + segment.length)
      position = last
      if segment.startsSubpath { (isDrawing, isWhole) = (false, false) }
      if last <= from || first >= to { continue }
      let (start, end) = (segment.fraction(at: from - first), segment.fraction(at: to - first))
      let shown = segment.part(from: start, to: end)
      if !isDrawing { part.move(to: shown.start) }
      if segment.startsSubpath { isWhole = start == 0 }
      isDrawing = true
      if segment.closesSubpath, isWhole, end == 1 { part.closeSubpath() } else { shown.add(to: &part) }
    }
    return part
  }

  /// The lines and curves of the outline.
  private var segments: [PathSegment] {
    var segments: [PathSegment] = []
    var (start, current, isFirst) = (CGPoint.zero, CGPoint.zero, true)
    func add(_ segment: PathSegment) {
      var segment = segment
      segment.startsSubpath = isFirst
      (current, isFirst) = (segment.end, false)
      segments.append(segment)
    }
    for element in elements {
      switch element {
      case .move(let point): (start, current, isFirst) = (point.finite, point.finite, true)
      case .addLine(let end): add(PathSegment(line: current, to: end.finite))
      case .addQuadCurve(let end, let control):
        let (end, control) = (end.finite, control.finite)
        add(PathSegment(current, current.mixed(with: control, 2 / 3), end.mixed(with: control, 2 / 3), end))
      case .addCurve(let end, let first, let second):
        add(PathSegment(current, first.finite, second.finite, end.finite))
      case .closeSubpath:
        var line = PathSegment(line: current, to: start)
        line.closesSubpath = true
        add(line)
        isFirst = true
      }
    }
    return segments
  }
}

/// A cubic curve of an outline, or a line.
private struct PathSegment {
  let start, control1, control2, end: CGPoint
  let isLine: Bool
  var startsSubpath = false
  var closesSubpath = false

  /// The lengths of the curve up to equal steps of its parameter.
  private let lengths: [Double]

  var length: Double { lengths.last ?? 0 }

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    self.init(start, control1, control2, end, isLine: false)
  }

  init(line start: CGPoint, to end: CGPoint) {
    self.init(start, start.mixed(with: end, 1 / 3), start.mixed(with: end, 2 / 3), end, isLine: true)
  }

  private init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, isLine: Bool) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    self.isLine = isLine
    let points = [start, control1, control2, end]
    let steps = isLine ? 1 : 32
    var (sum, last, lengths) = (0.0, start, [0.0])
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let point = step == steps ? end : Self.point(of: points, t, t, t)
      sum += hypot(point.x - last.x, point.y - last.y)
      last = point
      lengths.append(sum)
    }
    self.lengths = lengths
  }

  /// Returns the parameter of the point at a distance from the start.
  func fraction(at distance: Double) -> Double {
    if distance <= 0 { return 0 }
    guard distance < length, let next = lengths.firstIndex(where: { $0 > distance }) else { return 1 }
    let (low, high) = (lengths[next - 1], lengths[next])
    return (Double(next - 1) + (distance - low) / (high - low)) / Double(lengths.count - 1)
  }

  /// Returns the part between two parameters.
  func part(from first: Double, to last: Double) -> PathSegment {
    let points = [start, control1, control2, end]
    return PathSegment(
      Self.point(of: points, first, first, first), Self.point(of: points, first, first, last),
      Self.point(of: points, first, last, last), Self.point(of: points, last, last, last), isLine: isLine)
  }

  func add(to path: inout Path) {
    if isLine { path.addLine(to: end) } else { path.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Returns a value of the curve's polar form, which is a point of the curve for equal parameters.
  private static func point(of points: [CGPoint], _ first: Double, _ second: Double, _ third: Double) -> CGPoint {
    var points = points
    for parameter in [first, second, third] {
      points = zip(points, points.dropFirst()).map { $0.mixed(with: $1, parameter) }
    }
    return points.first ?? .zero
  }
}

extension CGPoint {
  fileprivate var finite: CGPoint { CGPoint(x: Double(x).bounded, y: Double(y).bounded) }

  fileprivate func mixed(with other: CGPoint, _ share: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
