/// The children of a container, in order and of any types.
///
/// ```swift
/// var rows: Children = [Label("Views"), Switch(.isOn(true))]
/// rows.append(Label("1000"))
/// rows == [Label("Views"), Switch(.isOn(true)), Label("1000")]  // true
/// ```
public struct Children: ModelList {
  /// A widget of any kind.
  public typealias Element = any Widget

  @usableFromInline internal var stored = ChildrenStorage.made0([])

  /// The widgets that exist, which are none for components that have yet to become widgets.
  @inlinable internal var made: [any Widget] { stored.made ?? [] }

  /// The components that have yet to become widgets, or `nil` if there are none.
  @inlinable internal var list: ComponentList? { if case .list(let list) = stored { list } else { nil } }

  /// The widgets, in order.
  ///
  /// - Complexity: O(*n*) for *n* components that have yet to become widgets, and otherwise O(1). Changing them is
  ///   O(*n*) for *n* widgets.
  @inlinable public var elements: [any Widget] {
    get { stored.made ?? list?.widgets ?? [] }
    _modify {
      var elements = elements
      // The list owns the array alone while it changes, so that it is changed in place.
      stored = .made0([])
      defer { self = Children(elements) }
      yield &elements
    }
  }

  /// Creates an empty list.
  @inlinable public init() {}

  /// Creates a list from an array of widgets.
  ///
  /// - Complexity: O(*n*).
  public init(_ elements: [any Widget]) { stored = ChildrenStorage(elements, changedIn: elements.indices) }

  /// Creates a list from an array literal.
  public init(arrayLiteral elements: any Widget...) { self.init(elements) }

  @inlinable internal init(_ list: ComponentList) { stored = .list(list) }

  /// The number of widgets.
  @inlinable public var endIndex: Int { stored.count }

  /// The widget at an index.
  @inlinable public subscript(position: Int) -> any Widget {
    get { stored.widget(at: position) }
    _modify {
      var (widgets, levels) = take()
      defer { stored = ChildrenStorage(widgets, changedIn: position..<position + 1, levels: levels) }
      yield &widgets[position]
    }
  }

  /// Replaces the widgets in a range.
  ///
  /// - Complexity: O(*n*).
  public mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<any Widget>) {
    var (widgets, levels) = take()
    let count = widgets.count
    widgets.replaceSubrange(range, with: new)
    let end = range.upperBound + widgets.count - count
    stored = ChildrenStorage(widgets, changedIn: range.lowerBound..<end, levels: levels)
  }

  /// Removes the widgets, so that they are changed in place, and returns them with the levels below them.
  @usableFromInline internal mutating func take() -> (widgets: [any Widget], levels: Int) {
    let taken = (elements, stored.levels)
    stored = .made0([])
    return taken
  }

  /// Returns whether both contain equal widgets of the same types in the same order.
  ///
  /// - Complexity: O(*n*); O(1) for unmodified copies of one list.
  public static func == (first: Children, second: Children) -> Bool {
    if first.isIdentical(to: second) { return true }
    if first.count != second.count { return false }
    return first.isEmpty || Recursion.step { first.indices.allSatisfy { areEqual(first[$0], second[$0]) } }
  }

  /// Returns whether two widgets have one type and are equal.
  public static func areEqual(_ first: any Widget, _ second: any Widget) -> Bool { first.isEqual(to: second) }
}

extension Children {
  /// Returns whether both are unmodified copies of one list.
  ///
  /// - Complexity: O(1).
  package func isIdentical(to other: Children) -> Bool {
    if list != nil || other.list != nil { return list === other.list }
    return made.withUnsafeBufferPointer { mine in
      other.made.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress && mine.count == $0.count }
    }
  }

  /// A Boolean value that indicates whether the elements are components that have yet to become widgets.
  internal var isLazy: Bool { list != nil }

  /// Returns a closure that compares a component of this list with one of another, including keys.
  ///
  /// It is `nil` if the widgets have to be compared instead.
  package func comparison(with other: Children) -> ((Int, Int) -> Bool)? {
    guard let list, let otherList = other.list else { return nil }
    return list.comparison(otherList)
  }

  /// Returns the first index, from `start` on, at which the component or the key differs from that in another list.
  ///
  /// It is `nil` if the widgets have to be compared instead.
  package func firstDifference(from other: Children, startingAt start: Int) -> Int? {
    guard let list, let otherList = other.list else { return nil }
    return list.firstDifference(otherList, start)
  }

  /// Takes the array of a former list, with the changed components, instead of the array that made this list.
  ///
  /// A program that owns that array can then change it in place, since no description shares it. Nothing happens if
  /// anything else refers to the former list, or if one of the lists has become widgets.
  ///
  /// - Parameters:
  ///   - former: The list before the change, which is empty afterwards.
  ///   - changed: The indexes of the components that have changed.
  /// - Complexity: O(*n*) for *n* changed components.
  package func inherit(_ former: inout Children, changedAt changed: [Int]) {
    var old = former.list
    former = Children()
    guard let list, list !== old, list.count == old?.count, isKnownUniquelyReferenced(&old), let old else { return }
    list.inherit(old, changed)
  }

  /// Returns the type and the key of the component at an index, if it has yet to become a widget.
  package func component(at index: Int) -> (type: any Component.Type, key: WidgetKey)? {
    list.flatMap { list in list.type.map { ($0, list.key(index)) } }
  }
}
