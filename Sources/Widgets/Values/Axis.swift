/// One of the two directions of layout.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical
}
