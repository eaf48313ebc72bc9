extension SignalConvertible where Value: Sequence, Value.Element: Equatable {
  /// Returns a signal of the widgets for each element, which a block lists once for each id.
  ///
  /// ```swift
  /// let chores = Var(["Shop", "Cook"])
  /// let list = VStack(.children <-- chores.mapEach(id: \.self) { chore in Label(.text <-- chore) })
  /// ```
  ///
  /// The block receives a signal of the element. When the list changes, the signals of the elements that differ deliver
  /// their new values, and all other widgets stay as they are. The result delivers a value only if elements have been
  /// inserted, removed or moved. Use it instead of `ForEach` if most changes are inside the elements of a long list,
  /// because no row is described again.
  ///
  /// Keys are set as by `ForEach`. Elements with the same id are matched in order.
  ///
  /// - Complexity: O(*n*) for *n* elements in each delivery.
  @inlinable @inline(__always) public func mapEach<ID: Hashable & Sendable>(
    id: @escaping (Value.Element) -> ID,
    @WidgetBuilder content: @escaping (Signal<Value.Element>) -> Children
  ) -> Signal<Children> {
    // Each subscription makes an object of its own with the first list.
    scan(ListedElements<Value.Element, ID>?.none) { former, elements in
      let listed = former ?? ListedElements(id: id, content: content)
      listed.show(elements)
      return listed
    }.compactMap { $0?.changedWidgets }
  }

  /// Returns a signal of the widgets for each element, which a block lists once for each `id`.
  ///
  /// See ``mapEach(id:content:)``.
  @inlinable @inline(__always) public func mapEach(
    @WidgetBuilder content: @escaping (Signal<Value.Element>) -> Children
  ) -> Signal<Children> where Value.Element: Identifiable, Value.Element.ID: Sendable {
    mapEach(id: { $0.id }, content: content)
  }
}

/// The elements of a list, each with a variable of its own and with the widgets that are bound to it.
@MainActor @usableFromInline internal final class ListedElements<Element: Equatable, ID: Hashable & Sendable> {
  @usableFromInline internal let id: (Element) -> ID
  @usableFromInline internal let content: (Signal<Element>) -> Children

  /// The widgets of all elements, if they differ from those before.
  @usableFromInline internal var changedWidgets: Children?

  /// The rows in order, or `nil` before the first list.
  @usableFromInline internal var rows: [Row]?

  @inlinable internal init(id: @escaping (Element) -> ID, content: @escaping (Signal<Element>) -> Children) {
    self.id = id
    self.content = content
  }

  @MainActor @usableFromInline internal struct Row {
    @usableFromInline internal let id: ID
    @usableFromInline internal let variable: Var<Element>
    @usableFromInline internal let widgets: Children

    /// The latest element, which the variable may not have delivered yet.
    @usableFromInline internal var element: Element

    @inlinable internal init(_ element: Element, id: ID, _ content: (Signal<Element>) -> Children) {
      let variable = Var(element)
      self.id = id
      self.variable = variable
      widgets = ForEach(CollectionOfOne(id), id: \.self) { _ in content(variable.signal) }.widgets
      self.element = element
    }

    @inlinable internal mutating func show(_ new: Element) {
      guard new != element else { return }
      element = new
      variable.set(new)
    }
  }

  /// Shows another list: sets the variables of elements that stay, and lists widgets for new ones.
  @inlinable internal func show(_ elements: some Sequence<Element>) {
    let elements = Array(elements)
    guard var rows, showsInPlace(elements) else {
      let rows = rearranged(for: elements)
      self.rows = rows
      return changedWidgets = Children(rows.flatMap(\.widgets.elements))
    }
    changedWidgets = nil
    // The rows are changed in place, because nothing else has the array meanwhile.
    self.rows = nil
    for index in elements.indices { rows[index].show(elements[index]) }
    self.rows = rows
  }

  /// Returns whether a list has the ids of the rows, in the same order.
  @inlinable internal func showsInPlace(_ elements: [Element]) -> Bool {
    guard let rows, rows.count == elements.count else { return false }
    for index in elements.indices where rows[index].id != id(elements[index]) { return false }
    return true
  }

  /// Returns the rows of a list with other ids. Rows with the same id are reused in order.
  @inlinable internal func rearranged(for elements: [Element]) -> [Row] {
    var former = Dictionary(grouping: (rows ?? []).reversed(), by: \.id)
    return elements.map { element in
      let id = id(element)
      guard var row = former[id]?.popLast() else { return Row(element, id: id, content) }
      row.show(element)
      return row
    }
  }
}
