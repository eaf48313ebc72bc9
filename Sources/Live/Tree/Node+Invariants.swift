extension Node {
  /// Asserts that the nodes inside belong to their parents, and that tables show their rows.
  ///
  /// Random tests call this method. It is too slow to be called after each change.
  ///
  /// - Complexity: O(*n*) for *n* nodes inside.
  package func checkInvariants() {
    var nodes = [self]
    while let node = nodes.popLast() {
      let inside = node.branches.mounted + node.partNodes
      assert(Set(inside.map(\.id)).count == inside.count, "A node is in two positions.")
      for inner in inside {
        assert(inner.parent === node && inner.tree === node.tree, "A node belongs to another parent.")
        assert(inner.isMounted && inner.depth == node.depth + 1, "A node is where it is not mounted.")
      }
      let asleep = node.branches.sleeping?.numbers.filter { !$0.isEmpty }.count ?? 0
      let count = asleep + node.branches.mounted.count
      assert(node.branches.sleeping == nil || count == node.branches.described.count, "A child has no node.")
      node.table?.checkInvariants()
      nodes += inside
    }
  }
}
