// The title of the page and the names of dialogs come from the same names of screens, which are searched again only
// after a change that can change one.

extension HTMLRenderer {
  /// Records that names may have changed, if a node can name a screen.
  internal func noteNames(in node: Node) {
    if !areNamesStale { areNamesStale = node.canName }
  }

  /// Records that names may have changed, if a changed value can name a screen.
  internal func noteName(of node: Node, from old: any Bindable, to new: any Bindable) {
    if !areNamesStale { areNamesStale = node.canRename(from: old, to: new) }
  }

  /// Finds the names of screens, if they may have changed, and has dialogs with other names written again.
  internal func settleNames() {
    guard areNamesStale, let root else { return }
    areNamesStale = false
    screenName = root.screenName
    let dialogs = root.coveringNodes
    let names = Dictionary(dialogs.map { ($0.id, $0.nameInside) }) { first, _ in first }
    for dialog in dialogs where dialogNames[dialog.id] != names[dialog.id] { markCoverStale(of: dialog) }
    dialogNames = names
  }
}
