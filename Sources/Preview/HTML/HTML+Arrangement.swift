import Layout
import Widgets

extension Preview.HTML {
  /// The layouts of the children of a container.
  package enum Arrangement: Int {
    /// On top of each other, according to their positions and frames.
    case overlay
    /// Side by side.
    case row
    /// One below the other.
    case column
    /// Alone, as the outermost widget.
    case page

    /// The axis along which the children share the space, if they do.
    internal var axis: Axis? {
      switch self {
      case .row: .horizontal
      case .column: .vertical
      case .overlay, .page: nil
      }
    }
  }
}
