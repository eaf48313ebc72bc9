/// The connection of an operator that hears from several signals, may replace one, or emits in an order of its own.
///
/// Nodes are what a turn puts in order: each has a height, which is greater than those of the nodes that it hears
/// from. Connecting makes the heights as it goes; a signal that is connected later can raise them. They never fall.
@usableFromInline
internal class Node: Connection {
  /// The number of nodes on the longest way to a source, itself included, or more.
  @usableFromInline @exclusivity(unchecked) internal final var level = 1

  /// The last walk through the graph that has come here.
  @exclusivity(unchecked) private final var visit: UInt = 0

  /// Whether a walk under way has still to raise the listeners.
  @exclusivity(unchecked) private final var isRising = false

  @exclusivity(unchecked) private static var visits: UInt = 0

  /// The number of nodes that have ever been made. It tells those that a subscription makes from those before.
  @usableFromInline @exclusivity(unchecked) internal private(set) static var count: UInt = 0

  /// The number of nodes that had been made when this one was, itself included.
  internal final let number: UInt

  @usableFromInline
  internal override init() {
    number = Node.count + 1
    super.init()
    Node.count += 1
  }

  @usableFromInline internal final override var height: Int { level }

  internal final override var node: Node? { self }

  /// Calls `visit` with the connections that the node hears from.
  internal func visitSources(_ visit: (Connection) -> Void) {}

  /// Calls `visit` with the nodes that hear from this one.
  internal func visitListeners(_ visit: (Node) -> Void) {
    if let listener { visit(listener.takeUnretainedValue()) }
  }

  /// Hears from a connection from now on.
  @inlinable
  @inline(__always)
  internal final func listen(to connection: Connection) {
    connection.listener = Unmanaged.passUnretained(self)
    let least = connection.height + 1
    if least > level { rise(to: least) }
  }

  /// Raises the node, and whoever hears from it as far as necessary.
  ///
  /// The nodes are raised in the order of the heights they had, so that each is come to once. One that is come to again hears
  /// from itself; it stays where it is.
  @usableFromInline
  internal final func rise(to height: Int) {
    Node.visits += 1
    var rising = Heap<Rising>()
    rising.insert(Rising(height: level, node: self))
    level = height
    while let node = rising.popFirst()?.node {
      node.visit = Node.visits
      node.isRising = false
      node.visitListeners { listener in
        let least = node.level + 1
        guard least > listener.level, listener.visit != Node.visits else { return }
        if !listener.isRising { rising.insert(Rising(height: listener.level, node: listener)) }
        listener.isRising = true
        listener.level = least
      }
    }
  }

  /// The junctions upstream of a connection that are newer than `number`, and that are reached through such, lowest first.
  ///
  /// - Complexity: O(*n* log *n*) in their number.
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
    return junctions.sorted { $0.level < $1.level }
  }
}

/// A node that is being raised, in the order of the height it had.
private struct Rising: Comparable {
  let height: Int
  let node: Node

  static func == (left: Rising, right: Rising) -> Bool { left.height == right.height }
  static func < (left: Rising, right: Rising) -> Bool { left.height < right.height }
}
