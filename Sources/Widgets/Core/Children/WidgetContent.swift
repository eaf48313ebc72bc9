/// Something that a block lists: a widget, a component, a list of children, or several of them, with their types.
///
/// ``WidgetBuilder`` makes content. No other type has to conform.
public protocol WidgetContent: Sendable {
  /// The number of widgets.
  var _count: Int { get }

  /// The levels of children below the widgets.
  var _levels: ChildrenLevels { get }

  /// Returns the widget at an index.
  func _widget(at index: Int) -> any Widget

  /// Returns the type and the key of the child at an index.
  func _identity(at index: Int) -> ChildIdentity

  /// Returns whether a widget equals one of other content, as far as that is known without comparing the widgets inside
  /// both; otherwise `nil`.
  func _isKnown(at index: Int, toEqual other: Self, at otherIndex: Int) -> Bool?

  /// Appends the indexes of the widgets that are not known to equal those of other content at the same indexes.
  func _appendDifferences(from other: Self, at offset: Int, to indexes: inout [Int])

  /// Returns whether both have equal widgets, or `nil` if that is not known, because their lines list different numbers.
  func _isEqual(to other: Self) -> Bool?

  /// Visits the widgets in order, without the keys of a ``ForEach``, until the visitor returns `false`, and returns whether all have been visited.
  func _visit(_ visitor: inout some WidgetVisitor) -> Bool

  /// Visits the widget at an index, without the key of a ``ForEach``, and returns whether the visitor would go on.
  func _visit(at index: Int, _ visitor: inout some WidgetVisitor) -> Bool
}

/// A line of a block that is a widget.
@frozen public struct WidgetLine<Line: Widget>: WidgetContent {
  @usableFromInline internal let widget: Line

  @inlinable @inline(__always) internal init(_ widget: consuming Line) { self.widget = widget }

  @inlinable public var _count: Int { 1 }

  @inlinable public var _levels: ChildrenLevels { ChildrenLevels(below: widget) }

  @inlinable public func _widget(at index: Int) -> any Widget { widget }

  @inlinable public func _identity(at index: Int) -> ChildIdentity { ChildIdentity(widget) }

  @inlinable public func _isKnown(at index: Int, toEqual other: Self, at otherIndex: Int) -> Bool? {
    if let inside = widget.widgetsInside, let others = other.widget.widgetsInside, !inside.isIdentical(to: others) {
      // Deeper children are compared once, with those of the widgets that contain them.
      guard inside.count == others.count, inside.haveNoneInside, others.haveNoneInside else { return nil }
    }
    return widget == other.widget
  }

  @inlinable public func _appendDifferences(from other: Self, at offset: Int, to indexes: inout [Int]) {
    if _isKnown(at: 0, toEqual: other, at: 0) != true { indexes.append(offset) }
  }

  @inlinable public func _isEqual(to other: Self) -> Bool? { widget == other.widget }

  @inlinable public func _visit(_ visitor: inout some WidgetVisitor) -> Bool { visitor.visit(widget) }

  @inlinable public func _visit(at index: Int, _ visitor: inout some WidgetVisitor) -> Bool { visitor.visit(widget) }
}

/// A line of a block that is a component.
@frozen public struct ComponentLine<Line: Component>: WidgetContent {
  @usableFromInline internal let component: Line

  @inlinable @inline(__always) internal init(_ component: consuming Line) { self.component = component }

  @inlinable public var _count: Int { 1 }

  @inlinable public var _levels: ChildrenLevels { ChildrenLevels() }

  @inlinable public func _widget(at index: Int) -> any Widget { Composed(component) }

  @inlinable public func _identity(at index: Int) -> ChildIdentity { ChildIdentity(type: Line.self, key: nil) }

  @inlinable public func _isKnown(at index: Int, toEqual other: Self, at otherIndex: Int) -> Bool? {
    component.isSame(as: other.component)
  }

  @inlinable public func _appendDifferences(from other: Self, at offset: Int, to indexes: inout [Int]) {
    if _isKnown(at: 0, toEqual: other, at: 0) != true { indexes.append(offset) }
  }

