/// The nodes of some children, matched with the new description of the children.
@MainActor internal struct Matching {
  private let nodes: [Node]

  /// The nodes by the indices of their children, with `nil` for sleeping nodes, or `nil` if none sleeps.
  private let placed: [Node?]?
  private let former: Children
  private let children: Children

  internal init(_ nodes: [Node], placed: [Node?]? = nil, of old: Children, with new: Children) {
    self.nodes = nodes
    self.placed = placed
    former = old
    children = new
  }

  /// Matches nodes with children of the same indexes, from the front.
  ///
  /// A node that is updating knows its last description, if that has not changed.
  ///
  /// - Returns: The number of nodes that stay in their places, and the indexes of those that differ from their child's
  ///   description.
  internal func front() -> (count: Int, different: [Int]) {
    let end = min(count, children.count)
    var different: [Int] = []
    for index in former.differences(from: children) ?? Array(0..<end) where index < end {
      guard let isUpToDate = isUpToDate(index, with: index) else { return (index, different) }
      if !isUpToDate { different.append(index) }
    }
    return (end, different)
  }

  /// Matches the remaining nodes with children from the back.
  internal func ends(after front: (count: Int, different: [Int])) -> MatchedEnds {
    var (oldEnd, newEnd, back) = (count, children.count, [Int]())
    while front.count < min(oldEnd, newEnd), let isUpToDate = isUpToDate(oldEnd - 1, with: newEnd - 1) {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
      if !isUpToDate { back.append(newEnd) }
    }
    return MatchedEnds(
      front: front.different, back: back.reversed(), old: front.count..<oldEnd, new: front.count..<newEnd)
  }

  private var count: Int { placed?.count ?? nodes.count }

  /// Returns whether the node at an index equals the description of a child, or `nil` if it is the node of another
  /// child.
  internal func isUpToDate(_ index: Int, with child: Int) -> Bool? {
    guard let node = node(index) else { return isAsleepUpToDate(index, with: child) }
    if !node.status.isUpdating, let isEqual = former.isKnown(at: index, toEqual: children, at: child) {
      if isEqual { return true }
    } else if node.isUpToDate(with: children[child]) {
      return true
    }
    return node.identity == NodeIdentity(children, at: child) ? false : nil
  }

  private func node(_ index: Int) -> Node? {
    if let placed { placed[index] } else { nodes[index] }
  }

  /// Returns whether a sleeping child is up to date with a description, or `nil` if the description is of another
  /// child.
  private func isAsleepUpToDate(_ index: Int, with child: Int) -> Bool? {
    if children.isKnown(at: child, toEqual: former, at: index) == true { return true }
    guard NodeIdentity(former, at: index) == NodeIdentity(children, at: child) else { return nil }
    return former[index].looksQuietlyLike(children[child])
  }
}

/// The nodes of children that keep their places from the front and from the back.
internal struct MatchedEnds {
  /// The indexes of the children from the front that differ from their nodes.
  internal let front: [Int]

  /// The new indexes of the children from the back that differ from their nodes.
  internal let back: [Int]

  /// The nodes between.
  internal let old: Range<Int>

  /// The new children between.
  internal let new: Range<Int>

  /// The former indexes of the children that differ from their nodes, and of those between.
  internal var changed: [Int] { front + old + back.map { $0 - new.upperBound + old.upperBound } }
}
