/// How widgets in a container are laid out.
internal enum Arrangement {
  /// One below the other, but for those that have a frame.
  case flow
  /// As a stack puts them.
  case stack
}