  @inlinable public func _isEqual(to other: Self) -> Bool? { _isKnown(at: 0, toEqual: other, at: 0) }

  @inlinable public func _visit(_ visitor: inout some WidgetVisitor) -> Bool { visitor.visit(Composed(component)) }

  @inlinable public func _visit(at index: Int, _ visitor: inout some WidgetVisitor) -> Bool { _visit(&visitor) }
}

/// Two pieces of content, one after the other.
@frozen public struct ContentPair<First: WidgetContent, Second: WidgetContent>: WidgetContent {
  @usableFromInline internal let first: First
  @usableFromInline internal let second: Second

  @inlinable @inline(__always) internal init(_ first: consuming First, _ second: consuming Second) {
    self.first = first
    self.second = second
  }

  @inlinable public var _count: Int { first._count + second._count }

  @inlinable public var _levels: ChildrenLevels {
    var levels = first._levels
    levels.formUnion(second._levels)
    return levels
  }

  @inlinable public func _widget(at index: Int) -> any Widget {
    let count = first._count
    return index < count ? first._widget(at: index) : second._widget(at: index - count)
  }

  @inlinable public func _identity(at index: Int) -> ChildIdentity {
    let count = first._count
    return index < count ? first._identity(at: index) : second._identity(at: index - count)
  }

  @inlinable public func _isKnown(at index: Int, toEqual other: Self, at otherIndex: Int) -> Bool? {
    let (count, others) = (first._count, other.first._count)
    return switch (index < count, otherIndex < others) {
    case (true, true): first._isKnown(at: index, toEqual: other.first, at: otherIndex)
    case (false, false): second._isKnown(at: index - count, toEqual: other.second, at: otherIndex - others)
    default: nil
    }
  }

  @inlinable public func _appendDifferences(from other: Self, at offset: Int, to indexes: inout [Int]) {
    let (count, others) = (first._count, other.first._count)
    first._appendDifferences(from: other.first, at: offset, to: &indexes)
    if count == others {
      second._appendDifferences(from: other.second, at: offset + count, to: &indexes)
    } else {
      // Nothing is known of widgets that have moved.
      indexes += offset + min(count, others)..<offset + min(_count, other._count)
    }
  }

  @inlinable public func _isEqual(to other: Self) -> Bool? {
    guard first._isEqual(to: other.first) == true else { return first._count == other.first._count ? false : nil }
    return second._isEqual(to: other.second)
  }

  @inlinable public func _visit(_ visitor: inout some WidgetVisitor) -> Bool {
    first._visit(&visitor) && second._visit(&visitor)
  }

  @inlinable public func _visit(at index: Int, _ visitor: inout some WidgetVisitor) -> Bool {
    let count = first._count
    return index < count ? first._visit(at: index, &visitor) : second._visit(at: index - count, &visitor)
  }
}

extension Children: WidgetContent {
  public var _count: Int { count }

  public var _levels: ChildrenLevels { box?.levels ?? ChildrenLevels() }

  public func _widget(at index: Int) -> any Widget { self[index] }

  public func _identity(at index: Int) -> ChildIdentity { identity(at: index) }

  public func _isKnown(at index: Int, toEqual other: Children, at otherIndex: Int) -> Bool? {
    isKnown(at: index, toEqual: other, at: otherIndex)
  }

  public func _appendDifferences(from other: Children, at offset: Int, to indexes: inout [Int]) {
    if isIdentical(to: other) { return }
    let end = Swift.min(count, other.count)
    indexes += differences(from: other)?.map { $0 + offset } ?? Array(offset..<offset + end)
  }

  public func _isEqual(to other: Children) -> Bool? { count == other.count ? self == other : nil }

  public func _visit(_ visitor: inout some WidgetVisitor) -> Bool { box?.visit(&visitor) ?? true }

  public func _visit(at index: Int, _ visitor: inout some WidgetVisitor) -> Bool {
    box?.visit(at: index, &visitor) ?? true
  }
}
