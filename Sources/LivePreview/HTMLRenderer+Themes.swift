import Widgets

extension HTMLRenderer {
  /// Records that the theme inside a node has changed. Elements show it by custom properties of the node's element.
  ///
  /// - Returns: `true`.
  /// - Complexity: O(*n*) for *n* nodes with values of a theme that no custom property expresses.
  public func retheme(_ node: Node) -> Bool {
    if let fragment = fragment(of: node) { round.rethemed.append(fragment) }
    for screen in root?.coveringNodes ?? [] where screen.isInside(node) {
      if let fragment = fragments[screen.id] { round.rethemed.append(fragment) }
    }
    for id in themeReaders {
      guard let fragment = fragments[id], fragment.node.isInside(node) else { continue }
      markStale(fragment)
    }
    return true
  }

  /// Records that a widget has to be written in another theme, unless its markup refers to the tokens that it shows.
  ///
  /// - Returns: `true`.
  public func retheme(reader node: Node) -> Bool {
    if let fragment = fragments[node.id], fragment.followsTokens, node.keepsBoundTokens {
      markSeen(from: node)
      return true
    }
    if !names.areStale { names.areStale = node.canRenameBySetting }
    noteChange(in: node)
    return true
  }

  /// Returns the tokens to which the style of a widget can refer, in place of the numbers of the present theme.
  internal func styleTokens(of node: Node) -> StyleTokens? {
    guard let tokens = node.boundTokens else { return nil }
    return StyleTokens(tokens) { path in
      if let known = tokenNumbers[path] { return known }
      let number = path.storedNumber
      tokenNumbers[path] = .some(number)
      return number
    }
  }

  /// Replaces the custom properties in the markup of widgets whose themes have changed. A widget that has declared none
  /// is written again.
  internal func declareThemes() {
    for fragment in round.rethemed where fragments[fragment.id] === fragment { declareThemes(of: fragment) }
  }

  private func declareThemes(of fragment: LiveFragment) {
    guard !fragment.changes.isStale else { return }
    guard let old = fragment.themes, !old.isPlain else { return markStale(fragment) }
    let new = ThemeDeclarations(
      of: fragment.node.mounted.behaviors, in: fragment.node.surroundings, isApart: isPresented(fragment.node),
      for: writer)
    // The element of an unused theme declares nothing, and does not change.
    if old.isEmpty, new.isEmpty, !new.isPlain {
      fragment.themes = new
    } else if !new.isEmpty, let markup = fragment.markup.changingThemes(from: old, to: new) {
      if !fragment.changes.isNew, round.former[fragment.id] == nil { round.former[fragment.id] = fragment.markup }
      (fragment.markup, fragment.themes) = (markup, new)
    } else {
      markStale(fragment)
    }
  }

  /// Adds tokens that the page now refers to to the elements of all themes, if there are more of them than before.
  ///
  /// - Complexity: O(*n*) for *n* elements of themes.
  internal func declareReferredTokens() {
    guard !themed.isEmpty else { return }
    while writer.declareReferredTokens() {
      recentStates = RecentStates()
      for id in themed { if let fragment = fragments[id] { declareThemes(of: fragment) } }
      refresh()
    }
  }
}

extension Node {
  /// Returns whether the node is another one or inside it.
  fileprivate func isInside(_ node: Node) -> Bool {
    var inner: Node? = self
    while let present = inner, present.depth >= node.depth {
      if present === node { return true }
      inner = present.parent
    }
    return false
  }
}
