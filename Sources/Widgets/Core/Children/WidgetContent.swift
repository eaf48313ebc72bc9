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

  /// Visits the widgets in order, until the visitor returns `false`, and returns whether all have been visited.
  func _visit(_ visitor: inout some WidgetVisitor) -> Bool

  /// Gives the widgets the keys of an element, of which the first widget here has a place.
  mutating func _setKeys(of element: WidgetKey, from place: Int)
}

/// A line of a block that is a widget.
@frozen public struct WidgetLine<Line: Widget>: WidgetContent {
  @usableFromInline internal var widget: Line

  @inlinable @inline(__always) internal init(_ widget: Line) { self.widget = widget }

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

  @inlinable public mutating func _setKeys(of element: WidgetKey, from place: Int) {
    widget.key = WidgetKey(element, of: widget.key, at: place)
  }
}

/// A line of a block that is a component.
@frozen public struct ComponentLine<Line: Component>: WidgetContent {
  @usableFromInline internal let component: Line
  @usableFromInline internal var key: WidgetKey?

  @inlinable @inline(__always) internal init(_ component: Line) { self.component = component }

  @inlinable public var _count: Int { 1 }

  @inlinable public var _levels: ChildrenLevels { ChildrenLevels() }

  @usableFromInline internal var composed: Composed {
    var widget = Composed(component)
    widget.key = key
    return widget
  }

  @inlinable public func _widget(at index: Int) -> any Widget { composed }

  @inlinable public func _identity(at index: Int) -> ChildIdentity { ChildIdentity(type: Line.self, key: key) }

  @inlinable public func _isKnown(at index: Int, toEqual other: Self, at otherIndex: Int) -> Bool? {
    key == other.key && component.isSame(as: other.component)
  }

  @inlinable public func _appendDifferences(from other: Self, at offset: Int, to indexes: inout [Int]) {
    if _isKnown(at: 0, toEqual: other, at: 0) != true { indexes.append(offset) }
  }

  @inlinable public func _isEqual(to other: Self) -> Bool? { _isKnown(at: 0, toEqual: other, at: 0) }

  @inlinable public func _visit(_ visitor: inout some WidgetVisitor) -> Bool { visitor.visit(composed) }

  @inlinable public mutating func _setKeys(of element: WidgetKey, from place: Int) {
    key = WidgetKey(element, of: key, at: place)
  }
}

/// Two pieces of content, one after the other.
@frozen public struct ContentPair<First: WidgetContent, Second: WidgetContent>: WidgetContent {
  @usableFromInline internal var first: First
  @usableFromInline internal var second: Second

  @inlinable @inline(__always) internal init(_ first: First, _ second: Second) {
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

  @inlinable public mutating func _setKeys(of element: WidgetKey, from place: Int) {
    first._setKeys(of: element, from: place)
    second._setKeys(of: element, from: place + first._count)
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

  public mutating func _setKeys(of element: WidgetKey, from place: Int) { setKeys(of: element, from: place) }
}
