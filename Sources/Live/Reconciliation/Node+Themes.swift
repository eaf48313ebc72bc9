extension Node {
  /// The themes that the node shows, or `nil` if no node around it changes one.
  internal var themes: ThemeScope? { environment.themes }

  /// The themes that the node itself changes, or `nil` if it changes none.
  internal var ownThemes: ThemeScope? { themes.flatMap { $0.node === self ? $0 : nil } }

  /// Whether the node itself changes themes.
  internal var hasOwnThemes: Bool { environment.themes != nil && ownThemes != nil }

  /// The environment around the node.
  package var surroundings: EnvironmentValues { outerEnvironment.values }

  /// A key of ``surroundings``: the object changes with their values, the number with their themes and shared states.
  package var surroundingsKey: (AnyObject, stamp: Int) {
    let environment = inherited.reported ?? outerEnvironment
    // Both stamps only grow.
    return (environment, (shownThemes?.stamp ?? 0) + (environment.states?.stamp ?? 0))
  }

  package var environmentInside: EnvironmentValues { environment.values }

  /// The bound tokens by the names of the properties.
  ///
  /// `nil` if anything else changes the appearance, or if the element of the widget is not inside that of the widget
  /// with the theme.
  package var boundTokens: [String: TokenPath]? {
    guard hasOverlays, partNodes.isEmpty, isInsideElementOfTheme else { return nil }
    if let tokens = mounted.behaviors.boundTokens { return tokens }
    return (mounted.current as? any Widget)?.boundTokens(environmentOfAppearance, in: states)
  }

  /// Whether the appearance of the widget still depends on the same tokens as when ``boundTokens`` was read.
  package var keepsBoundTokens: Bool {
    guard partNodes.isEmpty, isInsideElementOfTheme else { return false }
    return mounted.behaviors.overlaysAreBoundTokens || boundTokens != nil
  }

  /// Whether the element of the node declares its themes, or is inside one that does.
  ///
  /// Presented screens declare all themes around them. The items of a screen are in the bars of a container, which can
  /// be outside the theme.
  internal var isInsideElementOfTheme: Bool {
    guard let scope = shownThemes else { return true }
    guard let owner = scope.node, owner.isMounted else { return false }
    var inner = self
    while inner !== owner, let outer = inner.parent {
      if outer.isScreen, let role = inner.roleOfContainer {
        var container = outer.parent
        while let node = container, node.treeRole != role { container = node.parent }
        return container.map { owner.depth <= $0.depth } ?? false
      }
      inner = outer
    }
    return true
  }

  /// The role of the container that shows the node, or `nil` if the node is no item of a screen.
  private var roleOfContainer: TreeRole? {
    switch treeRole {
    case .navigationItem, .barItem: .navigationStack
    case .tab: .tabs
    default: nil
    }
  }

  /// Follows changes of the themes if one has been read.
  internal func follow(_ reads: Reads) {
    guard reads.includeTheme, isMounted, let themes, themes !== inherited.followedThemes else { return }
    inherited.followedThemes?.remove(self)
    themes.add(self)
    inherited.followedThemes = themes
  }

  internal func endFollowingThemes() {
    inherited.followedThemes?.remove(self)
    inherited.followedThemes = nil
  }

  /// Updates the readers of a theme inside the node, and reports the changes of appearances.
  internal func themesDidChange(from old: Themes, in scope: ThemeScope) {
    valueDidChange()
    let renderers = tree.shows(self) ? tree.renderers : []
    let others = renderers.filter { !$0.retheme(self) }
    let readers = scope.readers
    for node in readers { node.valueDidChange() }
    if !others.isEmpty { reportThemes(from: old, in: scope, to: others) }
    if renderers.count > others.count {
      let renderers = renderers.filter { renderer in !others.contains { $0 === renderer } }
      for node in readers where tree.shows(node) && tree.updates.adopting !== node {
        guard node.hasOverlays || node.mounted.holdsTokens else { continue }
        let others = renderers.filter { !$0.retheme(reader: node) }
        if !others.isEmpty { node.reportAppearance(from: old, to: others) }
      }
    }
    renderReaders(readers)
  }

  /// Reads the bodies of components that have read a theme, from the outside in.
  ///
  /// Each is read once, even if an outer body reads it.
  private func renderReaders(_ readers: [Node]) {
    let outer = tree.updates.renderedInThemes
    tree.updates.renderedInThemes = []
    for node in readers where node.isMounted && node.isComponent {
      if tree.updates.renderedInThemes?.contains(ObjectIdentifier(node)) != true { node.render() }
    }
    tree.updates.renderedInThemes = outer?.union(tree.updates.renderedInThemes ?? [])
  }

  internal func reportAppearance(from old: Themes, to renderers: [any Renderer]) {
    guard tree.shows(self), tree.updates.adopting !== self else { return }
    let (before, after) = (shown(in: old), shown())
    if !before.isSame(as: after) { for renderer in renderers { renderer.update(self, from: before, to: after) } }
  }

  /// Reports the changed appearances of this node and of those inside to renderers that do not show themes by
  /// themselves.
  private func reportThemes(from old: Themes, in scope: ThemeScope, to renderers: [any Renderer]) {
    // A part is reported before the value that contains it.
    for node in partNodes where node.themes === scope { node.reportThemes(from: old, in: scope, to: renderers) }
    reportAppearance(from: old, to: renderers)
    for node in childNodes + presentedNodes where node.themes === scope {
      node.reportThemes(from: old, in: scope, to: renderers)
    }
  }
}
