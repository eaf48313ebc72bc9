import Widgets

extension Node {
  /// The title of the screen that users see, or else the text of its first heading, or `nil`.
  ///
  /// An alert does not name what is behind it. See `nameInside` of `Widget` for screens without a title.
  ///
  /// - Complexity: O(*n*) in the visible widgets of a screen without a title. Rows of lists are not visited.
  package var screenName: String? {
    for layer in tree.screens.presented.reversed() where !(layer.screen is AlertController) {
      if let name = layer.nameInside { return name }
    }
    return nameInside
  }

  /// The name of the visible screen in the node, regardless of presented screens. No nodes are mounted.
  package var nameInside: String? {
    guard let widget = WidgetCast.widget(look), widget.isInSight else { return nil }
    if kind.isContainerScreen {
      let shown = shownIndices
      if let name = childNodes[shown].reversed().lazy.compactMap(\.nameInside).first { return name }
      return childNodes[..<shown.lowerBound].reversed().lazy.compactMap(\.titleOfScreen).first ?? titleOfScreen
    }
    if let name = ownName(of: widget) { return name }
    if kind.isTable { return nil }
    var name: String?
    visitChildren(awake: { name = name ?? $0.nameInside }, asleep: { widget, _ in name = name ?? widget.nameInside })
    return name
  }

  private func ownName(of widget: any Widget) -> String? {
    if isScreen { return titleOfScreen }
    if widget is NavigationBar { return (snapshot(holding: []) as? NavigationBar)?.topItem?.shownText?.nonEmpty }
    if widget.rareAttributes.haveTitle { return widget.navigationTitle?.nonEmpty }
    return widget.isHeading ? shownName?.nonEmpty : nil
  }

  /// The title that a bar shows for the screen, or for that of the component.
  private var titleOfScreen: String? {
    if kind.isComponent { return branches.mounted.lazy.compactMap(\.titleOfScreen).first }
    return (snapshot(holding: []) as? any Widget)?.titleOfScreen
  }
}

extension Node {
  /// Whether the node, or something inside, can name a screen. No nodes are mounted.
  ///
  /// - Complexity: O(*n*) in the widgets inside. Rows of lists are not visited.
  package var canName: Bool {
    if isScreen { return true }
    if kind.isTable { return false }
    guard let widget = WidgetCast.widget(mounted.current) else { return false }
    if widget.isNaming { return true }
    var canName = false
    visitChildren(
      awake: { canName = canName || $0.canName }, asleep: { widget, _ in canName = canName || widget.canName })
    return canName
  }

  /// Returns whether a change of the value can change the name of a screen.
  ///
  /// - Complexity: O(*n*) in the depth of a node whose text has changed, or in the widgets inside of one that appears
  ///   or disappears.
  package func canRename(from old: any Bindable, to new: any Bindable) -> Bool {
    if kind.isContainerScreen { return true }
    guard let old = WidgetCast.widget(old), let new = WidgetCast.widget(new) else {
      return (old as? NavigationItem)?.shownText != (new as? NavigationItem)?.shownText
    }
    if old.isInSight != new.isInSight { return canName }
    if isScreen, old.titleOfScreen != new.titleOfScreen { return true }
    if old.isHeading != new.isHeading || old.navigationTitle != new.navigationTitle { return true }
    if new.isHeading { return old.accessibilityName != new.accessibilityName }
    return old.shownText != new.shownText && isInHeading
  }

  /// Returns whether another text or another state of a widget without children can change the name of a screen.
  ///
  /// - Complexity: O(*n*) in the depth of the node.
  package var canRenameBySetting: Bool {
    mounted.rareAttributes.haveTitle || identity.type == NavigationBar.self || isInHeading
  }

  private var isInHeading: Bool {
    var node: Node? = self
    while let inner = node {
      if inner.mounted.isHeading { return true }
      node = inner.parent
    }
    return false
  }
}

extension Widget {
  /// Whether the widget, whose node does not exist yet, or something inside can name a screen.
  fileprivate var canName: Bool {
    var rest: [any Widget] = [self]
    while let widget = rest.popLast() {
      if widget.isNaming { return true }
      rest += widget.widgetsInside?.elements ?? []
    }
    return false
  }
}
