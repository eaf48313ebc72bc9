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
