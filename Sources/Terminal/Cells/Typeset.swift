import Layout
import Widgets

/// A widget that writes its own content into the cells of a terminal.
internal protocol Typeset: Widget {
  /// Returns the size of the content, in cells, at a width if one is given.
  func cells(width: Double?) -> Need

  /// Writes the content.
  func typeset(with pen: GridPen)

  /// Whether the content shows that the widget receives keys. `false` by default: then all cells are reversed.
  static var showsFocus: Bool { get }

  /// Returns the size of the content of a widget of this type. See ``Measured/need(of:width:)``.
  static func cells(of widget: any Widget, width: Double?) -> Need?

  /// Writes the content of a widget of this type.
  static func typeset(_ widget: any Widget, with pen: GridPen)
}

extension Typeset {
  internal static var showsFocus: Bool { false }

  internal static func cells(of widget: any Widget, width: Double?) -> Need? {
    widget.reading(as: Self.self) { $0.pointee.cells(width: width) }
  }

  internal static func typeset(_ widget: any Widget, with pen: GridPen) {
    _ = widget.reading(as: Self.self) { $0.pointee.typeset(with: pen) }
  }
}

extension WidgetTypes.Entry {
  /// The facts about a type of widget that terminals need.
  private final class Cells: TypeFacts {
    let typeset: (any Typeset.Type)?

    /// Whether widgets of the type are controls of a program's own, which are shown by others.
    let isOperated: Bool

    init(_ type: any Widget.Type) {
      typeset = type as? any Typeset.Type
      isOperated = typeset == nil && type is any Operable.Type && type is any Switchable.Type
    }
  }

  /// The type, if its widgets write cells themselves.
  internal var typeset: (any Typeset.Type)? { cells?.typeset }

  /// Whether widgets of the type are controls of a program's own, which are shown by others.
  internal var isOperated: Bool { cells?.isOperated == true }

  private var cells: Cells? { cellFacts(Cells.init) as? Cells }
}
