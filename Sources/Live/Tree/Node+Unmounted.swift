extension Node {
  /// Returns the value of an unmounted node, without behaviors and without children.
  internal func unmountedValue(of value: any Bindable) -> any Bindable {
    var value = value
    value.behaviors = Behaviors()
    if !partNodes.isEmpty {
      var next = partNodes.makeIterator()
      value.visitParts(PartVisitor { part in part = next.next()?.mounted.current ?? part.withoutBehaviors })
    }
    if !isContainer { return value }
    value.widgetsInside = []
    if isComponent, let component = value as? Composed { return component.withoutComponent }
    if isScreen { return value.presenting(nil) }
    guard var list = value as? any ListView else { return value }
    list.model = list.model.remains
    return list
  }

  /// Releases the objects of the children's descriptions, so that the node retains only values that can still be read.
  internal func forgetChildren() {
    if branches.sleeping?.isArranged == true { wake() }
    guard let sleeping = branches.sleeping else { return branches.described = [] }
    if branches.mounted.isEmpty, !sleeping.haveBehaviors { return }
    var children = branches.described
    for (index, numbers) in sleeping.numbers.enumerated() {
      if numbers.isEmpty {
        children[index] = View()
      } else if sleeping.haveBehaviors {
        children[index] = quieted(children[index])
      }
    }
    branches.described = children
  }
}

extension Bindable {
  fileprivate var withoutBehaviors: Self {
    var value = self
    value.behaviors = Behaviors()
    return value
  }
}

extension TableModel {
  /// A copy with the same number of rows in the same sections, without closures.
  fileprivate var remains: TableModel {
    let sections = sections.map { section in
      SectionModel(
        section.header, id: section.id, footer: section.footer, indexTitle: section.indexTitle,
        rows: .placeholders(section.rows.count))
    }
    return TableModel(sections)
  }
}

/// Returns the widget and its content without behaviors. It is the widget itself if there are none.
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
