import Widgets

extension Node {
  /// Focuses the nearest widget or item around a clicked node that users can focus.
  ///
  /// The row around the node then receives the keys of its table. Nothing changes if the widget is disabled, or if the
  /// focused widget declines to lose the focus.
  ///
  /// - Parameter part: The part of the widget that receives keys, or `nil` for the first one.
  package func focusByClick(_ part: FocusPart? = nil) {
    focusByClick(component: part.flatMap { focusParts.firstIndex(of: $0) })
  }

  /// Focuses the clicked widget, and a wheel or a part of it.
  package func focusByClick(component: Int?) {
    guard let target = clickedFocusStop else { return }
    // A clicked widget that another screen hides is not focused.
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
    let (isTab, line) = (treeRole == .tab, layerLine)
    // The parts of a custom control have no focus by themselves.
    let start = line.lastIndex { $0.isOperatedPreview } ?? 0
    for node in line[start...] {
      if node.isDisabled || !node.takesTouches { return nil }
      if node.isFocusStop, !node.isScreen || node === self || isTab { return node }
    }
    return nil
  }
}

extension Node {
  /// Whether the node is a custom control, which is one stop of Tab.
  package var isOperatedPreview: Bool { kind.isPreviewed && mounted.current is any Operable }

  /// Whether the node is a part of such a control.
  package var isInsideOperated: Bool { line.dropFirst().contains(where: \.isOperatedPreview) }
}
