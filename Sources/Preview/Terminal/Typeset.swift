import Foundation
import Widgets

/// A widget that writes its own content into the cells of a terminal.
internal protocol Typeset: Widget {
  /// Returns the size of the content, in cells, at a width if one is given.
  func cells(width: Double?) -> Need

  /// Writes the content.
  func typeset(with pen: GridPen)

  /// Whether the content shows that the widget receives keys. `false` by default: then all cells are reversed.
  static var showsFocus: Bool { get }

  /// Returns the widget of this type at an address. See ``Drawn/drawn(at:)``.
  static func typeset(at address: UnsafeRawPointer) -> any Typeset
}

extension Typeset {
  internal static var showsFocus: Bool { false }

  internal static func typeset(at address: UnsafeRawPointer) -> any Typeset {
    address.assumingMemoryBound(to: Self.self).pointee
  }
}

/// A ruler in cells: eight points to a column, twenty to a row.
internal struct CellRuler: Ruler {
  func need(of node: LayoutNode, width: Double?) -> Need {
    node.typeset?.cells(width: width).bounded { $0.rounded() } ?? .open
  }

  func length(_ points: Double, along axis: Axis) -> Double {
    max(-Self.longest, min(rounded(points.bounded / (axis == .horizontal ? 8 : 20)), Self.longest))
  }

  // Widgets that overlap on a screen are readable; letters in the same cell are not.
  func gap(_ points: Double, along axis: Axis) -> Double { max(0, length(points, along: axis)) }

  // Longer distances would have to be shown in full by the terminal.
  private static let longest = 10_000.0

  var unit: Double { 1 }

  func baseline(of node: LayoutNode) -> Double? { nil }

  func border(of node: LayoutNode) -> Double { node.view.isBoxed(node.type) ? 1 : 0 }
}
