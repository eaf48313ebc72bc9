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

  /// Returns a widget of this type as one that is written in cells. See ``Drawn/drawn(_:)``.
  static func typeset(_ widget: any Widget) -> (any Typeset)?
}

extension Typeset {
  internal static var showsFocus: Bool { false }

  internal static func typeset(_ widget: any Widget) -> (any Typeset)? { widget.reading(as: Self.self) { $0.pointee } }
}
