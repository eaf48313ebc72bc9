import Foundation
import Layout
import Widgets

extension GridPen {
  /// Fills cells with the colors of a gradient, each with that at its middle.
  func fill(with gradient: GradientLayer) {
    let start = Int(bounded: frame.minX)
    for row in rows {
      for column in shownColumns.map({ $0 - start }) where 0..<width ~= column {
        let point = CGPoint(
          x: (Double(column) + 0.5) / Double(width), y: (Double(row) + 0.5) / Double(height))
        guard let color = gradient.color(at: point), let ground = TerminalColor(traits.tinted(color)) else { continue }
        put(" ", x: traits.isRightToLeft ? width - 1 - column : column, y: row, CellStyle(background: ground))
      }
    }
  }
}

extension GradientLayer {
  /// The color at a point of the layer, whose coordinates run from 0 to 1.
  internal func color(at point: CGPoint) -> Color? {
    guard let last = colors.indices.last else { return nil }
    let share = share(at: point)
    guard share.isFinite else { return colors[last] }
    guard let next = colors.indices.first(where: { location(of: $0) >= share }) else { return colors[last] }
    guard next > 0 else { return colors[0] }
    let (start, end) = (location(of: next - 1), location(of: next))
    return colors[next - 1].mixed(with: colors[next], by: Double.share(from: start, to: end, at: share))
  }

  /// Returns the position of a point along the gradient.
  private func share(at point: CGPoint) -> Double {
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let (x, y) = (point.x - startPoint.x, point.y - startPoint.y)
    switch type {
    case .axial: return dx == 0 && dy == 0 ? 0 : (x * dx + y * dy) / (dx * dx + dy * dy)
    case .radial: return max(abs(dx), abs(dy)) == 0 ? 0 : (x * x + y * y).squareRoot() / max(abs(dx), abs(dy))
    case .conic:
      let turn = (atan2(y, x) - atan2(dy, dx)) / (2 * .pi)
      return turn - turn.rounded(.down)
    }
  }
}

extension Double {
  /// Returns the position of a number between two others, from 0 to 1.
  fileprivate static func share(from start: Double, to end: Double, at number: Double) -> Double {
    let share = (number - start) / (end - start)
    return share.isFinite ? min(max(share, 0), 1) : 0
  }
}

extension Color {
  fileprivate func mixed(with other: Color, by share: Double) -> Color {
    func mixed(_ style: UserInterfaceStyle) -> Color {
      let (first, second) = (resolved(for: style), other.resolved(for: style))
      func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
      return Color(
        red: mix(first.red, second.red), green: mix(first.green, second.green), blue: mix(first.blue, second.blue),
        alpha: mix(first.alpha, second.alpha))
    }
    return Color(light: mixed(.light), dark: mixed(.dark))
  }
}
