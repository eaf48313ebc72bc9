import Live

/// The flattened nodes of a live tree, which the tree caches until it changes.
@MainActor internal final class SearchedRow {
  internal let elements: [SearchedTree.Element]

  /// Whether any node is not perceived by users.
  internal let hasHidden: Bool

  /// The indices of the tables.
  internal let tables: [Int]

  /// The printed tree: at most 7,000 characters.
  internal private(set) lazy var printed = elements[0].node.treeDescription(upTo: 7_000)

  /// Returns the flattened tree that contains a node.
  ///
  /// - Complexity: O(*n*) in the number of nodes; O(1) if nothing has changed since the last search.
  internal static func around(_ node: Node) -> SearchedRow {
    var root = node
    while let parent = root.parent { root = parent }
    if let kept = root.keptSearch as? SearchedRow, kept.elements.first?.node === root { return kept }
    let row = SearchedRow(root)
    // Objects change without notifying the tree, and so may a node that has been unmounted, so neither is cached.
    if root.isMounted, row.elements.allSatisfy({ $0.node.keptPerception != nil }) { root.keptSearch = row }
    return row
  }

  private init(_ root: Node) {
    var elements: [SearchedTree.Element] = []
    root.add(to: &elements, in: nil, isPerceived: root.coveringNodes.isEmpty)
    self.elements = elements
    hasHidden = elements.contains { !$0.isPerceived }
    tables = elements.indices.filter { elements[$0].node.isTable }
  }
}

extension Node {
  /// Appends the node and all of its descendants.
  fileprivate func add(to elements: inout [SearchedTree.Element], in parent: Int?, isPerceived: Bool) {
    let index = elements.count
    let perception = perception
    let isPerceived = isPerceived && !perception.isImperceptible
    elements.append(.init(node: self, perception: perception, parent: parent, end: index + 1, isPerceived: isPerceived))
    let children = childNodes
    if !children.isEmpty {
      let showsInside = isPerceived && !isWhole
      let shown = shownIndices
      let modal = children.firstModal
      for (place, child) in children.enumerated() {
        let isShown = showsInside && shown.contains(place) && (modal == nil || modal === child)
        child.add(to: &elements, in: index, isPerceived: isShown)
      }
    }
    for part in partNodes {
      part.add(to: &elements, in: index, isPerceived: isPerceived && !isWhole && showsPart(part))
    }
    for node in presentedNodes { node.add(to: &elements, in: index, isPerceived: node === topLayer) }
    elements[index].end = elements.count
  }
}

@MainActor extension [Node] {
  /// The first node that hides its siblings from assistive technology.
  fileprivate var firstModal: Node? {
    for node in self where node.perception.isModal { return node }
    return nil
  }
}
