import Widgets

extension Preview.HTML {
  /// How widgets in a container are laid out.
  package enum Arrangement: Int {
    /// On top of each other, as their positions and frames say.
    case overlay
    /// Side by side.
    case row
    /// One below the other.
    case column
    /// Alone, as the outermost widget.
    case page

    /// The axis along which room is shared, if it is.
    internal var axis: Axis? {
      switch self {
      case .row: .horizontal
      case .column: .vertical
      case .overlay, .page: nil
      }
    }
  }
}
