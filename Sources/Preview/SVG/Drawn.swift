import Layout
import Widgets

/// A widget that draws its own content, in addition to background and children.
internal protocol Drawn: Measured {
  /// Draws the content.
  func draw(with pen: Pen)

  /// Draws the content of a widget of this type.
  ///
  /// It is a requirement because the compiler specializes those for each type. A cast takes the runtime long.
  static func draw(_ widget: any Widget, with pen: Pen)
}

extension Drawn {
  static func draw(_ widget: any Widget, with pen: Pen) {
    _ = widget.reading(as: Self.self) { $0.pointee.draw(with: pen) }
  }
}
