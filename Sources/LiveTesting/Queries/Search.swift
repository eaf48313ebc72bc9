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
