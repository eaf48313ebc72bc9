import Widgets

extension Widget {
  /// The visible children: the preview of a widget of your own, or the children of a container.
  internal var shownChildren: Children {
    if let previewable = self as? any Previewable { return previewedContent ?? [previewable.preview] }
    return widgetsInside ?? []
  }
}

extension Widget {
  /// The widget as it is rendered, with the bodies of its components, its styling, the looks of its states, and
  /// presented screens.
  ///
  /// - Precondition: A tree with components, stylings or Mods of states is on the main actor, to which bodies are
  ///   isolated.
  /// - Complexity: O(*n*) for *n* widgets.
  internal var shown: any Widget { shown(in: EnvironmentValues()) }

  /// Returns the widget as it is rendered in an environment.
  ///
  /// - Parameter keepsOverlays: Whether the Mods of states are left to the renderer.
  internal func shown(in environment: EnvironmentValues, keepingOverlays keepsOverlays: Bool = false) -> any Widget {
    guard needsExpansion else { return withPresented }
    return MainActor.assumeIsolated { expanded(in: environment, keepingOverlays: keepsOverlays) }.withPresented
  }

  /// A Boolean value that indicates whether the tree has a component with a body to read, a styling, a
  /// theme, or Mods of states.
  internal var needsExpansion: Bool {
    // A loop needs no stack, however deep the tree is.
    var values: [any Bindable] = [self]
    while var value = values.popLast() {
      let behaviors = value.behaviors
      if !behaviors.isEmpty {
        if behaviors.haveStylings || behaviors.haveOverlays { return true }
        if behaviors.haveEnvironment, value.holdsTokensAnywhere { return true }
      }
      values.append(contentsOf: value.collectParts())
      guard let children = value.content else { continue }
      if children.isEmpty, value is Composed { return true }
      if let presented = value.presentedWidget { values.append(presented) }
      values.append(contentsOf: children.elements)
    }
    return false
  }
}

extension EnvironmentValues {
  /// Creates the environment of a preview.
  internal init(style: UserInterfaceStyle = .unspecified, isRightToLeft: Bool) {
    self.init()
    userInterfaceStyle = style
    layoutDirection = isRightToLeft ? .rightToLeft : .unspecified
  }
}
