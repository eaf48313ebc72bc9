extension Preview.HTML {
  /// How widgets in a container are laid out.
  package enum Arrangement: Int {
    /// On top of each other, as their positions and frames say.
    case overlay
    /// Side by side.
    case row
    /// One below the other.
    case column
  }
}
