import Foundation
import Widgets

/// A widget whose size in points depends on content of its own.
package protocol Measured: Widget {
  /// Returns the size of the content, in points, at a width if one is given.
  func need(width: Double?) -> Need

  /// The distance of the first baseline from the top of the widget, if there is text.
  var baseline: Double? { get }

  /// Returns the size of the content of a widget of this type.
  ///
  /// It is a requirement, because the compiler specializes requirements for each type. A cast at run time is slow.
  static func need(of widget: any Widget, width: Double?) -> Need?

  /// Returns the baseline of a widget of this type.
  static func baseline(of widget: any Widget) -> Double?
}

extension Measured {
  package var baseline: Double? { nil }

  package static func need(of widget: any Widget, width: Double?) -> Need? {
    widget.reading(as: Self.self) { $0.pointee.need(width: width) }
  }

  package static func baseline(of widget: any Widget) -> Double? {
    widget.reading(as: Self.self) { $0.pointee.baseline } ?? nil
  }

  /// Returns the size of the content, in halves of a point.
  package func pointsNeeded(width: Double?) -> Need { need(width: width).inHalves }
}

extension Need {
  /// The need, with its size rounded up to half points.
  fileprivate var inHalves: Need { bounded { ($0 * 2).rounded(.up) / 2 } }
}

/// A ruler in points.
package struct PointRuler: Ruler {
  package let followsTextSize: Bool

  /// Creates a ruler.
  ///
  /// - Parameter followsTextSize: Whether texts follow the text size of the environment. `true` by default.
  package init(followsTextSize: Bool = true) { self.followsTextSize = followsTextSize }

  package func need(of node: LayoutNode, width: Double?) -> Need {
    node.type.measured?.need(of: node.widget, width: width)?.inHalves ?? .open
  }

  package func length(_ points: Double, along axis: Axis) -> Double { points.bounded }

  package var unit: Double { 0.5 }

  package var showsTransforms: Bool { true }

  package func baseline(of node: LayoutNode) -> Double? { node.type.measured?.baseline(of: node.widget)?.bounded }

  package func border(of node: LayoutNode) -> Double { 0 }
}
