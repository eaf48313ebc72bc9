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

  /// Returns the widget of this type at an address.
  ///
  /// It is a requirement because the compiler specializes those for each type. A cast takes the runtime long.
  static func drawn(at address: UnsafeRawPointer) -> any Drawn
}

extension Drawn {
  var baseline: Double? { nil }

  static func drawn(at address: UnsafeRawPointer) -> any Drawn { address.assumingMemoryBound(to: Self.self).pointee }
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
