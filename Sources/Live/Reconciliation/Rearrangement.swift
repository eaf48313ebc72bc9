/// A reordering of consecutive child nodes, from the front.
///
/// Renderers see the nodes in their current order after each change. Without a renderer, the nodes are put into the new
/// order at once, in linear time.
@MainActor internal struct Rearrangement {
  private let container: Node

  /// The index of the first node.
  private let start: Int

  /// The number of nodes that stay.
  private let count: Int

  /// The current positions, or `nil` if there is no renderer.
  private var places: ElementPositions?

  /// The nodes that are in their new positions.
  private var nodes: [Node] = []

  /// Removes the nodes that do not stay, the last one first.
  internal init(of container: Node, _ range: Range<Int>, _ nodes: ArraySlice<Node>, keeping stays: [Bool]) {
    self.container = container
    start = range.lowerBound
    var staying: [Node] = []
    var leaving: [(index: Int, node: Node)] = []
    for (index, node) in zip(range, nodes) {
      if stays[index - start] { staying.append(node) } else { leaving.append((index, node)) }
    }
    count = staying.count
    if !leaving.isEmpty { container.keepPlaceOfFocus(removing: leaving, from: range, staying) }
    let isShown = container.tree.shows(container)
    if !isShown { container.forgetIndexes() }
    if isShown { places = ElementPositions(stays) } else { container.childNodes.replaceSubrange(range, with: staying) }
    for (index, node) in leaving.reversed() {
      node.endPresentationsInside()
      if isShown {
        container.tree.report(node) { $0.remove(node, at: index) }
        container.childrenWillChange(from: index, adding: -1, node)
        container.removeChild(at: index)
      }
      node.unmount()
    }
  }

  /// Inserts a new node at the next position.
  internal mutating func insert(_ node: Node) {
    nodes.append(node)
    guard let index = places?.insert() else { return }
    container.childrenWillChange(from: start + index, adding: 1, node)
    container.insertChild(node, at: start + index)
    container.tree.report(node) { [start] in $0.insert(node, at: start + index) }
    node.reportPresented()
  }

  /// Puts a node from an old index at the next position.
  internal mutating func place(_ node: Node, from index: Int, isMove: Bool) {
    nodes.append(node)
    guard isMove else {
      places?.keep(index)
      return
    }
    guard let (from, to) = places?.move(index) else { return }
    container.childrenWillChange(from: start + min(from, to))
    container.removeChild(at: start + from)
    container.insertChild(node, at: start + to)
    container.tree.report(node) { [start] in $0.move(node, from: start + from, to: start + to) }
  }

  /// Completes the reordering.
  internal func finish() {
    if places == nil { container.childNodes.replaceSubrange(start..<start + count, with: nodes) }
    #if DEBUG
      checkInvariants()
    #endif
  }

  /// Asserts that the nodes are in their new positions.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  private func checkInvariants() {
    // A handler may have unmounted the whole tree in the meantime.
    guard container.isMounted else { return }
    let placed = container.placedChildren.dropFirst(start).prefix(nodes.count)
    assert(placed.elementsEqual(nodes, by: ===), "A node is in another position than its description.")
    assert(nodes.allSatisfy { $0.parent === container }, "A node has another parent.")
  }
}
