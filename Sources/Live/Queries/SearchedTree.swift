/// A live tree laid out in one row for a search, with what each node shows to users worked out once.
@MainActor
internal final class SearchedTree {
  internal struct Element {
    let node: Node
    let perception: Perception
    /// Where the parent is in the row; `nil` for the root.
    let parent: Int?
    /// Where those inside end in the row, which begin after the element.
    var end: Int
    /// Whether a user perceives it by itself.
    let isPerceived: Bool
  }

  internal private(set) var elements: [Element] = []

  /// Whether those count as well that users do not perceive.
  internal let includesHidden: Bool

  internal init(around node: Node, includingHidden: Bool) {
    Observed.flush()
    includesHidden = includingHidden
    var root = node
    while let parent = root.parent { root = parent }
    add(root, in: nil, isPerceived: root.tree.presented.isEmpty)
  }

  private func add(_ node: Node, in parent: Int?, isPerceived: Bool) {
    let index = elements.count
    let perception = node.perception
    let isPerceived = isPerceived && !perception.isImperceptible
    elements.append(
      Element(node: node, perception: perception, parent: parent, end: index + 1, isPerceived: isPerceived))
    let children = node.childNodes
    let modal = children.first { $0.perception.isModal }
    let showsInside = isPerceived && !node.isWhole
    let shown = node.shownIndices
    for (place, child) in children.enumerated() {
      add(child, in: index, isPerceived: showsInside && shown.contains(place) && (modal == nil || modal === child))
    }
    for part in node.partNodes { add(part, in: index, isPerceived: showsInside && node.showsPart(part)) }
    for presented in node.presentedNodes { add(presented, in: index, isPerceived: presented === node.topLayer) }
    elements[index].end = elements.count
  }

  /// The indices of the nodes that are inside a node.
  internal func inside(_ node: Node) -> Range<Int> {
    guard let index = elements.firstIndex(where: { $0.node === node }) else { return 0..<0 }
    return (index + 1)..<elements[index].end
  }

  /// What users perceive at an index, if they do.
  internal func perceived(at index: Int) -> Perception? {
    includesHidden || elements[index].isPerceived ? elements[index].perception : nil
  }

  /// What a node is called at an index, for those who perceive it.
  internal func name(at index: Int) -> String? {
    perceived(at: index) == nil ? nil : elements[index].node.shownName
  }

  /// What text shows at an index, for those who perceive it.
  internal func text(at index: Int) -> String? {
    perceived(at: index) == nil ? nil : elements[index].node.wholeText
  }
}
