/// A line of a block that is a component, which becomes a widget when somebody asks for it.
@frozen public struct LineOfComponent<Line: Component>: Content {
  @usableFromInline internal let component: Line

  @inlinable @inline(__always) internal init(_ component: consuming Line) { self.component = component }

  /// One.
  @inlinable public var _count: Int { 1 }

  /// None, because the body has not been read.
  @inlinable public var _levels: ChildrenLevels { ChildrenLevels() }

  /// Returns the widget of the component.
  @inlinable public func _widget(at index: Int) -> any Widget { Composed(component) }

  /// Appends the widget of the component to an array.
  @inlinable public func _append(to widgets: inout [any Widget]) { widgets.append(Composed(component)) }

  /// Returns the identity of the component.
  @inlinable public func _identity(at index: Int) -> ChildIdentity { ChildIdentity(type: Line.self, key: nil) }

  /// Returns whether the components have the same content.
  @inlinable public func _isKnown(at index: Int, toEqual other: Self, at otherIndex: Int) -> Bool? {
    component.isSame(as: other.component)
  }

  /// Appends the index of the component if it has another content.
  @inlinable public func _appendDifferences(from other: Self, at offset: Int, to indexes: inout [Int]) {
    if !component.isSame(as: other.component) { indexes.append(offset) }
  }

  /// Returns whether the components have the same content.
  @inlinable public func _isEqual(to other: Self) -> Bool? { component.isSame(as: other.component) }

  /// Visits the widget of the component.
  @inlinable public func _visit(_ visitor: inout some WidgetVisitor) -> Bool { visitor.visit(Composed(component)) }

  /// Visits the widget of the component.
  @inlinable public func _visit(at index: Int, _ visitor: inout some WidgetVisitor) -> Bool { _visit(&visitor) }
}
