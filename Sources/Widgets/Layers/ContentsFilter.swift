/// How the image in a layer is made larger or smaller.
public enum ContentsFilter: Hashable, Sendable, CaseIterable {
  /// Between the pixels, evenly.
  case linear
  /// By the nearest pixel, with hard edges.
  case nearest
  /// Through smaller images prepared beforehand.
  case trilinear
}
