/// The connection of an operator that has several upstream signals, replaces its upstream, or emits in a turn.
///
/// A turn processes nodes by their height, which is greater than the heights of the nodes upstream. Heights are
/// computed while connecting. A signal that is connected later can raise them; they never decrease.
@usableFromInline internal class GraphNode: Connection {
  /// An upper bound of the number of nodes on the longest path to a source, including this one.
  @usableFromInline @exclusivity(unchecked) internal final var level = 1

  /// The number of the last graph traversal that reached this node.
  @exclusivity(unchecked) private final var visit: UInt = 0

  /// A Boolean value that indicates whether the current traversal has yet to raise the listeners of this node.
  @exclusivity(unchecked) private final var isRising = false

  @exclusivity(unchecked) private static var visits: UInt = 0

  /// The number of nodes ever created, which distinguishes those of a subscription from older ones.
  @usableFromInline @exclusivity(unchecked) internal private(set) static var count: UInt = 0

  /// The number of nodes that had been created when this one was, including itself.
  internal final let number: UInt

  @usableFromInline internal override init() {
    number = GraphNode.count + 1
    super.init()
    GraphNode.count += 1
  }

  @usableFromInline internal final override var height: Int { level }

  internal final override var node: GraphNode? { self }

  /// Calls `visit` with the upstream connections.
  internal func visitSources(_ visit: (Connection) -> Void) {}

  /// Calls `visit` with the nodes directly downstream.
  internal func visitListeners(_ visit: (GraphNode) -> Void) {
    if let listener { visit(listener) }
  }

  @inlinable @inline(__always) internal final func listen(to connection: Connection) {
    connection.listener = self
    let least = connection.height + 1
    if least > level { rise(to: least) }
  }

  /// Raises the node, and the nodes downstream as far as necessary.
  ///
  /// Nodes are raised in the order of their previous heights, so that each is visited once. A node that is reached
  /// again is downstream of itself, and keeps its height.
  ///
  /// - Complexity: O(*n* log *n*) for *n* raised nodes.
  @usableFromInline internal final func rise(to height: Int) {
    GraphNode.visits += 1
    var rising = Heap<Rising>()
    rising.insert(Rising(height: level, node: self))
    level = height
    while let node = rising.popFirst()?.node {
      node.visit = GraphNode.visits
      node.isRising = false
      node.visitListeners { listener in
        let least = node.level + 1
        guard least > listener.level, listener.visit != GraphNode.visits else { return }
        if !listener.isRising { rising.insert(Rising(height: listener.level, node: listener)) }
        listener.isRising = true
        listener.level = least
      }
    }
  }

  /// Returns the junctions upstream of a connection that are newer than `number`, lowest first, and older ones first at
  /// the same height.
  ///
  /// Only nodes that are newer than `number` are followed.
  ///
  /// - Complexity: O(*n* log *n*) for *n* nodes.
  internal static func junctions(upstreamOf connection: Connection, newerThan number: UInt) -> [Junction] {
    visits += 1
    var junctions: [Junction] = []
    var connections = [connection]
    while let connection = connections.popLast() {
      guard let node = connection.node, node.number > number, node.visit != visits else { continue }
      node.visit = visits
      if let junction = node as? Junction { junctions.append(junction) }
      node.visitSources { connections.append($0) }
    }
    return junctions.sorted { ($0.level, $0.number) < ($1.level, $1.number) }
  }
}

/// A node to raise, ordered by its previous height.
private struct Rising: Comparable {
  let height: Int
  let node: GraphNode

  static func == (left: Rising, right: Rising) -> Bool { left.height == right.height }
  static func < (left: Rising, right: Rising) -> Bool { left.height < right.height }
}
