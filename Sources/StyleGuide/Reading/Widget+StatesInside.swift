import Mod
import Widgets

extension Widget {
  /// The states of Mods in the content of widgets.
  internal var statesOfParts: Set<WidgetState> {
    var states: Set<WidgetState> = []
    for widget in withTokens.widgetsInTree where widget.behaviors.haveOverlays {
      states.formUnion(widget.statesOfOverlays.lazy.filter(\.isOfWidget))
    }
    return states
  }

  /// The states of containers for which there are Mods inside: `.hovered` if the widget itself shares its states, and
  /// `.inside(.hovered)` if it is another container, or one around the widget.
  internal var statesOfContainers: Set<WidgetState> {
    var states: Set<WidgetState> = []
    // The widgets inside, and whether the outermost one is the nearest container.
    var pending: [(widget: any Widget, isShared: Bool)] = []
    func add(_ widget: any Widget, isShared: Bool) {
      pending += (widget.slots ?? widget.shownChildren).elements.map { ($0, isShared) }
    }
    let whole = withTokens
    add(whole, isShared: whole.behaviors.shareStates)
    while let (widget, isShared) = pending.popLast() {
      if widget.behaviors.haveOverlays {
        for case let state? in widget.statesOfOverlays.map(\.stateOfGroup) {
          states.insert(isShared ? state : .inside(state))
        }
      }
      add(widget, isShared: isShared && !widget.behaviors.shareStates)
    }
    return states
  }
}

extension Widget {
  /// The widget and its descendants.
  internal var widgetsInTree: [any Widget] {
    var (widgets, pending): ([any Widget], [any Widget]) = ([], [self])
    while let widget = pending.popLast() {
      widgets.append(widget)
      pending += (widget.slots ?? widget.shownChildren).elements
    }
    return widgets
  }
}
