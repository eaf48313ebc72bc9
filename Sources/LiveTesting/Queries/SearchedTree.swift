import Live

/// A live tree laid out in one row for a search, with what each node shows to users worked out once.
@MainActor
internal struct SearchedTree {
  internal struct Element {
    let node: Node
    let perception: Perception
    /// Where the parent is in the row; `nil` for the root.
    let parent: Int?
    /// Where those inside end in the row, which begin after the element.
    var end: Int
    /// Whether a user perceives it by itself.
    let isPerceived: Bool
  }

  /// All nodes, each before those inside it.
  internal let elements: [Element]

  /// Whether there are nodes that users do not perceive.
  internal let hasHidden: Bool

  /// Whether those count as well that users do not perceive.
  internal let includesHidden: Bool

  internal init(around node: Node, includingHidden: Bool) {
    Observed.flush()
    let row = SearchedRow.around(node)
    elements = row.elements
    hasHidden = row.hasHidden
    includesHidden = includingHidden
  }

  /// The indices of the nodes that are inside a node.
  internal func inside(_ node: Node) -> Range<Int> {
    for (index, element) in elements.enumerated() where element.node === node { return (index + 1)..<element.end }
    return 0..<0
  }

  /// What users perceive at an index, if they do.
  internal func perceived(at index: Int) -> Perception? {
    includesHidden || elements[index].isPerceived ? elements[index].perception : nil
  }

  /// What a node is called at an index, for those who perceive it.
  internal func name(at index: Int) -> String? {
    perceived(at: index) == nil ? nil : elements[index].node.shownName
  }

  /// What text shows at an index, for those who perceive it.
  internal func text(at index: Int) -> String? {
    perceived(at: index) == nil ? nil : elements[index].node.wholeText
  }
}
