extension HTMLRenderer {
  /// Records a new root, or that the parent has other children.
  public func insert(_ node: Node, at index: Int) {
    noteNames(in: node)
    if let parent = node.parent { return noteChildren(of: parent) }
    // A renderer that was detached has missed changes.
    if root != nil { isLost = true }
    root = node
    round.isTopStale = true
  }

  /// Records that the children of a widget have moved.
  public func move(_ node: Node, from old: Int, to new: Int) {
    noteNames(in: node)
    guard let parent = node.parent else { return }
    guard let fragment = fragment(of: parent), fragment.layout == .together else { return noteChildren(of: parent) }
    fragments[node.id]?.changes.isMoved = true
    round.rearranged[parent.id, default: []] += []
    markSeen(from: parent)
  }

  /// Forgets the written tokens of a node.
  public func remove(_ node: Node, at index: Int) {
    noteNames(in: node)
    if let parent = node.parent {
      noteChildren(of: parent)
      if let fragment = fragments[node.id], let outer = fragments[parent.id] {
        if fragment.isLoose { outer.changes.mustReplace = true }
        if !fragment.changes.isNew, outer.layout == .together {
          round.rearranged[parent.id, default: []].append(node.id)
        }
      }
    } else {
      root = nil
      // A widget that is written as no element, or as several, has no address.
      if fragments[node.id]?.isLoose == true { isLost = true }
    }
    if let fragment = fragments[node.id] { forget(fragment) }
  }

  /// Records that a widget, or a part of one, has changed.
  public func update(_ node: Node, from old: any Bindable, to new: any Bindable) {
    noteName(of: node, from: old, to: new)
    noteChange(in: node)
  }

  /// Has the nearest widget around a node that has a fragment written again.
  internal func noteChange(in node: Node) {
    var node = node
    var fragment = fragment(of: node)
    while fragment == nil, let parent = node.parent {
      node = parent
      fragment = self.fragment(of: node)
    }
    if let fragment { markStale(fragment) }
    markSeen(from: node)
  }

  /// Records that a presentation over the tree begins or ends.
  public func transition(_ node: Node, _ transition: ScreenTransition) {
    names.areStale = true
    switch transition {
    case .present, .dismiss: markCoverStale(of: node)
    case .push, .pop, .crossDissolve: break
    }
  }
}

extension HTMLRenderer: ReadingRenderer {
  /// Records that a widget, or a part of it, has changed. Its appearance is read when it is written.
  package func update(_ node: Node, fromPlain old: any Bindable, to new: any Bindable) {
    noteName(of: node, from: old, to: new)
    if node.hasOverlays, !names.areStale { names.areStale = node.canRenameBySetting || node.canName }
    noteChange(in: node)
  }
}

extension HTMLRenderer {
  private var isCovered: Bool { root?.coveringNodes.isEmpty == false }

  /// Records that a widget has other children than before.
  private func noteChildren(of node: Node) {
    guard let fragment = fragment(of: node) else { return markSeen(from: node) }
    if fragment.layout == .together { round.rearranged[node.id, default: []] += [] }
    markStale(fragment)
    markSeen(from: node)
  }

  internal func markStale(_ fragment: LiveFragment) {
    assert(!fragment.isWhole, "A fragment must be divided before a widget in it is written again.")
    guard !fragment.changes.isStale else { return }
    fragment.changes.isStale = true
    round.stale.append(fragment)
  }

  /// Marks the ancestors that read the content of a node, which must then be written again.
  internal func markSeen(from node: Node) {
    var (inner, isSeen) = (node, true)
    while let outer = inner.parent {
      if isCovered, root?.coveringNodes.contains(where: { $0 === inner }) == true {
        return isSeen ? markCoverStale(of: inner) : ()
      }
      let fragment = fragments[outer.id]
      if let fragment, fragment.layout == .deep || isSeen && fragment.layout == .apart { markStale(fragment) }
      isSeen = isSeen && fragment?.isSeenThrough != false
      inner = outer
    }
    if isSeen, isCovered { round.isTopStale = true }
  }

  /// Removes a fragment that is no longer on the page, with the fragments inside.
  internal func forget(_ fragment: LiveFragment) {
    fragments[fragment.id] = nil
    if !themeReaders.isEmpty { themeReaders.remove(fragment.id) }
    if !themed.isEmpty { themed.remove(fragment.id) }
    // If it has been written again, the page still shows the former markup.
    let markup = round.former[fragment.id] ?? fragment.markup
    release(markup)
    if fragment.isWhole { return removeWhole(fragment) }
    for (number, _) in markup.children { if let inner = fragments[number] { forget(inner) } }
    guard let node = fragment.knownNode else { return }
    for number in node.childNumbers { if let inner = fragments[number] { forget(inner) } }
  }

  /// Releases the rules that the markup of a node uses.
  internal func release(_ markup: MarkupBuffer, but kept: Set<Int> = []) {
    for rule in markup.rules where !kept.contains(rule) {
      let number = markup[rule: rule]
      if number > 0, number != MarkupBuffer.inline { styles.release(number) }
    }
  }
}
