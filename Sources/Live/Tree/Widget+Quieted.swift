/// Returns the widget with those inside it, without behaviors, which is the widget itself if there are none.
internal func quieted(_ widget: any Widget) -> any Widget {
  QuietWidgets(widget)?.haveBehaviors == false ? widget : widget.withoutBehaviorsInside
}

extension Widget {
  fileprivate var withoutBehaviorsInside: Self {
    var widget = self
    if !behaviors.isEmpty { widget.behaviors = Behaviors() }
    if let inside = widgetsInside, !inside.isEmpty { widget.widgetsInside = Children(inside.map(quieted)) }
    return widget
  }
}
