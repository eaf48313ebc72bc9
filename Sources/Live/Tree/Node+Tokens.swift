import Widgets

extension Node {
  /// The value with its descendants, whose colors and fonts remain tokens.
  internal var snapshotWithTokens: any Bindable { holdsTokensInside ? makeSnapshotWithTokens() : snapshot }

  private func makeSnapshotWithTokens() -> any Bindable {
    var children: [any Widget] = []
    visitChildren { node in
      if let widget = node.makeSnapshotWithTokens() as? any Widget { children.append(widget) }
    } asleep: { widget, _ in
      children.append(widget)
    }
    return snapshot(holding: Children(children), keepingTokens: true) { $0.makeSnapshotWithTokens() }
  }

  /// Whether the value, a part or a widget inside may look as a token of a theme.
  private var holdsTokensInside: Bool {
    if hasOverlays || mounted.holdsTokens || partNodes.contains(where: \.holdsTokensInside) { return true }
    var hold = false
    visitChildren { node in
      hold = hold || node.holdsTokensInside
    } asleep: { widget, _ in
      hold = hold || widget.holdsTokensInside
    }
    return hold
  }
}
