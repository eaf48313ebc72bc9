import Widgets

extension Widget {
  /// The visible children: the preview of a widget of your own, or the children of a container.
  package var shownChildren: Children {
    if let previewable = self as? any Previewable { return previewedContent ?? [previewable.preview] }
    return widgetsInside ?? []
  }
}

extension Widget {
  /// The rendered widget, with the bodies of its components, its styling, the appearances of its states, and presented
  /// screens.
  ///
  /// - Precondition: A tree with components, stylings or Mods of states is on the main actor, to which bodies are
  ///   isolated.
  /// - Complexity: O(*n*) for *n* widgets.
  package var shown: any Widget { shown(in: EnvironmentValues()) }

  /// Returns the rendered widget in an environment.
  ///
  /// - Parameter keepsOverlays: Whether the Mods of states are left to the renderer.
  package func shown(in environment: EnvironmentValues, keepingOverlays keepsOverlays: Bool = false) -> any Widget {
    guard needsExpansion else { return withPresented }
    return MainActor.assumeIsolated { expanded(in: environment, keepingOverlays: keepsOverlays) }.withPresented
  }

  /// A Boolean value that indicates whether the tree has a component with a body to read, a styling, a
  /// theme, or Mods of states.
  package var needsExpansion: Bool {
    // A loop needs no stack, however deep the tree is. Widgets and parts have a list each, because a list of another
    // type would copy them.
    var (widgets, parts): ([any Widget], [any Bindable]) = ([self], [])
    func needsExpansion(_ value: some Bindable) -> Bool {
      let behaviors = value.behaviors
      if !behaviors.isEmpty {
        if behaviors.haveStylings || behaviors.haveOverlays { return true }
        if behaviors.haveEnvironment, value.holdsTokensAnywhere { return true }
      }
      parts += value.parts
      guard let children = value.content else { return false }
      if children.isEmpty, value is Composed { return true }
      if let presented = value.presentedWidget { widgets.append(presented) }
      widgets += children.elements
      return false
    }
    while true {
      if let widget = widgets.popLast() {
        if needsExpansion(widget) { return true }
      } else if let part = parts.popLast() {
        if needsExpansion(part) { return true }
      } else {
        return false
      }
    }
  }
}

extension EnvironmentValues {
  /// Creates the environment of a preview.
  package init(style: UserInterfaceStyle = .unspecified, isRightToLeft: Bool) {
    self.init()
    userInterfaceStyle = style
    layoutDirection = isRightToLeft ? .rightToLeft : .unspecified
  }
}

extension Widget {
  /// The visible widgets beside the text of a field or in a bar, which are not its children.
  package var shownSlots: Children {
    let slots: [(any Widget)?] =
      switch self {
      case let field as TextField:
        [field.shownLeftView, field.shownRightView]
      case let bar as NavigationBar:
        bar.topItem.map { item in
          item.leftBarButtonItems.map(\.customView) + [item.titleView] + item.rightBarButtonItems.map(\.customView)
        } ?? []
      case let bar as Toolbar: bar.items.map(\.customView)
      default: []
      }
    return Children(slots.compactMap(\.self))
  }
}
