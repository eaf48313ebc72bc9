import Live

/// The results of a query at one moment.
@MainActor internal struct Search {
  let tree: SearchedTree
  let scope: Node
  /// The range of the tree that is searched.
  let range: Range<Int>
  let criterion: AnyCriterion
  /// The indices of the nodes that are found.
  let found: [Int]

  init<Value>(_ query: Query<Value>) throws(QueryError) {
    scope = try query.scope.node()
    tree = SearchedTree(around: scope, includingHidden: query.includesHidden)
    range = scope.parent == nil ? tree.elements.indices : tree.inside(scope)
    criterion = query.matcher.prepare(tree)
    var found: [Int] = []
    for index in range where criterion.matches(index) { found.append(index) }
    self.found = found
  }

  /// The nodes that are found.
  var nodes: [Node] { nodes(at: found) }

  /// Whether no node is found, but hidden nodes might match.
  var mayFindHidden: Bool { found.isEmpty && !tree.includesHidden && tree.hasHidden }

  /// The tables in the searched range.
  var tables: [Node] { nodes(at: tree.row.tables.filter(range.contains)) }

  func nodes(at indices: some Sequence<Int>) -> [Node] { indices.map { tree.elements[$0].node } }

  /// Returns the indices of the nearest matches, the nearest first: at most `count`.
  ///
  /// Equally near nodes are listed in the order of the tree.
  func nearest(_ count: Int) -> [Int] {
    var near: [(index: Int, closeness: Double)] = []
    for index in range {
      let bound = near.count < count ? 0.5.nextDown : near[count - 1].closeness
      let closeness = criterion.closeness(index, above: bound)
      guard closeness > bound else { continue }
      if near.count == count { near.removeLast() }
      near.insert((index, closeness), at: near.firstIndex { $0.closeness < closeness } ?? near.endIndex)
    }
    return near.map(\.index)
  }
}

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

/// The flattened nodes of a live tree, which caches them until it changes.
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
    if root.isMounted, row.elements.allSatisfy({ $0.node.caches.perception != nil }) { root.keptSearch = row }
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
