import Widgets

/// The children of a container that a ``Tracer`` has read.
///
/// Many children are in pieces. Pieces without changes stay the same objects.
@MainActor internal struct TracedChildren {
  private struct Piece {
    let nodes: ArraySlice<Node>
    var traced: [TracedNode] = []
    var widgets = ChildrenPiece([])

    /// Whether nothing in the nodes has changed since they were read.
    @MainActor var isUnchanged: Bool {
      guard traced.count == nodes.count else { return false }
      for (traced, node) in zip(traced, nodes) where !traced.isUnchanged(in: node) { return false }
      return true
    }

    /// Reads the nodes in which something has changed.
    @MainActor mutating func read(_ trace: (Node) -> TracedNode) {
      let old = traced
      traced = nodes.enumerated().map { index, node in
        index < old.count && old[index].isUnchanged(in: node) ? old[index] : trace(node)
      }
      widgets = ChildrenPiece(traced.compactMap(\.widget))
    }
  }

  let widgets: Children
  private var nodes: [Node] = []
  private var pieces: [Piece] = []

  /// The stamp of the themes.
  private var stamp = 0

  init() { widgets = [] }

  /// Reads the children of a node.
  ///
  /// - Parameters:
  ///   - node: The node, which need not be a container.
  ///   - former: The node from the last read, if there was one.
  ///   - trace: Reads a child.
  /// - Complexity: O(*n*) for *n* children that have changed. All children are counted only if their list has changed.
  init(of node: Node, after former: TracedNode?, _ trace: (Node) -> TracedNode) {
    guard node.isContainer else {
      widgets = []
      return
    }
    nodes = node.childNodes
    guard nodes.count > Self.mostTogether else {
      widgets = Children(nodes.compactMap { trace($0).widget })
      nodes = []
      return
    }
    stamp = node.stamp
    let old = former?.children
    // Nodes that show other themes are read by themselves.
    pieces = Self.pieces(of: nodes, after: old?.stamp == stamp ? old : nil)
    for index in pieces.indices where !pieces[index].isUnchanged {
      pieces[index].read(trace)
    }
    widgets = Children(pieces.map(\.widgets))
  }

  private static func pieces(of nodes: [Node], after old: TracedChildren?) -> [Piece] {
    guard let old else { return pieces(of: nodes) { Piece(nodes: $0) } }
    if nodes.isIdentical(to: old.nodes) { return old.pieces }
    let known = Dictionary(old.pieces.map { ($0.nodes.first?.id, $0) }) { first, _ in first }
    return pieces(of: nodes) { nodes in
      guard let piece = known[nodes.first?.id], piece.nodes.elementsEqual(nodes, by: ===) else {
        return Piece(nodes: nodes)
      }
      return piece
    }
  }

  /// Returns the pieces of a list.
  ///
  /// The number of a node determines whether a piece ends after it, so that an insertion changes few pieces.
  private static func pieces(of nodes: [Node], _ made: (ArraySlice<Node>) -> Piece) -> [Piece] {
    var pieces: [Piece] = []
    var start = 0
    for (index, node) in nodes.enumerated() {
      let endsPiece = UInt64(truncatingIfNeeded: node.id) &* 0x9E37_79B9_7F4A_7C15 < 1 << 60
      guard endsPiece || index - start + 1 == mostTogether || index + 1 == nodes.count else { continue }
      pieces.append(made(nodes[start...index]))
      start = index + 1
    }
    return pieces
  }

  /// The largest number of children in a piece.
  private static let mostTogether = 32
}

extension [Node] {
  /// Returns whether both are unmodified copies of one array.
  fileprivate func isIdentical(to other: [Node]) -> Bool {
    withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress && mine.count == $0.count }
    }
  }
}
