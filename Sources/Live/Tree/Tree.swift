/// What all nodes of a live tree share.
@MainActor
internal final class Tree {
  /// Hears of every change to the tree, while somebody wants to know.
  internal var record: ((TreeChange) -> Void)?
}
