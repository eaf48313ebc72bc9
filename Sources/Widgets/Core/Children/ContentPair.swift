/// The content of some lines of a block, and that of the lines after them.
@frozen public struct ContentPair<First: Content, Second: Content>: Content {
  @usableFromInline internal let first: First
  @usableFromInline internal let second: Second

  @inlinable @inline(__always) internal init(_ first: consuming First, _ second: consuming Second) {
    self.first = first
    self.second = second
  }

  /// The number of widgets in both.
  @inlinable public var _count: Int { first._count + second._count }

  /// The levels of children below the widgets in both.
  @inlinable public var _levels: ChildrenLevels {
    var levels = first._levels
    levels.formUnion(second._levels)
    return levels
  }

  /// Returns the widget at an index.
  @inlinable public func _widget(at index: Int) -> any Widget {
    let count = first._count
    return index < count ? first._widget(at: index) : second._widget(at: index - count)
  }

  /// Appends the widgets of both to an array.
  @inlinable public func _append(to widgets: inout [any Widget]) {
    first._append(to: &widgets)
    second._append(to: &widgets)
  }

  /// Returns the identity of the child at an index.
  @inlinable public func _identity(at index: Int) -> ChildIdentity {
    let count = first._count
    return index < count ? first._identity(at: index) : second._identity(at: index - count)
  }

  /// Returns whether two widgets are known to be equal, or `nil` for widgets of different lines.
  @inlinable public func _isKnown(at index: Int, toEqual other: Self, at otherIndex: Int) -> Bool? {
    let (count, others) = (first._count, other.first._count)
    return switch (index < count, otherIndex < others) {
    case (true, true): first._isKnown(at: index, toEqual: other.first, at: otherIndex)
    case (false, false): second._isKnown(at: index - count, toEqual: other.second, at: otherIndex - others)
    default: nil
    }
  }

  /// Appends the indexes of the widgets that are not known to equal others.
  @inlinable public func _appendDifferences(from other: Self, at offset: Int, to indexes: inout [Int]) {
    let (count, others) = (first._count, other.first._count)
    first._appendDifferences(from: other.first, at: offset, to: &indexes)
    if count == others {
      second._appendDifferences(from: other.second, at: offset + count, to: &indexes)
    } else {
      // The widgets after these lines have moved, so that all of them may differ.
      indexes += offset + min(count, others)..<offset + min(_count, other._count)
    }
  }

  /// Returns whether both are equal, or `nil` if one of both lists another number of widgets.
  @inlinable public func _isEqual(to other: Self) -> Bool? {
    guard let isEqual = first._isEqual(to: other.first) else { return nil }
    if isEqual { return second._isEqual(to: other.second) }
    // The wholes can be equal although the first parts have different counts.
    return first._count == other.first._count ? false : nil
  }

  /// Visits the widgets of both.
  @inlinable public func _visit(_ visitor: inout some WidgetVisitor) -> Bool {
    first._visit(&visitor) && second._visit(&visitor)
  }

  /// Visits the widget at an index.
  @inlinable public func _visit(at index: Int, _ visitor: inout some WidgetVisitor) -> Bool {
    let count = first._count
    return index < count ? first._visit(at: index, &visitor) : second._visit(at: index - count, &visitor)
  }
}
