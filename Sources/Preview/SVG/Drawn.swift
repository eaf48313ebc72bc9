import Foundation
import Widgets

/// A widget that is drawn by what it shows, besides its background and what it holds.
internal protocol Drawn: Widget {
  /// What the content needs, in points, at a width if one is given.
  func need(width: Double?) -> Need

  /// Draws the content.
  func draw(with pen: Pen)

  /// How far below the top of the widget its first line of text stands.
  var baseline: Double? { get }
}

extension Drawn {
  var baseline: Double? { nil }
}

/// Measures in points.
internal struct PointRuler: Ruler {
  func need(of node: Node, width: Double?) -> Need {
    guard let drawn = node.type.drawn(node.widget) else { return .open }
    return drawn.need(width: width).bounded { ($0 * 2).rounded(.up) / 2 }
  }

  func length(_ points: Double, along axis: Axis) -> Double { points.bounded }

  var unit: Double { 0.5 }

  func baseline(of node: Node) -> Double? { node.type.drawn(node.widget)?.baseline?.bounded }

  func border(of node: Node) -> Double { 0 }
}
