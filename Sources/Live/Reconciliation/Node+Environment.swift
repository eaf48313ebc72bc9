extension Node {
  internal var outerEnvironment: NodeEnvironment { parent?.environment ?? tree.environment }

  /// Updates the environment inside the node.
  ///
  /// - Returns: Whether it has changed.
  internal func updateEnvironment() -> Bool {
    let (outer, old, hadThemes) = (outerEnvironment, environment, ownThemes != nil)
    let (behaviors, style) = (mounted.behaviors, mounted.interfaceStyle)
    if !hadThemes, style == .unspecified, !behaviors.haveEnvironment, !behaviors.haveStylings {
      replaceEnvironment(by: outer)
      return outer !== old
    }
    let (added, changes, states) = (behaviors.handed, behaviors.handedThemes, updatedStates)
    if added.isEmpty, changes.isEmpty, style == .unspecified {
      replaceEnvironment(by: outer)
    } else if let ownThemes, !changes.isEmpty, old.adds(added, style, states, to: outer) {
      ownThemes.change(by: changes)
    } else if !changes.isEmpty || ownThemes != nil || !old.adds(added, style, states, to: outer) {
      let themes = changes.isEmpty ? nil : ThemeScope(of: self, changes, in: outer.themes)
      replaceEnvironment(by: NodeEnvironment(adding: added, style, states, themes, to: outer))
    }
    if environment !== old, hadThemes || ownThemes != nil {
      for renderer in tree.renderers where tree.shows(self) { _ = renderer.retheme(self) }
    }
    return environment !== old
  }

  /// A Boolean value that indicates whether the node hands down another light or dark style than before.
  internal var hasOtherStyle: Bool {
    (isContainer || kind.isTable || !partNodes.isEmpty)
      && mounted.interfaceStyle != environment.style(addedTo: outerEnvironment)
  }

  /// Changes the environment around the node. The node is the root of its tree.
  package func changeSurroundings(_ change: (inout EnvironmentValues) -> Void) {
    var values = tree.environment.values
    change(&values)
    if values.hasTraits(of: tree.environment.values) { return }
    tree.environment = NodeEnvironment(values)
    updating { adoptSurroundings() }
  }

  private func replaceEnvironment(by new: NodeEnvironment) {
    let (old, outer) = (environment, outerEnvironment)
    let isShownAlike = !isMounted || new.shows(like: old)
    defer {
      if !isShownAlike, tree.shows(self) {
        // The value is the same, but its picture differs.
        for case let reader as any ReadingRenderer in tree.renderers {
          reader.update(self, fromPlain: mounted.current, to: mounted.current)
        }
      }
      if isMounted, new.contrast(addedTo: outer) != old.contrast(addedTo: outer), tree.shows(self) {
        // A style sheet shows the contrast by custom properties of the element.
        for renderer in tree.renderers { _ = renderer.retheme(reader: self) }
      }
    }
    // Renderers see the changes of appearances inside, for which nodes are needed.
    if branches.sleeping != nil, new !== environment, new.changesAppearances || !isShownAlike, tree.shows(self) {
      wake()
    }
    inherited.environment = new
  }

  /// Updates the nodes inside if the environment has changed.
  internal func handDown() {
    guard inherited.areToHandDown else { return }
    inherited.areToHandDown = false
    if changesAppearancesInside { wake() }
    for node in branches.mounted + partNodes + presentedNodes { node.adoptSurroundings() }
  }

  /// Adopts a changed environment around the node, with everything inside.
  private func adoptSurroundings() {
    updateAppearance()
    restyle()
    let themes = ownThemes?.themes
    let old = environment
    guard updateEnvironment() else { return }
    if let themes, ownThemes?.themes != themes {
      valueDidChange()
      reportAppearance(from: themes, to: tree.renderers)
    }
    notifyOfTraits(from: old)
    updateCollapsing()
    updateBars(from: old)
    render()
    inherited.areToHandDown = true
    handDown()
  }

  /// The last description of the node, with the styling of that time.
  internal var styledDescription: any Bindable {
    described.value.map { inherited.stylings.applied(to: $0) } ?? mounted.current
  }

  /// Applies other stylings of the surrounding containers.
  internal func restyle() {
    let outer = outerEnvironment.stylings
    guard let described = described.value, !areStylingsSame(as: outer, for: described) else {
      inherited.stylings = outer
      return
    }
    if status.isUpdating {
      status.pending = status.pending ?? PendingDescription(described)
    } else {
      updating { adopt(described) }
    }
  }

  private func areStylingsSame<Value: Bindable>(as others: Stylings, for value: Value) -> Bool {
    inherited.stylings.areSame(as: others, for: Value.self)
  }
}
