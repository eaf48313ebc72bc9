import Foundation
import Widgets

/// A widget that draws its own content, in addition to background and children.
internal protocol Drawn: Widget {
  /// Returns the size of the content, in points, at a width if one is given.
  func need(width: Double?) -> Need

  /// Draws the content.
  func draw(with pen: Pen)

  /// The distance of the first baseline from the top of the widget, if there is text.
  var baseline: Double? { get }

  /// Returns a widget of this type as one that is drawn.
  ///
  /// It is a requirement because the compiler specializes those for each type. A cast takes the runtime long.
  static func drawn(_ widget: any Widget) -> (any Drawn)?
}

extension Drawn {
  var baseline: Double? { nil }

  static func drawn(_ widget: any Widget) -> (any Drawn)? { widget.reading(as: Self.self) { $0.pointee } }
}

/// A ruler in points.
internal struct PointRuler: Ruler {
  func need(of node: LayoutNode, width: Double?) -> Need {
    guard let drawn = node.drawn else { return .open }
    return drawn.need(width: width).bounded { ($0 * 2).rounded(.up) / 2 }
  }

  func length(_ points: Double, along axis: Axis) -> Double { points.bounded }

  var unit: Double { 0.5 }

  var showsTransforms: Bool { true }

  func baseline(of node: LayoutNode) -> Double? { node.drawn?.baseline?.bounded }

  func border(of node: LayoutNode) -> Double { 0 }
}
