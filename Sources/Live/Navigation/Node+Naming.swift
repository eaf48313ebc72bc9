import Bindings
import Widgets

extension Node {
  /// The title of the screen that users see, or else the text of its first heading, with its node, or `nil`.
  ///
  /// An alert does not name what is behind it. See `nameInside` of `Widget` for screens without a title.
  ///
  /// - Complexity: O(*n*) in the visible widgets of a screen without a title. Rows of lists are not visited.
  package var screenNaming: (name: String, node: Node)? {
    for layer in tree.screens.presented.reversed() where layer.screenNode.treeRole != .alert {
      if let naming = layer.namingInside { return naming }
    }
    return namingInside
  }

  /// The name of the visible screen in the node, regardless of presented screens. No nodes are mounted.
  package var nameInside: String? { namingInside?.name }

  private var namingInside: (name: String, node: Node)? {
    guard let widget = WidgetCast.widget(appearance), widget.isInSight else { return nil }
    func own(_ name: String?) -> (name: String, node: Node)? { name.map { ($0, self) } }
    if kind.isContainerScreen {
      let shown = shownIndices
      if let naming = childNodes[shown].reversed().lazy.compactMap(\.namingInside).first { return naming }
      return own(
        childNodes[..<shown.lowerBound].reversed().lazy.compactMap(\.titleOfScreen).first ?? titleOfScreen)
    }
    if let name = ownName(of: widget) { return own(name) }
    if kind.isTable { return nil }
    var naming: (name: String, node: Node)?
    visitChildren(
      awake: { naming = naming ?? $0.namingInside }, asleep: { widget, _ in naming = naming ?? own(widget.nameInside) })
    return naming
  }

  private func ownName(of widget: any Widget) -> String? {
    if isScreen { return titleOfScreen }
    if treeRole == .navigationBar { return (snapshot(holding: []) as? NavigationBar)?.topItem?.shownText?.nonEmpty }
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
      return treeRole == .navigationItem && (old as? NavigationItem)?.shownText != (new as? NavigationItem)?.shownText
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
    mounted.rareAttributes.haveTitle || treeRole == .navigationBar || isInHeading
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

extension Node {
  /// Gives the title of the widget to the nearest screen around it, if it has or had a title.
  ///
  /// - Parameter rare: The rare attributes of the widget.
  internal func notifyOfTitle(_ rare: RareAttributes) {
    guard rare.haveTitle || givesTitle, !isScreen else { return }
    let title = (mounted.current as? any Widget)?.navigationTitle
    guard let screen = line.dropFirst().first(where: { $0.mounted.current is any Screen }) else { return }
    tree.screens.titled[id] = title == nil ? nil : TitledScreen(node: screen)
    screen.give(title)
  }

  /// Whether the widget has given a title to a screen.
  private var givesTitle: Bool { !tree.screens.titled.isEmpty && tree.screens.titled[id] != nil }

  /// Takes the title away that the widget has given to a screen.
  internal func withdrawTitle() {
    guard !tree.screens.titled.isEmpty, let screen = tree.screens.titled.removeValue(forKey: id)?.node, screen.isMounted
    else { return }
    screen.give(nil)
  }

  private func give(_ title: String?) {
    guard (mounted.current as? any Screen)?.contentTitle != title else { return }
    mounted.applyAny { value in
      guard var screen = value as? any Screen else { return }
      screen.contentTitle = title
      value = screen
    }
  }
}

/// A screen with a title from its content.
internal struct TitledScreen {
  internal weak var node: Node?
}
