/// The widgets inside another, in their order, whatever their kinds.
///
/// ```swift
/// var rows: Children = [Label("Views"), Switch(.isOn(true))]
/// rows.append(Label("1000"))
/// rows == [Label("Views"), Switch(.isOn(true)), Label("1000")]  // true
/// ```
public struct Children: ModelList {
  /// A widget of any kind.
  public typealias Element = any Widget

  @usableFromInline internal var made: [any Widget] = []

  /// The widgets that have yet to be made; `nil` if all have been.
  @usableFromInline internal var list: ComponentList?

  /// The widgets, in their order.
  @inlinable
  public var elements: [any Widget] {
    get { list?.widgets ?? made }
    _modify {
      if let list {
        made = list.widgets
        self.list = nil
      }
      yield &made
    }
  }

  /// Makes an empty list.
  @inlinable
  public init() {}

  /// Makes a list of the widgets of an array.
  @inlinable
  public init(_ elements: [any Widget]) {
    made = elements
  }

  @inlinable
  internal init(_ list: ComponentList) {
    self.list = list
  }

  /// The number of widgets.
  @inlinable
  public var endIndex: Int { list?.count ?? made.count }

  /// The widget at an index.
  @inlinable
  public subscript(position: Int) -> any Widget {
    get { list?.widget(position) ?? made[position] }
    _modify { yield &elements[position] }
  }

  /// Whether both hold equal widgets of the same types in the same order.
  ///
  /// - Complexity: O(1) for copies of one list that have not been changed since.
  public static func == (first: Children, second: Children) -> Bool {
    if first.isIdentical(to: second) { return true }
    if first.count != second.count { return false }
    return first.isEmpty || Recursion.step { first.elementsEqual(second, by: areEqual) }
  }

  /// Whether two widgets are of one type and equal.
  public static func areEqual(_ first: any Widget, _ second: any Widget) -> Bool {
    first.isEqual(to: second)
  }
}

extension Children {
  /// Whether both are the same list, unchanged since one was copied from the other.
  ///
  /// - Complexity: O(1).
  package func isIdentical(to other: Children) -> Bool {
    if list != nil || other.list != nil { return list === other.list }
    return made.withUnsafeBufferPointer { mine in
      other.made.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress && mine.count == $0.count }
    }
  }

  /// Whether the widgets have yet to be made: components, in which nothing is before their bodies are read.
  internal var isLazy: Bool { list != nil }

  /// What tells whether a component at one index is the same as that of another list at another index, key included; `nil` if
  /// that takes a look at the widgets.
  package func comparison(with other: Children) -> ((Int, Int) -> Bool)? {
    guard let list, let otherList = other.list else { return nil }
    return list.comparison(otherList)
  }

  /// The first index, from one on, at which the component is not the same as that of another list, key included; `nil` if
  /// that takes a look at the widgets.
  package func firstDifference(from other: Children, startingAt start: Int) -> Int? {
    guard let list, let otherList = other.list else { return nil }
    return list.firstDifference(otherList, start)
  }

  /// The type of the component and the key at an index, if the widget has yet to be made.
  package func component(at index: Int) -> (type: ObjectIdentifier, key: WidgetKey)? {
    list.map { ($0.type, $0.key(index)) }
  }
}
