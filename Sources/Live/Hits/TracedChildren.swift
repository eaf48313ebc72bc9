import Widgets

/// The children of a container that a ``Tracer`` has read.
///
/// Many children are in chunks. Chunks without changes stay the same objects.
@MainActor internal struct TracedChildren {
  private struct Chunk {
    let nodes: ArraySlice<Node>
    var traced: [TracedNode] = []
    var widgets = ChildrenChunk([])

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
      widgets = ChildrenChunk(traced.compactMap(\.widget))
    }
  }

  let widgets: Children
  private var nodes: [Node] = []
  private var chunks: [Chunk] = []

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
    chunks = Self.chunks(of: nodes, after: old?.stamp == stamp ? old : nil)
    for index in chunks.indices where !chunks[index].isUnchanged {
      chunks[index].read(trace)
    }
    widgets = Children(chunks.map(\.widgets))
  }

  private static func chunks(of nodes: [Node], after old: TracedChildren?) -> [Chunk] {
    guard let old else { return chunks(of: nodes) { Chunk(nodes: $0) } }
    if nodes.isIdentical(to: old.nodes) { return old.chunks }
    let known = Dictionary(old.chunks.map { ($0.nodes.first?.id, $0) }) { first, _ in first }
    return chunks(of: nodes) { nodes in
      guard let chunk = known[nodes.first?.id], chunk.nodes.elementsEqual(nodes, by: ===) else {
        return Chunk(nodes: nodes)
      }
      return chunk
    }
  }

  /// Returns the chunks of a list.
  ///
  /// The number of a node determines whether a chunk ends after it, so that an insertion changes few chunks.
  private static func chunks(of nodes: [Node], _ made: (ArraySlice<Node>) -> Chunk) -> [Chunk] {
    var chunks: [Chunk] = []
    var start = 0
    for (index, node) in nodes.enumerated() {
      let endsChunk = UInt64(truncatingIfNeeded: node.id) &* 0x9E37_79B9_7F4A_7C15 < 1 << 60
      guard endsChunk || index - start + 1 == mostTogether || index + 1 == nodes.count else { continue }
      chunks.append(made(nodes[start...index]))
      start = index + 1
    }
    return chunks
  }

  /// The largest number of children in a chunk.
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
