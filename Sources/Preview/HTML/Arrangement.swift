extension Preview.HTML {
  /// How widgets in a container are laid out.
  internal enum Arrangement {
    /// On top of each other, as their positions and frames say.
    case overlay
    /// As a stack puts them.
    case stack
  }
}
