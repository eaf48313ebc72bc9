/// The nodes of some children, matched with the new description of the children.
@MainActor internal struct Matching {
  private let nodes: [Node]
  private let former: Children
  private let children: Children

  /// Returns whether a former and a new child are equal, or `nil` if the widgets have to be compared.
  private let isSame: ((_ old: Int, _ new: Int) -> Bool)?

  internal init(_ nodes: [Node], of old: Children, with new: Children) {
    self.nodes = nodes
    former = old
    children = new
    isSame = old.comparison(with: new)
  }

  /// Matches nodes with children of the same indexes, from the front.
  ///
  /// - Returns: The number of nodes that stay in their places, and the indexes of those that differ from their child's
  ///   description.
  internal func front() -> (count: Int, different: [Int]) {
    var (start, different) = (0, [Int]())
    let end = min(nodes.count, children.count)
    while start < end {
      start = firstDifference(startingAt: start)
      guard start < end, let isUpToDate = isUpToDate(start, with: start) else { break }
      if !isUpToDate { different.append(start) }
      start += 1
    }
    return (start, different)
  }

  /// Returns the first index, from `start` on, at which a node may differ from the child's description.
  ///
  /// A node that is busy knows its last description already.
  private func firstDifference(startingAt start: Int) -> Int {
    if isSame == nil { return start }
    return former.firstDifference(from: children, startingAt: start) ?? start
  }

  /// Returns whether the node at an index equals the description of a child, or `nil` if it is the node of another
  /// child.
  internal func isUpToDate(_ index: Int, with child: Int) -> Bool? {
    let node = nodes[index]
    if let isSame {
      if isSame(index, child), !node.isBusy { return true }
    } else if !node.isBusy, former.isKnownEqual(at: index, to: children, at: child) {
      return true
    } else {
      let widget = children[child]
      let isUpToDate = node.isUpToDate(with: widget)
      if isUpToDate { return true }
    }
    return node.identity == NodeIdentity(children, at: child) ? false : nil
  }
}
