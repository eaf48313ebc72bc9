extension Node {
  /// Asserts that the nodes inside belong to their parents, and that tables show their rows.
  ///
  /// Random tests call this method. It is too slow to be called after each change.
  ///
  /// - Complexity: O(*n*) for *n* nodes inside.
  package func checkInvariants() {
    var nodes = [self]
    while let node = nodes.popLast() {
      let inside = node.childNodes + node.partNodes
      assert(Set(inside.map(\.id)).count == inside.count, "A node is in two positions.")
      for inner in inside {
        assert(inner.parent === node && inner.tree === node.tree, "A node belongs to another parent.")
        assert(inner.isMounted && inner.depth == node.depth + 1, "A node is where it is not mounted.")
      }
      node.table?.checkInvariants()
      nodes += inside
    }
  }
}
