// The title of the page and the names of dialogs come from the same names of screens, which are searched again only
// after a change that can change one.

extension HTMLRenderer {
  /// Records that names may have changed, if a node can name a screen.
  internal func noteNames(in node: Node) {
    if !names.areStale { names.areStale = node.canName }
  }

  /// Records that names may have changed, if a changed value can name a screen.
  internal func noteName(of node: Node, from old: any Bindable, to new: any Bindable) {
    if !names.areStale { names.areStale = node.canRename(from: old, to: new) }
  }

  /// Finds the names of screens, if they may have changed, and has dialogs with other names written again.
  internal func settleNames() {
    guard names.areStale, let root else { return }
    names.areStale = false
    let naming = root.screenNaming
    (names.screen, names.source) = (naming?.name, naming?.node)
    let nodes = root.coveringNodes
    let dialogs = Dictionary(nodes.map { ($0.id, $0.nameInside) }) { first, _ in first }
    for node in nodes where names.dialogs[node.id] != dialogs[node.id] { markCoverStale(of: node) }
    names.dialogs = dialogs
  }
}

// Presented screens cover the whole page, or the content of the window that presents them.

extension HTMLRenderer {
  /// Returns the window whose content a presented screen covers; `nil` if it covers the whole page.
  internal func coveredWindow(below screen: Node) -> Node? {
    var node = (root?.coveringNodes.first ?? screen).parent?.parent
    while let outer = node, outer.treeRole != .window { node = outer.parent }
    return node
  }

  /// Returns the presented screens in a window, or over the whole page.
  internal func presentedScreens(in window: Node?) -> [Node] {
    let presented = root?.coveringNodes ?? []
    guard let first = presented.first, coveredWindow(below: first) === window else { return [] }
    return presented
  }

  /// Records that the element around a presented screen must be written again.
  internal func markCoverStale(of screen: Node) {
    if let window = coveredWindow(below: screen), let fragment = fragments[window.id] {
      markStale(fragment)
    } else {
      round.isTopStale = true
    }
  }

  /// Returns whether a node is a presented screen. Its element is outside of the presenting screen's.
  internal func isPresented(_ node: Node) -> Bool { root?.coveringNodes.contains { $0 === node } == true }
}
