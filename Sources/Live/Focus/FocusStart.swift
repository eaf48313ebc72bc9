/// The former place of the focus, from which the next key moves it.
///
/// It is a node that has lost the focus, or the gap of a removed node in a container.
internal struct FocusStart {
  /// The node that has lost the focus, or the container of the gap.
  private weak var node: Node?

  /// The part of the node that received keys.
  private var component = 0

  /// The nodes before and after the gap, or `nil` for a node that has only lost the focus.
  private var gap: (before: FormerFocus, after: FormerFocus)?

  /// Creates the place of a node or of its part.
  internal init(_ node: Node, component: Int) { (self.node, self.component) = (node, component) }

  /// Creates the gap in a container between two of its children.
  internal init(in container: Node, after before: Node?, before after: Node?) {
    node = container
    gap = (FormerFocus(node: before), FormerFocus(node: after))
  }

  /// Returns the next or the previous part of the node that has lost the focus, if users can reach one.
  @MainActor internal func part(movedBy step: Int, in layer: Node) -> (node: Node, component: Int)? {
    guard let former, former.layer === layer, former.isVisibleForFocus, former.isFocusStop,
      former.layerLine.allSatisfy({ !$0.isDisabled && $0.takesTouches }),
      let next = former.part(after: component, movedBy: step)
    else { return nil }
    return (former, next)
  }

  /// Returns the next or the previous node that users can focus, or `nil` if the place is not in the layer.
  @MainActor internal func stop(isForward: Bool, in layer: Node) -> Node? {
    guard let node, node.isMounted, node.layer === layer else { return nil }
    guard let gap else { return node.nextFocusStop(isForward: isForward) }
    return node.nextFocusStop(isForward: isForward, after: (isForward ? gap.before : gap.after).mounted)
  }

  /// Returns the node that users can focus after a gap, or else before it, if possible in the container.
  ///
  /// It is `nil` if all children of the container have been replaced.
  @MainActor internal func neighbor(in layer: Node) -> Node? {
    guard let node, node.isMounted, node.layer === layer, let gap else { return nil }
    let (before, after) = (gap.before.mounted, gap.after.mounted)
    let next = node.focusStop(isForward: true, after: before) ?? node.focusStop(isForward: false, after: after)
    if let next { return before == nil && after == nil ? nil : next }
    return node.nextFocusStop(isForward: true, after: before) ?? node.nextFocusStop(isForward: false, after: after)
  }

  /// The node that has lost the focus, if it is mounted.
  @MainActor fileprivate var former: Node? { gap == nil ? node.flatMap { $0.isMounted ? $0 : nil } : nil }
}

extension FormerFocus {
  /// The node, if it is mounted.
  @MainActor fileprivate var mounted: Node? { node.flatMap { $0.isMounted ? $0 : nil } }
}

extension Node {
  /// Keeps the place of the focus if it is in a child that is about to be removed.
  ///
  /// - Parameters:
  ///   - leaving: The children that are removed, with their indices.
  ///   - range: The indices of the children that are rearranged.
  ///   - staying: The children of the range that stay.
  internal func keepPlaceOfFocus(
    removing leaving: [(index: Int, node: Node)], from range: Range<Int>, _ staying: [Node]
  ) {
    let focused = tree.focus.node.flatMap { $0.isMounted ? $0 : nil } ?? tree.focus.start?.former
    guard let focused, let child = focused.line.first(where: { $0.parent === self }),
      let place = leaving.firstIndex(where: { $0.node === child })
    else { return }
    // The number of children that stay in front is its index without the children that leave in front.
    let split = leaving[place].index - place - range.lowerBound
    let others = placedChildren
    let before = split > 0 ? staying[split - 1] : range.lowerBound > 0 ? others[range.lowerBound - 1] : nil
    let after =
      split < staying.count ? staying[split] : range.upperBound < others.count ? others[range.upperBound] : nil
    tree.focus.start = FocusStart(in: self, after: before, before: after)
  }
}
