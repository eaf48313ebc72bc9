extension Bindable {
  /// The value as it looks, without what it did over time and without what is inside, for a node that is gone.
  @MainActor
  internal var remains: any Bindable {
    var value = self
    value.behaviors = Behaviors()
    value.visitParts(PartVisitor { $0 = $0.remains })
    value.widgetsInside = []
    if let component = value as? Composed { return component.withoutComponent }
    if var table = value as? TableView {
      table.model = table.model.remains
      return table
    }
    return value.presenting(nil)
  }
}

extension TableModel {
  /// As many rows in the same sections, without what they call.
  fileprivate var remains: TableModel {
    let sections = sections.map { section in
      SectionModel(
        section.header, id: section.id, footer: section.footer, indexTitle: section.indexTitle,
        rows: .placeholders(section.rows.count))
    }
    return TableModel(sections)
  }
}
