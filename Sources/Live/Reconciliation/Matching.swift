/// The nodes of some children beside the children as they are described anew.
@MainActor
internal struct Matching {
  private let nodes: [Node]
  private let former: Children
  private let children: Children

  /// Whether a child that was described at one index says the same at another; `nil` if only the widgets tell.
  private let isSame: ((_ old: Int, _ new: Int) -> Bool)?

  internal init(_ nodes: [Node], of old: Children, with new: Children) {
    self.nodes = nodes
    former = old
    children = new
    isSame = old.comparison(with: new)
  }

  /// The first index, from one on, at which a node may not be all that the child says.
  ///
  /// A node that is busy knows already what was described last.
  internal func firstDifference(startingAt start: Int) -> Int {
    if isSame == nil { return start }
    return former.firstDifference(from: children, startingAt: start) ?? start
  }

  /// Whether the node at an index is all that the child at another says; `nil` if it is the node of another child.
  internal func isUpToDate(_ index: Int, with child: Int) -> Bool? {
    let node = nodes[index]
    if let isSame {
      if isSame(index, child), !node.isBusy { return true }
    } else {
      let widget = children[child]
      let isUpToDate = node.isUpToDate(with: widget)
      if isUpToDate { return true }
    }
    return node.identity == NodeIdentity(children, at: child) ? false : nil
  }
}
