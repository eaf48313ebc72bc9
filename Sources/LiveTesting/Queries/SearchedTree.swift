import Live

/// A flattened live tree for a search, in which the perceived properties of each node are computed once.
@MainActor internal struct SearchedTree {
  internal struct Element {
    let node: Node
    let perception: Perception
    /// The index of the parent; `nil` for the root.
    let parent: Int?
    /// The end of the range of the descendants, which begins after the element.
    var end: Int
    /// Whether users perceive the node on its own.
    let isPerceived: Bool
  }

  /// All nodes, each before its descendants.
  internal let elements: [Element]

  /// Whether any node is not perceived by users.
  internal let hasHidden: Bool

  /// The same nodes, as the live tree caches them.
  internal let row: SearchedRow

  /// Whether the search includes nodes that users do not perceive.
  internal let includesHidden: Bool

  internal init(around node: Node, includingHidden: Bool) {
    Observed.flush()
    row = SearchedRow.around(node)
    elements = row.elements
    hasHidden = row.hasHidden
    includesHidden = includingHidden
  }

  /// Returns the indices of the descendants of a node.
  internal func inside(_ node: Node) -> Range<Int> {
    for (index, element) in elements.enumerated() where element.node === node { return (index + 1)..<element.end }
    return 0..<0
  }

  /// Returns the perceived properties of the node at an index; `nil` if users do not perceive it.
  internal func perceived(at index: Int) -> Perception? {
    isPerceived(at: index) ? elements[index].perception : nil
  }

  private func isPerceived(at index: Int) -> Bool { includesHidden || elements[index].isPerceived }

  /// Returns the name of the node at an index; `nil` if users do not perceive it.
  internal func name(at index: Int) -> String? {
    isPerceived(at: index) ? elements[index].node.shownName : nil
  }

  /// Returns the text of the node at an index; `nil` if users do not perceive it.
  internal func text(at index: Int) -> String? {
    isPerceived(at: index) ? elements[index].node.wholeText : nil
  }
}
