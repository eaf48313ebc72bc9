/// The changes of a live tree that are under way, and what follows them.
internal struct TreeUpdates {
  /// The number of changes that are under way, one inside the other.
  internal var depth = 0

  /// The calls to make after the current change.
  internal var calls: [@MainActor () -> Void] = []

  /// The nodes that wait for their appearance, if there have been any.
  internal var appearances: Appearances?

  /// The node whose change of themes is reported together with its new description.
  internal weak var adopting: Node?

  /// The number of times that the tree's block and the bodies of components have been read.
  internal var renderCount = 0
}
