/// Widgets for each element of a sequence, with keys that tell them apart when elements come, go or move.
///
/// ```swift
/// let list = VStack {
///   ForEach(users) { user in Label(user.name) }
///   ForEach(tags, id: \.self) { tag in Label(tag) }
///   ForEach(0..<3) { row in Label("\(row)") }
/// }
/// ```
///
/// The first widget of an element gets the element's id as its ``Widget/key``, so that it keeps it when others follow later.
/// Those after it get the id and their place, `7/#1`; and a widget that has a key already gets the id and that key,
/// `7/"title"`, so that a loop in a loop repeats none. The ids of all elements in a container must differ, also between loops
/// side by side.
///
/// A plain `for` gives no keys.
public struct ForEach: WidgetConvertible, Equatable, Sendable {
  /// The widgets of all elements, in their order.
  public let widgets: Children

  /// Makes the widgets for each element of a sequence, told apart by a part of it.
  @inlinable
  public init<Data: Sequence>(
    _ data: Data,
    id: (Data.Element) -> some Hashable & Sendable,
    @WidgetBuilder content: (Data.Element) -> Children
  ) {
    var all: [any Widget] = []
    all.reserveCapacity(data.underestimatedCount)
    for element in data {
      for widget in content(element).keyed(by: WidgetKey(id(element))) { all.append(widget) }
    }
    widgets = Children(all)
  }

  /// Lists components, told apart by their `id`.
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
  /// It costs least where most of them stay what they are: a live tree compares the components as they are listed, and makes
  /// widgets only of those that have changed. That is so where nothing stands beside the loop: in a block of several lines, all
  /// become widgets. Give the list a stack of its own there.
  @inlinable
  public init<Element: Component & Identifiable>(_ components: [Element]) where Element.ID: Sendable {
    widgets = Children(ComponentList(components))
  }

  /// Makes the widgets for each element of a sequence, told apart by its `id`.
  @inlinable
  public init<Data: Sequence>(
    _ data: Data,
    @WidgetBuilder content: (Data.Element) -> Children
  ) where Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(data, id: \.id, content: content)
  }

  /// Makes the widgets for each number of a range, told apart by the number.
  @inlinable
  public init<Data: Collection<Int> & RangeExpression<Int>>(
    _ data: Data,
    @WidgetBuilder content: (Int) -> Children
  ) {
    self.init(data, id: \.self, content: content)
  }
}

extension Children {
  /// The widgets with keys that start with that of the element they were made for.
  @usableFromInline
  internal consuming func keyed(by element: WidgetKey) -> [any Widget] {
    for place in elements.indices {
      if let key = elements[place].key {
        elements[place].key = WidgetKey(element, key)
      } else {
        elements[place].key = place == 0 ? element : WidgetKey(element, at: place)
      }
    }
    return elements
  }
}
