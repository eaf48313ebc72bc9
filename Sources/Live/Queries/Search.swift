/// What a query finds at one moment.
@MainActor
internal struct Search {
  let tree: SearchedTree
  let scope: Node
  /// Where in the tree it looks.
  let range: Range<Int>
  let criterion: Criterion
  /// What it finds there.
  let found: [Int]

  init<Value>(_ query: Query<Value>) throws(QueryError) {
    scope = try query.scope.node()
    tree = SearchedTree(around: scope, includingHidden: query.includesHidden)
    range = scope.parent == nil ? tree.elements.indices : tree.inside(scope)
    criterion = query.matcher.prepare(tree)
    found = range.filter(criterion.matches)
  }

  /// The nodes that it finds.
  var nodes: [Node] { nodes(at: found) }

  func nodes(at indices: some Sequence<Int>) -> [Node] {
    indices.map { tree.elements[$0].node }
  }

  /// Those that come nearest to what is looked for, the nearest first: at most `count`.
  func nearest(_ count: Int) -> [Int] {
    let near = range.map { (index: $0, closeness: criterion.closeness($0)) }.filter { $0.closeness >= 0.5 }
    // A tree may have many that are as near: those that come first in it are told first.
    return near.sorted { ($1.closeness, $0.index) < ($0.closeness, $1.index) }.prefix(count).map(\.index)
  }
}
