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
      // The actions of rows are closures as handlers are.
      table.model = TableModel()
      return table
    }
    return value.presenting(nil)
  }
}
