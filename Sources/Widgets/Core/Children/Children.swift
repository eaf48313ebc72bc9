/// The children of a container, in order and of any types.
///
/// ```swift
/// var rows: Children = [Label("Views"), Switch(.isOn(true))]
/// rows.append(Label("1000"))
/// rows == [Label("Views"), Switch(.isOn(true)), Label("1000")]  // true
/// ```
///
/// Children that a block lists keep their types in one object. An element is a copy, made on demand.
///
/// Sharing a list between threads is safe, because its object is changed only through a unique reference, or behind a
/// lock.
public struct Children: ModelList, @unchecked Sendable {
  /// A widget of any kind.
  public typealias Element = any Widget

  /// The widgets, or `nil` if there are none.
  @usableFromInline internal var box: ChildrenBox?

  /// The widgets, in order.
  ///
  /// - Complexity: O(*n*) for *n* widgets that a block lists, or components that have yet to become widgets, and O(1)
  ///   otherwise. Changing them is O(*n*).
  @inlinable public var elements: [any Widget] {
    get { box?.widgets ?? [] }
    _modify {
      var elements = take().widgets
      defer { self = Children(elements) }
      yield &elements
    }
  }

  /// Creates an empty list.
  @inlinable public init() {}

  /// Creates a list from an array of widgets.
  ///
  /// - Complexity: O(*n*).
  @inlinable public init(_ elements: [any Widget]) {
    self.init()
    if !elements.isEmpty { put(elements, changedIn: elements.indices, ChildrenLevels()) }
  }

  /// Creates a list from an array literal.
  @inlinable public init(arrayLiteral elements: any Widget...) { self.init(elements) }

  @usableFromInline internal init(_ box: ChildrenBox) {
    self.init()
    if box.count == 0 { return }
    // A loop that adds widgets to a list in each turn would nest as many boxes as it has turns.
    let isNested = box.levels.joins > Self.mostJoins
    let box = isNested ? WidgetArray(box.widgets, levels: box.levels.flattened) : box
    self.box = box.levels.released < DeepChildren.limit ? box : DeepChildren(box)
  }

  /// The largest number of boxes in boxes.
  private static let mostJoins = 8

  /// The number of widgets.
  @inlinable public var endIndex: Int { box?.count ?? 0 }

  /// The widget at an index.
  @inlinable public subscript(position: Int) -> any Widget {
    get {
      guard let box, position < box.count else { preconditionFailure("There is no child at index \(position).") }
      return box.widget(at: position)
    }
    _modify {
      var (widgets, levels) = take()
      defer { put(widgets, changedIn: position..<position + 1, levels) }
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
    put(widgets, changedIn: range.lowerBound..<range.upperBound + widgets.count - count, levels)
  }

  /// Removes the widgets, so that they are changed in place, and returns them with the levels below them.
  @usableFromInline internal mutating func take() -> (widgets: [any Widget], levels: ChildrenLevels) {
    guard var box else { return ([], ChildrenLevels()) }
    self.box = nil
    let levels = box.levels.flattened
    if isKnownUniquelyReferenced(&box), let array = box as? WidgetArray { return (array.take(), levels) }
    return (box.widgets, levels)
  }

  /// Stores widgets. Only those in the range have changed since the levels were counted.
  ///
  /// - Complexity: O(*n*) for *n* changed widgets.
  @usableFromInline
  internal mutating func put(_ widgets: [any Widget], changedIn range: Range<Int>, _ levels: ChildrenLevels) {
    self = Children(WidgetArray(widgets, changedIn: range, levels: levels))
  }

  /// Returns whether both contain equal widgets of the same types in the same order.
  ///
  /// - Complexity: O(*n*); O(1) for unmodified copies of one list.
  public static func == (first: Children, second: Children) -> Bool {
    if first.isIdentical(to: second) { return true }
    guard let box = first.box, let other = second.box, box.count == other.count else { return false }
    return Recursion.step { box.isEqual(to: other) }
  }

  /// Returns whether two widgets have one type and are equal.
  public static func areEqual(_ first: any Widget, _ second: any Widget) -> Bool { first.isEqual(to: second) }
}

extension Children {
  /// Returns whether both are unmodified copies of one list.
  ///
  /// - Complexity: O(1).
  @inlinable package func isIdentical(to other: Children) -> Bool { box === other.box }

  /// Whether visitors skip the elements, which are compared without creating their widgets.
  internal var isLazy: Bool { box?.isLazy == true }

  /// Whether none of the widgets can have children.
  @usableFromInline internal var haveNoneInside: Bool { box?.levels.all ?? 0 == 0 }

  /// Returns the identity of the child at an index.
  package func identity(at index: Int) -> ChildIdentity {
    guard let box else { preconditionFailure("There is no child at index \(index).") }
    return box.identity(at: index)
  }

  /// Returns whether a widget equals one of another list, as far as that is known without comparing the widgets inside
  /// both; otherwise `nil`.
  package func isKnown(at index: Int, toEqual other: Children, at otherIndex: Int) -> Bool? {
    guard let box, let otherBox = other.box else { return nil }
    return box.isKnown(at: index, toEqual: otherBox, at: otherIndex)
  }

  /// Returns the indexes, up to the smaller number of widgets, of those that are not known to equal those of another
  /// list.
  ///
  /// It is `nil` if nothing is known of any. After a child of another identity, indexes may be missing.
  package func differences(from other: Children) -> [Int]? {
    guard let box, let otherBox = other.box else { return [] }
    return box.differences(from: otherBox)
  }

  /// Takes the array of a former list of components, with the changed ones, instead of the array that made this list.
  ///
  /// A program that owns that array can then change it in place, since no description shares it. Nothing happens if
  /// anything else refers to the former list, or if one of the lists has become widgets.
  ///
  /// - Parameters:
  ///   - former: The list before the change, which is empty afterwards.
  ///   - changed: The indexes of the components that have changed.
  /// - Complexity: O(*n*) for *n* changed components.
  package func inherit(_ former: inout Children, changedAt changed: [Int]) {
    var old = former.box
    former = Children()
    guard let box, box !== old, box.count == old?.count, isKnownUniquelyReferenced(&old), let old else { return }
    box.inherit(old, changedAt: changed)
  }

  /// Visits the widgets in order, until the visitor returns `false`, and returns whether all have been visited.
  @discardableResult internal func visit(_ visitor: inout some WidgetVisitor) -> Bool { box?.visit(&visitor) ?? true }
}
