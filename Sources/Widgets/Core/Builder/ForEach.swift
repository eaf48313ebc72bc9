/// Widgets for each element of a sequence, with keys that identify them when elements are inserted, removed or moved.
///
/// ```swift
/// let list = VStack {
///   ForEach(users) { user in Label(user.name) }
///   ForEach(tags, id: \.self) { tag in Label(tag) }
///   ForEach(0..<3) { row in Label("\(row)") }
/// }
/// ```
///
/// The first widget of an element takes the element's id as its ``Widget/key``. Further widgets take the id and their
/// position, `7/#1`, and a widget with a key of its own takes the id and that key, `7/"title"`, so that nested loops
/// have no duplicate keys. The ids of all elements in a container must differ, also between adjacent loops.
///
/// A plain `for` loop sets no keys.
public struct ForEach: WidgetConvertible, Equatable, Sendable {
  /// The widgets of all elements, in order.
  public let widgets: Children

  /// Creates the widgets for each element of a sequence, identified by a property.
  ///
  /// For other ids, use ``init(_:identifiedBy:content:)``.
  @inlinable public init<Data: Sequence, ID: Hashable & Sendable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @WidgetBuilder content: (Data.Element) -> Children
  ) {
    // A function type here would take key paths, too. But of three nested loops with a mistake, the compiler would try
    // each literal as a key path and as a function, together with all others, and not come to an end.
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
  }

  /// Creates the widgets for each element of a sequence, identified by the result of a function.
  @inlinable public init<Data: Sequence>(
    _ data: Data,
    identifiedBy id: (Data.Element) -> some Hashable & Sendable,
    @WidgetBuilder content: (Data.Element) -> Children
  ) {
    var lists: [Children] = []
    var keys: [WidgetKey] = []
    lists.reserveCapacity(data.underestimatedCount)
    keys.reserveCapacity(data.underestimatedCount)
    for element in data {
      lists.append(content(element))
      keys.append(WidgetKey(id(element)))
    }
    widgets = Children(joining: lists, keys)
  }

  /// Lists components, identified by their `id`.
  ///
  /// ```swift
  /// struct TagRow: Component, Identifiable, Equatable {
  ///   let id: String
  ///
  ///   var body: Children { Label(id) }
  /// }
  ///
  /// let tagList = VStack { ForEach(tags.map { TagRow(id: $0) }) }
  /// ```
  ///
  /// This is the fastest form if most elements stay the same: a live tree compares the components, and makes widgets
  /// only for those that have changed. Only the first component that is compared is tested for equality with itself: a
  /// type with other values that do not equal themselves needs the form with a block. If the loop is the only line of
  /// its block, a program that owns the array can change it in place, without a copy.
  @inlinable public init<Element: Component & Identifiable>(_ components: [Element]) where Element.ID: Sendable {
    widgets = Children(ComponentList(components))
  }

  /// Creates the widgets for each element of a sequence, identified by its `id`.
  @inlinable public init<Data: Sequence>(
    _ data: Data,
    @WidgetBuilder content: (Data.Element) -> Children
  ) where Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }

  /// Creates the widgets for each number in a range, identified by the number.
  @inlinable public init<Data: Collection<Int> & RangeExpression<Int>>(
    _ data: Data,
    @WidgetBuilder content: (Int) -> Children
  ) {
    self.init(data, identifiedBy: { $0 }, content: content)
  }
}

// Correct programs never use these declarations. Their messages replace errors about missing conformances.

extension ForEach {
  @available(*, unavailable, message: "the elements have no 'id'; name one, as in 'ForEach(names, id: \\.self)'")
  @_disfavoredOverload
  public init<Data: Sequence>(_ data: Data, @WidgetBuilder content: (Data.Element) -> Children) { widgets = [] }
}
