import Widgets

extension Node {
  /// Gives the focus to what a click on the node reaches: the nearest widget or item around it that users can focus.
  ///
  /// The row around the node is then the one of its table that receives keys. Nothing changes if that widget is
  /// disabled, or if what has the focus declines to lose it.
  ///
  /// - Parameter part: The part of the widget that receives keys, or `nil` for the first one.
  package func focusByClick(_ part: FocusPart? = nil) {
    focusByClick(component: part.flatMap { focusParts.firstIndex(of: $0) })
  }

  /// Gives the focus to what a click reaches, and to a wheel or a part of it.
  package func focusByClick(component: Int?) {
    guard let target = clickedFocusStop else { return }
    // A screen that hides what is clicked has the focus elsewhere.
    guard target.isVisibleForFocus, target.becomeFocused() == nil else { return }
    tree.focus.isFirst = false
    tree.focus.standIn = nil
    if target.mounted.current is any ListView {
      guard let path = line.lazy.compactMap(\.row).first(where: { $0.table.node === target })?.path else { return }
      if tree.focus.row != path { tree.focusComponent(0) }
      tree.focus.row = path
      tree.contentDidChange?()
    } else if let component {
      tree.focusComponent(component)
    }
  }

  /// The nearest enabled node around that a click can focus, or `nil` if there is none, or if it is disabled.
  ///
  /// Tabs and dots of a screen are not focused by a click on its content.
  private var clickedFocusStop: Node? {
    let (isTab, line) = (mounted.current is TabBarItem, layerLine)
    // What a control of your own consists of has no focus by itself.
    let start = line.lastIndex { $0.isOperatedPreview } ?? 0
    for node in line[start...] {
      if node.isDisabled || !node.takesTouches { return nil }
      if node.isFocusStop, !node.isScreen || node === self || isTab { return node }
    }
    return nil
  }
}

extension Node {
  /// Whether the node is a control of a program's own, which is one stop.
  package var isOperatedPreview: Bool { kind.isPreviewed && mounted.current is any Operable }

  /// Whether the node is a part of such a control.
  package var isInsideOperated: Bool { line.dropFirst().contains(where: \.isOperatedPreview) }
}
