/// The widgets of a list of children, in an object that copies of the list share.
///
/// Each subclass stores them in another way: with the types that a block has, as components that have yet to become
/// widgets, or as an array.
@usableFromInline internal class ChildrenBox {
  /// The number of widgets.
  @usableFromInline internal final let count: Int

  /// The levels of children below the widgets.
  @usableFromInline internal final let levels: ChildrenLevels

  @inlinable internal init(count: Int, levels: ChildrenLevels) {
    self.count = count
    self.levels = levels
  }

  /// Returns the widget at an index.
  @usableFromInline internal func widget(at index: Int) -> any Widget {
    preconditionFailure("Only subclasses are made, and they have widgets.")
  }

  /// The widgets, in order.
  @usableFromInline internal var widgets: [any Widget] { (0..<count).map { widget(at: $0) } }

  /// Whether visitors skip the elements, which are compared without creating their widgets.
  @usableFromInline internal var isLazy: Bool { false }

  /// Returns the type of the widget or the component at an index, and its key.
  @usableFromInline internal func identity(at index: Int) -> ChildIdentity { ChildIdentity(widget(at: index)) }

  /// Returns whether a widget equals a widget of another box, or `nil` if that is not known without comparing the
  /// widgets inside both.
  @usableFromInline internal func isKnown(at index: Int, toEqual other: ChildrenBox, at otherIndex: Int) -> Bool? {
    nil
  }

  /// Returns the indexes of the widgets that are not known to equal those of another box at the same indexes.
  ///
  /// It is `nil` if nothing is known about any of them. After a child of another identity, indexes may be missing.
  @usableFromInline internal func differences(from other: ChildrenBox) -> [Int]? { nil }

  /// Returns whether another box of the same size has equal widgets of the same types, in the same order.
  @usableFromInline internal func isEqual(to other: ChildrenBox) -> Bool {
    (0..<count).allSatisfy { widget(at: $0).isEqual(to: other.widget(at: $0)) }
  }

  /// Visits the widgets in order, without the keys of a ``ForEach``, until the visitor returns `false`.
  ///
  /// - Returns: Whether all have been visited.
  @usableFromInline internal func visit(_ visitor: inout some WidgetVisitor) -> Bool {
    for widget in widgets where !visitor.visit(widget) { return false }
    return true
  }

  /// Visits the widget at an index, without the key of a ``ForEach``, and returns whether the visitor would go on.
  @usableFromInline internal func visit(at index: Int, _ visitor: inout some WidgetVisitor) -> Bool {
    let widget = widget(at: index)
    return visitor.visit(widget)
  }

  /// Returns the given box with the class of this one, or `nil` if it has another class. A cast would cost a lookup.
  @inlinable internal final func alike(_ other: ChildrenBox) -> Self? {
    type(of: other) == type(of: self) ? unsafeDowncast(other, to: Self.self) : nil
  }

  /// Takes the array of components of another list, and replaces its components at `changed` by the new ones.
  ///
  /// - Precondition: There is no other reference to the other list.
  @usableFromInline internal func inherit(_ other: ChildrenBox, changedAt changed: [Int]) {}
}
