import Live

/// The nodes of a live tree in one row, which the tree keeps until it changes.
@MainActor
internal final class SearchedRow {
  internal let elements: [SearchedTree.Element]

  /// Whether there are nodes that users do not perceive.
  internal let hasHidden: Bool

  /// Returns the row of the tree that a node is in.
  ///
  /// - Complexity: O(*n*) in the number of nodes, or O(1) if nothing has changed since the last search.
  internal static func around(_ node: Node) -> SearchedRow {
    var root = node
    while let parent = root.parent { root = parent }
    if let kept = root.keptSearch as? SearchedRow, kept.elements.first?.node === root { return kept }
    let row = SearchedRow(root)
    // An object changes without anybody hearing of it, and so may a node that is not in the tree any more.
    if root.isMounted, row.elements.allSatisfy({ $0.node.keptPerception != nil }) { root.keptSearch = row }
    return row
  }

  private init(_ root: Node) {
    var elements: [SearchedTree.Element] = []
    root.add(to: &elements, in: nil, isPerceived: root.coveringNodes.isEmpty)
    self.elements = elements
    hasHidden = elements.contains { !$0.isPerceived }
  }
}

extension Node {
  /// Appends the node and all that is in it.
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

@MainActor
extension [Node] {
  /// The first node that hides what is beside it from assistive technology.
  fileprivate var firstModal: Node? {
    for node in self where node.perception.isModal { return node }
    return nil
  }
}
